import { fileURLToPath } from 'node:url';

/** Returns the folder of inputs that once broke a target. */
export function folder(target: string): string {
  return fileURLToPath(new URL(`./corpus/${target}`, import.meta.url));
}

/** Throws unless both are equal: `expect` is slower than most parsers. */
export function same(found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`It came back as ${shown(found)}\n  instead of ${shown(expected)}`);
}

function shown(value: unknown): string {
  return String(value).slice(0, 600);
}
