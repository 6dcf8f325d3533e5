import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from './random.ts';

/** Damage to one file of a data folder. */
export interface Damage {
  readonly name: string;
  /** The file, relative to the folder. */
  readonly file: string;
  inflict(folder: string): void;
}

/** Returns all files of a stopped server's data folder, relative to it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && statSync(join(folder, name)).size > 0)
    .sort();
}

/** Flips one bit of a file, at a position given as a share between 0 and 1 of its written part. */
export function flip(file: string, share: number): Damage {
  return {
    name: `a bit flipped at ${(share * 100).toFixed(1)} % of ${file}`,
    file,
    inflict(folder) {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      const at = Math.min(bytes.length - 1, Math.floor(share * writtenBytes(bytes)));
      bytes[at] = (bytes[at] as number) ^ 4;
      writeFileSync(path, bytes);
    },
  };
}

export function truncate(file: string, share: number): Damage {
  return {
    name: `${file} cut off at ${(share * 100).toFixed(1)} %`,
    file,
    inflict(folder) {
      const path = join(folder, file);
      truncateSync(path, Math.floor(share * writtenBytes(readFileSync(path))));
    },
  };
}

export function remove(file: string): Damage {
  return { name: `${file} deleted`, file, inflict: (folder) => rmSync(join(folder, file)) };
}

export function both(first: Damage, second: Damage): Damage {
  return {
    name: `${first.name}, ${second.name}`,
    file: first.file,
    inflict(folder) {
      first.inflict(folder);
      second.inflict(folder);
    },
  };
}

/** Flips a bit or truncates, at a random position of a random file. */
export function randomDamage(folder: string, random: Random): Damage {
  const [first = '', ...rest] = filesOf(folder);
  const file = random.pick([first, ...rest]);
  const share = random.below(10_000) / 10_000;
  return random.below(3) === 0 ? truncate(file, share) : flip(file, share);
}

/** Returns damages at the most harmful positions; files that this server does not have are omitted. */
export function targetedDamages(folder: string): Damage[] {
  const [db, wal, redo, sums, list] = ['', '-wal', '-redo.a', '-sums', '-matches'].map((end) => `tessera.db${end}`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const journal = join('journals', '1.a');
  const damages = [
    remove(wal),
    flip(wal, 0),
    flip(wal, 0.3),
    truncate(wal, 0),
    truncate(wal, 0.5),
    remove(db),
    flip(db, 0),
    flip(db, 0.5),
    flip(db, 0.9),
    truncate(db, 0.5),
    remove(redo),
    flip(redo, 0.5),
    both(remove(wal), flip(redo, 0.5)),
    both(remove(wal), remove(redo)),
    both(flip(wal, 0.5), truncate(redo, 0.5)),
    remove(sums),
    flip(list, 0.5),
    flip(journal, 0.999),
    truncate(journal, 0.5),
    remove('secret.key'),
    flip('secret.key', 0.5),
  ];
  return damages.filter(({ file }) => existsSync(join(folder, file)));
}

/** Files are created in full size: bytes after the last non-zero byte were never written. */
function writtenBytes(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return end;
}
