import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game } from '@tessera/kernel';
import { type CaseMeans, type CaseResult, runCases } from './cases/cases.ts';
import { checkPlaythrough, type PlaythroughCheck, type PlaythroughSettings, record } from './playthrough.ts';

export { type FileOfPack, type OwnPack, packFaults, packFilesIn } from './packFiles.ts';

/**
 * Runs the cases of every JSON file in a folder, recursively. Skips `.schema.json` files, which are for editors, and
 * `.given.json` files, which are shared starting positions.
 */
export function runCaseFolder(
  games: Game | readonly Game[],
  folder: string,
  means: Omit<CaseMeans, 'read'> = {},
): CaseResult[] {
  const files = filesIn(folder, '.json').filter(
    (file) => !file.endsWith('.schema.json') && !file.endsWith('.given.json'),
  );
  return files.flatMap((file) => {
    const read = (path: string) => readFileSync(join(dirname(file), path), 'utf8');
    return runCases(games, readFileSync(file, 'utf8'), file, { ...means, read });
  });
}

/** Checks every playthrough (`.txt`) in a folder, recursively. */
export function checkPlaythroughFolder(game: Game, folder: string): ({ readonly file: string } & PlaythroughCheck)[] {
  return filesIn(folder, '.txt').map((file) => ({ file, ...checkPlaythrough(game, readFileSync(file, 'utf8')) }));
}

/** Records a playthrough to a file, overwriting it. */
export function recordToFile(game: Game, file: string, settings: PlaythroughSettings = {}): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, record(game, settings));
}

function filesIn(folder: string, ending: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
