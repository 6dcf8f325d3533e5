import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { PRIVATE_FILE } from '../privateFiles.ts';

/** A match that was added or removed. */
export interface ListedMatch {
  readonly id: string;
  readonly code: string;
  readonly isGone: boolean;
}

const LINE = /^([+-]) (\S+) (\S+) ([0-9a-f]{1,8})$/;

/**
 * List of all matches, in a text file beside the database: it still names a match that damage has removed from the
 * database.
 */
export class MatchList {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Returns the codes of the listed matches by id, and the number of unreadable lines. */
  read(): { readonly codes: Map<string, string>; readonly damaged: number } {
    const codes = new Map<string, string>();
    let damaged = 0;
    if (!existsSync(this.#path)) return { codes, damaged };
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) {
      if (line === '') continue;
      const [, sign, id = '', code = '', sum] = LINE.exec(line) ?? [];
      if (sum === undefined || sum !== sumOf(`${sign} ${id} ${code}`)) damaged++;
      else if (sign === '+') codes.set(id, code);
      else codes.delete(id);
    }
    return { codes, damaged };
  }

  add(matches: readonly ListedMatch[]): void {
    if (matches.length > 0) appendFileSync(this.#path, linesOf(matches), { mode: PRIVATE_FILE });
  }

  rewrite(matches: readonly ListedMatch[]): void {
    writeFileSync(`${this.#path}.partial`, linesOf(matches), { mode: PRIVATE_FILE, flush: true });
    renameSync(`${this.#path}.partial`, this.#path);
  }
}

function linesOf(matches: readonly ListedMatch[]): string {
  const lines = matches.map(({ id, code, isGone }) => {
    const text = `${isGone ? '-' : '+'} ${id} ${code}`;
    return `${text} ${sumOf(text)}\n`;
  });
  return lines.join('');
}

function sumOf(text: string): string {
  return crc32(text).toString(16);
}
