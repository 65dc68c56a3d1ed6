/** Sharing a link: with the device's own dialog, else by the clipboard. */

/** Shares a text with a link; says what became of it. In the clipboard `between` separates them. */
export async function share(text: string, link: string, between = " "): Promise<"shared" | "copied" | "failed"> {
  const url = new URL(link, location.href).href;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ text, url });
      return "shared";
    }
    await navigator.clipboard.writeText(`${text}${between}${url}`);
    return "copied";
  } catch (error) {
    // Closing the device's dialog is no failure.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed";
  }
}
