/** Tells the browser which paper the page is for. */
import type { Size } from "./sheets";

/** The margin round the rules, whose pages the browser breaks by itself. */
export const RULES_MARGIN = 12;

/** Sets the size of the paper; the result takes it back. The content security policy allows no style element. */
export function setPageSize({ width, height }: Size): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page { size: ${width}mm ${height}mm; margin: 0 }
    @page rules { size: ${width}mm ${height}mm; margin: ${RULES_MARGIN}mm }
  `);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
