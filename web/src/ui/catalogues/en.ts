/** By path, so that each game's words stay apart: many games have a `title`. */
export default import.meta.glob<string>(
  [
    "../../../../src/asterism/locale/en.ftl",
    "../../../../src/asterism/games/*/locale/en.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
