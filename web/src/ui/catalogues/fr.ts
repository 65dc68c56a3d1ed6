/** All catalogues of one language by path: message ids such as `title` occur in several games. */
export default import.meta.glob<string>(
  [
    "../../../../src/asterism/locale/fr.ftl",
    "../../../../src/asterism/games/*/locale/fr.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
