import { COLOUR_CODES } from './paint.ts';

/** Our own colours, which neither hide anything nor move anywhere. */
const COLOUR = new RegExp(`\\u001b\\[(?:0|${COLOUR_CODES.join('|')})m`, 'gu');
/** Everything a terminal obeys instead of showing it, and what turns the direction of writing; but new lines and tabs. */
const COMMAND = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Text for a terminal. What comes from a file (names, titles, notes) may hold sequences that clear the screen, rename the
 * window or write over what was said before: of them only what can be read is left.
 */
export function safeText(text: string): string {
  const parts = text.split(COLOUR).map((part) => part.replace(COMMAND, ''));
  const colours = text.match(COLOUR) ?? [];
  return parts.map((part, i) => part + (colours[i] ?? '')).join('');
}

/** A document as JSON that is safe on a terminal: the same document, with all of that written as numbers. */
export function safeJson(document: unknown): string {
  const text = JSON.stringify(document, null, 2);
  return text.replace(COMMAND, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
