import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { games } from '@tessera/catalog';
import type { Game } from '@tessera/kernel';
import { type CaseResult, runCases } from '@tessera/testkit';
import { defineCommand } from '../command.ts';
import { EXIT } from '../errors.ts';
import { count } from '../figures.ts';
import { filesAt, filesUnder } from '../fileSet.ts';
import { readText } from '../files.ts';
import type { Paint } from '../paint.ts';
import { indent } from '../table.ts';
import { workspaceRoot } from '../workspace.ts';

/** Rule cases: Given a position, When something is done, Then this holds. */
export const cases = defineCommand({
  name: 'cases',
  summary: 'Run rule cases: Given, When, Then as JSON',
  about: 'Files, folders and patterns are welcome; without any, the cases of every game are run.',
  operands: { usage: '[files...]', min: 0, max: Number.POSITIVE_INFINITY },
  flags: {},
  examples: ['tessera cases', 'tessera cases games/heist-city/cases', "tessera cases 'games/*/cases/**/*.json' --json"],

  async run({ operands }, { io, paint }) {
    const files = operands.length > 0 ? filesAt(operands, '.json', io.cwd) : casesOfAllGames(io.cwd);
    const results = files.flatMap((file) => runCases(gamesFor(file, io.cwd), readText(file, io.cwd), file));
    const failed = results.filter(({ ok }) => !ok).length;
    return {
      exit: failed > 0 ? EXIT.findings : EXIT.fine,
      text: casesText(results, paint),
      document: {
        passed: results.length - failed,
        failed,
        results: results.map(({ rule = '', ...result }) => ({ ...result, rule })),
      },
    };
  },
});

function casesOfAllGames(cwd: string): string[] {
  const root = workspaceRoot();
  if (root === undefined) return [];
  const folders = games.map(({ folder }) => join(root, folder, 'cases')).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => filesUnder(relative(cwd, folder) || '.', '.json', cwd));
}

/** A file in a game's own folder need not name the game. */
function gamesFor(file: string, cwd: string): Game | readonly Game[] {
  const root = workspaceRoot() ?? cwd;
  const home = games.find(({ folder }) => resolve(cwd, file).startsWith(join(root, folder) + sep));
  return home ? home.game : games.map(({ game }) => game);
}

function casesText(results: readonly CaseResult[], paint: Paint): string {
  if (results.length === 0) return 'no cases yet';
  const failed = results.filter(({ ok }) => !ok);
  const stories = failed.map(({ file, name, rule, why = '' }) =>
    [`${paint.red('failed')}  ${name}${rule === undefined ? '' : ` (${rule})`}`, indent(`${file}\n${why}`, 8)].join(
      '\n',
    ),
  );
  const files = new Set(results.map(({ file }) => file)).size;
  const verdict = failed.length > 0 ? paint.red(`${failed.length} failed`) : paint.green('all passed');
  return [...stories, `${count(results.length, 'case')} in ${count(files, 'file')}, ${verdict}`].join('\n');
}
