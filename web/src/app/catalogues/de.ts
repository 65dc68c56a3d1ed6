export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/asterism/locale/de.ftl",
      "../../../../src/asterism/games/*/locale/de.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
