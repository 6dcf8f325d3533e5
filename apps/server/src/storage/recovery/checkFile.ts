import { existsSync } from 'node:fs';
import type Database from 'libsql';
import { journalFiles } from '../journal.ts';
import { redoName } from './commitLog.ts';
import type { DamageReport } from './damageReport.ts';
import type { PageSums } from './pageSums.ts';
import { readWal } from './walFrames.ts';

/** Problems of indexes only. They are rebuilt from their tables. */
const INDEX_PROBLEM = /^(?:row \d+ missing from index |wrong # of entries in index |non-unique entry in index )/;
const SHOWN_PROBLEMS = 3;

export interface CheckedFile {
  readonly database: Database.Database;
  readonly file: string;
  readonly sums: PageSums;
  onFinding(finding: DamageReport): void;
}

/** Damage that prevents the start of a server. */
export class DamagedDatabase extends Error {
  constructor(problem: string) {
    super(`The database is damaged, ${problem}: restore a backup of it`);
  }
}

/**
 * Compares the database file with its page checksums. Throws an error if the file is unusable. Damage that leaves the
 * structure intact becomes a finding that names the matches on the damaged pages.
 */
export function checkFile({ database, file, sums, onFinding }: CheckedFile): void {
  const wal = readWal(`${file}-wal`);
  if (!sums.exists) {
    const wasKilled = wal.databasePages > 0 || journalFiles(redoName(file)).some((path) => existsSync(path));
    if (wasKilled) mustBeSound(database, onFinding);
    return;
  }
  const { pages, missing, isTorn, isPartial } = sums.compare(wal);
  if (missing > 0) {
    throw new DamagedDatabase(`${missing} of its pages are missing`);
  }
  if (isPartial) {
    mustBeSound(database, onFinding);
    onFinding({ problem: 'page checksums damaged: rebuilt' });
    sums.remove();
    return;
  }
  if (isTorn) throw new DamagedDatabase('its write-ahead log was damaged during a checkpoint');
  if (pages.length === 0) return;
  mustBeSound(database, onFinding);
  onFinding({
    problem: `database file damaged: wrong checksums of pages ${pages.join(', ')}`,
    matches: matchesOn(
      database,
      pages.map((page) => sums.readPage(page)),
    ),
  });
  // The next start reports later damage only.
  sums.accept(pages);
}

function mustBeSound(database: Database.Database, onFinding: (finding: DamageReport) => void): void {
  let problems = problemsOf(database);
  if (problems.length > 0 && problems.every((problem) => INDEX_PROBLEM.test(problem))) {
    database.exec('REINDEX');
    onFinding({ problem: `database indexes rebuilt: ${shown(problems)}` });
    problems = problemsOf(database);
  }
  if (problems.length > 0) throw new DamagedDatabase(shown(problems));
}

function problemsOf(database: Database.Database): string[] {
  const rows = database.prepare('PRAGMA integrity_check').all() as { readonly integrity_check: string }[];
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

function shown(problems: readonly string[]): string {
  return problems.slice(0, SHOWN_PROBLEMS).join('; ').replaceAll('\n', ' ');
}

/** Returns the matches named in the bytes of some pages. */
function matchesOn(database: Database.Database, pages: readonly Buffer[]): string[] {
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE name = 'matches'`).all();
  if (tables.length === 0) return [];
  const rows = database.prepare('SELECT id FROM matches').all() as { readonly id: string }[];
  return rows.map(({ id }) => id).filter((id) => pages.some((page) => page.includes(id)));
}
