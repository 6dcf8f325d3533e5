import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SHARED = new URL('../../../../shared/spec/', import.meta.url);

/** Returns the text of the specification, or an empty string without the document. */
export function documentText(): string {
  const name = existsSync(SHARED) ? readdirSync(SHARED).find((each) => each.startsWith('003_')) : undefined;
  return name === undefined ? '' : readFileSync(new URL(name, SHARED), 'utf8');
}

/** Returns the fenced blocks of a text, each without its language. */
export function blocksOf(text: string): readonly string[] {
  return text
    .split(/^```/m)
    .filter((_, index) => index % 2 === 1)
    .map((block) => block.slice(block.indexOf('\n') + 1));
}
