import { COLOUR_CODES } from './paint.ts';

/** Our colours, which neither hide text nor move the cursor. */
const COLOUR = new RegExp(`\\u001b\\[(?:0|${COLOUR_CODES.join('|')})m`, 'gu');
/** Control characters and direction overrides, except new lines and tabs. */
const COMMAND = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Sanitizes text for a terminal. Text from a file (names, titles, notes) may contain sequences that clear the screen,
 * rename the window or overwrite earlier output; only printable characters are kept.
 */
export function safeText(text: string): string {
  const parts = text.split(COLOUR).map((part) => part.replace(COMMAND, ''));
  const colours = text.match(COLOUR) ?? [];
  return parts.map((part, i) => part + (colours[i] ?? '')).join('');
}

/** Serializes a document as JSON that is safe on a terminal: control characters are escaped. */
export function safeJson(document: unknown): string {
  const text = JSON.stringify(document, null, 2);
  return text.replace(COMMAND, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
