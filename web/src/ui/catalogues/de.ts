/** All catalogues of one language by path: message ids such as `title` occur in several games. */
export default import.meta.glob<string>(
  [
    "../../../../src/asterism/locale/de.ftl",
    "../../../../src/asterism/games/*/locale/de.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
