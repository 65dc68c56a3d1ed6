/** By path, so that each game's words stay apart: many games have a `title`. */
export default import.meta.glob<string>(
  [
    "../../../../src/asterism/locale/de.ftl",
    "../../../../src/asterism/games/*/locale/de.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
