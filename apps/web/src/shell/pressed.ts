interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The name of what was pressed: the key in lower case, after `ctrl+` where Control or Command was held, and after
 * `shift+` for a letter; other characters already differ by it.
 */
export function pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const isLetter = /^[a-z]$/i.test(key);
  const held = [(ctrlKey || metaKey) && 'ctrl+', altKey && 'alt+', shiftKey && isLetter && 'shift+'];
  return held.filter(Boolean).join('') + key.toLowerCase();
}
