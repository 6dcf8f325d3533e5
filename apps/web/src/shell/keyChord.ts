interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Returns the name of a pressed key in lower case, prefixed with `ctrl+` for Control or Command, and with `shift+` for
 * letters. Other characters already differ when Shift is held.
 */
export function keyChord({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const isLetter = /^[a-z]$/i.test(key);
  const held = [(ctrlKey || metaKey) && 'ctrl+', altKey && 'alt+', shiftKey && isLetter && 'shift+'];
  return held.filter(Boolean).join('') + key.toLowerCase();
}
