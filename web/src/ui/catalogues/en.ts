/** All catalogues of one language by path: message ids such as `title` occur in several games. */
export default import.meta.glob<string>(
  [
    "../../../../src/asterism/locale/en.ftl",
    "../../../../src/asterism/games/*/locale/en.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
