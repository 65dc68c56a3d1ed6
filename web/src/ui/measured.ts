/** How large an element is, told whenever that changes. */
import type { Attachment } from "svelte/attachments";

/**
 * Tells the inner size of the element once it has been laid out, and after every change.
 *
 * Svelte's own `bind:clientWidth` asks for it while the page is still being built, which makes the browser lay out
 * everything twice. And what can only be drawn when the size is known is drawn after the rest has been painted: two
 * short tasks, between which a phone answers to fingers, rather than a long one.
 */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const tellNow = () => tell(element.clientWidth, element.clientHeight);
    let first: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      if (first === undefined) first = setTimeout(tellNow);
      else tellNow();
    });
    observer.observe(element);
    return () => {
      clearTimeout(first);
      observer.disconnect();
    };
  };
}
