import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game } from '@tessera/kernel';
import { type CaseResult, runCases } from './cases.ts';
import { checkPlaythrough, type PlaythroughCheck, type PlaythroughSettings, record } from './playthrough.ts';

/** Runs the cases of every JSON file in a folder and the folders in it; a `.schema.json` is there for editors. */
export function runCaseFolder(games: Game | readonly Game[], folder: string): CaseResult[] {
  const files = filesIn(folder, '.json').filter((file) => !file.endsWith('.schema.json'));
  return files.flatMap((file) => runCases(games, readFileSync(file, 'utf8'), file));
}

/** Checks every playthrough (`.txt`) in a folder and the folders in it. */
export function checkPlaythroughFolder(game: Game, folder: string): ({ readonly file: string } & PlaythroughCheck)[] {
  return filesIn(folder, '.txt').map((file) => ({ file, ...checkPlaythrough(game, readFileSync(file, 'utf8')) }));
}

/** Records a playthrough into a file, over whatever is there. */
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
