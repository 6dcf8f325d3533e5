import type { SavedFile } from './recordFile.ts';

/** Hands a file to the browser to be saved. */
export function saveFile({ name, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
