/**
 * A host's own text as the page shows it: headings, lists, paragraphs and links, the plainest part of Markdown.
 *
 * Everything becomes text in elements of ours, so nothing in it can run.
 */

/** A piece of a line; with an address it is a link. */
export interface Piece {
  text: string;
  href?: string;
}

export type Block =
  | { kind: "heading"; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; items: Piece[][] };

const HEADING = /^#{1,6}\s+/;
const ITEM = /^[-*]\s+/;
/** `[text](address)`, or an address alone. Only addresses of the web and of mail become links. */
const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^\s)]+)\)|((?:https?:\/\/)[^\s<>)]+[^\s<>).,;:!?])/g;

/** The blocks of a text, which empty lines part. */
export function blocksOf(text: string): Block[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .flatMap((part) => partBlocks(part.trim()));
}

function partBlocks(part: string): Block[] {
  if (!part) return [];
  const lines = part.split("\n");
  if (HEADING.test(lines[0]!)) {
    const heading: Block = { kind: "heading", pieces: piecesOf(lines[0]!.replace(HEADING, "")) };
    return [heading, ...partBlocks(lines.slice(1).join("\n").trim())];
  }
  if (lines.every((line) => ITEM.test(line))) {
    return [{ kind: "list", items: lines.map((line) => piecesOf(line.replace(ITEM, ""))) }];
  }
  return [{ kind: "paragraph", pieces: piecesOf(part) }];
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(LINK)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    const href = found[2] ?? found[3]!;
    pieces.push({ text: found[1] ?? href, href });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
