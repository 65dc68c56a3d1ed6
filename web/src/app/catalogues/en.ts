export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/asterism/locale/en.ftl",
      "../../../../src/asterism/games/*/locale/en.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
