// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** Text of others, safe to show: a name must not move the cursor, change colours or begin a line of its own. */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '');
}

/** The same of several lines: where they end stays. */
export function plainLines(text: string): string {
  return text.split('\n').map(plainText).join('\n');
}

/** A JSON document as it was, with the controls that JSON itself lets through written as escapes. */
export function plainJson(json: string): string {
  return json.replace(/[\u007f-\u009f]/g, (control) => `\\u00${control.charCodeAt(0).toString(16)}`);
}
