/** The size of an element, reported whenever it changes. */
import type { Attachment } from "svelte/attachments";

/**
 * Reports the inner size of the element after its first layout and after every change.
 *
 * Svelte's `bind:clientWidth` reads it while the page is still being built, which makes the browser lay out everything
 * twice. Here, what depends on the size is drawn after the rest has been painted: two short tasks instead of a long one,
 * so that a phone reacts to touches in between.
 */
export function measured(report: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const reportNow = () => report(element.clientWidth, element.clientHeight);
    let first: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      if (first === undefined) first = setTimeout(reportNow);
      else reportNow();
    });
    observer.observe(element);
    return () => {
      clearTimeout(first);
      observer.disconnect();
    };
  };
}
