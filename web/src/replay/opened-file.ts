/** The record file that was opened last; the replay page and the review page share it. */
let opened: File | null = null;

export function openedFile(): File | null {
  return opened;
}

export function keepOpened(file: File): void {
  opened = file;
}
