/** Formats a table code for reading out: `K7Q-2MP`. */
export function codeText(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
