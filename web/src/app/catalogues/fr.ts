export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/asterism/locale/fr.ftl",
      "../../../../src/asterism/games/*/locale/fr.ftl",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
);
