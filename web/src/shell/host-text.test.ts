import { expect, test } from "vitest";
import { blocksOf } from "./host-text";

test("headings, lists and paragraphs are told apart", () => {
  expect(blocksOf("# Imprint\nStar Club\nSky Lane 1\r\n\r\n- one\n* two\n\n\nlast")).toEqual([
    { kind: "heading", pieces: [{ text: "Imprint" }] },
    { kind: "paragraph", pieces: [{ text: "Star Club\nSky Lane 1" }] },
    { kind: "list", items: [[{ text: "one" }], [{ text: "two" }]] },
    { kind: "paragraph", pieces: [{ text: "last" }] },
  ]);
});

test("addresses of the web and of mail become links, and nothing else does", () => {
  expect(blocksOf("see [us](https://stars.example.org) or https://a.example/b, or [mail](mailto:a@b.example)")).toEqual([
    {
      kind: "paragraph",
      pieces: [
        { text: "see " },
        { text: "us", href: "https://stars.example.org" },
        { text: " or " },
        { text: "https://a.example/b", href: "https://a.example/b" },
        { text: ", or " },
        { text: "mail", href: "mailto:a@b.example" },
      ],
    },
  ]);
  for (const text of ["[x](javascript:alert(1))", "<script>alert(1)</script>", "[x](data:text/html,x)"]) {
    expect(blocksOf(text)).toEqual([{ kind: "paragraph", pieces: [{ text }] }]);
  }
});

test("an empty text has no blocks", () => {
  expect(blocksOf(" \n\n ")).toEqual([]);
});
