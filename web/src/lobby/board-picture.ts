/**
 * A still picture of a game: its own board, drawn by its own view from a position in the middle of a match.
 *
 * The board is drawn once, out of sight, and copied. The copy has neither handlers nor keys nor test ids.
 */
import { mount, tick, unmount } from "svelte";
import { loadPicture, loadView } from "../games/registry";
import { printed } from "../protocol/api";
import { sayOf } from "../ui/i18n.svelte";

/** How wide pictures are, compared with their height. */
export const RATIO = 2;

/** Boards measure their room, and then parts of it: each takes a frame. */
const FRAMES = 5;
const DROPPED = /^(data-testid|data-legal|data-cell|data-drop|tabindex|role|aria-.*)$/;

/** The board of the game called `name`, as wide as its position says. */
export async function boardPicture(name: string): Promise<{ board: Element; width: number }> {
  const [view, picture, components] = await Promise.all([loadView(name), loadPicture(name), printed(name)]);
  const stage = document.createElement("div");
  stage.className = "board-stage";
  stage.inert = true;
  stage.style.width = `${picture.width}px`;
  stage.style.height = `${picture.width / RATIO}px`;
  document.body.append(stage);
  const table = mount(view.Table, {
    target: stage,
    props: {
      printed: components,
      options: picture.options,
      view: picture.view,
      legal: [],
      events: [],
      last: [],
      explained: false,
      players: picture.players,
      say: sayOf(name),
      play: () => undefined,
    },
  });
  try {
    await settled();
    return { board: still(stage), width: picture.width };
  } finally {
    await unmount(table);
    stage.remove();
  }
}

async function settled(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await tick();
  }
}

/** A copy of an element in which nothing can be done, found or announced. */
function still(stage: Element): Element {
  const copy = stage.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...element.attributes]) if (DROPPED.test(name)) element.removeAttribute(name);
  copy.className = "board-still";
  return copy;
}
