/** What a terminal obeys instead of showing it, and what turns the direction of writing; new lines and tabs too. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Text of others on one line, safe to show: a name must not move the cursor, change colours or begin a line of its own. */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '');
}
