/** Control characters and direction overrides, including new lines and tabs. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Sanitizes untrusted text for one line: a name must not move the cursor, change colours or start a new line. */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '');
}
