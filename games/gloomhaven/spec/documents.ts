import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SHARED = new URL('../../../../shared/spec/', import.meta.url);

/** Returns the fenced blocks of a specification by its number, or none when the document is not available. */
export function documentBlocks(document: string): readonly string[] {
  if (!existsSync(SHARED)) return [];
  const name = readdirSync(SHARED).find((each) => each.startsWith(`${document}_`));
  if (name === undefined) return [];
  const text = readFileSync(new URL(name, SHARED), 'utf8');
  return text.split(/^```/m).filter((_, index) => index % 2 === 1);
}

/** Reads a JSON file of this folder. */
export function jsonBeside(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}
