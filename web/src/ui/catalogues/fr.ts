/** By path, so that each game's words stay apart: many games have a `title`. */
export default import.meta.glob<string>(
  [
    "../../../../src/asterism/locale/fr.ftl",
    "../../../../src/asterism/games/*/locale/fr.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
