/** The record that was opened from a file last: its replay and its review are pages of their own. */
let opened: File | null = null;

export function openedFile(): File | null {
  return opened;
}

export function keepOpened(file: File): void {
  opened = file;
}
