import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CatalogEntry, games } from '@tessera/catalog';
import {
  count,
  defineCommand,
  EXIT,
  filesUnder,
  indent,
  type Paint,
  readText,
  UsageError,
  workspaceRoot,
} from '@tessera/terminal';
import { checkPlaythrough, type PlaythroughCheck } from '@tessera/testkit';
import { gameNamed } from '../matchFlags.ts';

interface Checked {
  readonly game: string;
  readonly file?: string;
  readonly ok: boolean;
  readonly why?: string;
}

/** Command that checks whether the recorded matches replay unchanged. A game without a recording is a finding. */
export const playthroughCheck = defineCommand({
  name: 'playthrough check',
  topic: 'rules',
  summary: 'Check that the recorded matches of a game replay unchanged',
  about: 'Without a name, checks every game. A game without a playthrough is a finding.',
  operands: { usage: '[game]', min: 0, max: 1 },
  flags: {},
  examples: ['tessera playthrough check', 'tessera playthrough check duel --json'],

  async run({ operands: [id] }, { io, paint }) {
    const entries = id === undefined ? games : [gameNamed(id)];
    const results = entries.flatMap((entry) => checked(entry, io.cwd));
    const failed = results.filter(({ ok }) => !ok).length;
    return {
      exit: failed > 0 ? EXIT.findings : EXIT.fine,
      text: checkText(results, paint),
      document: { passed: results.length - failed, failed, results },
    };
  },
});

function checked({ game, manifest }: CatalogEntry, cwd: string): Checked[] {
  const root = workspaceRoot();
  if (root === undefined) throw new UsageError('not-in-workspace', 'Playthroughs are kept in the workspace.');
  const home = join(root, manifest.folder, 'playthroughs');
  const files = existsSync(home) ? filesUnder(relative(cwd, home) || '.', '.txt', cwd) : [];
  if (files.length === 0) return [{ game: game.id, ok: false, why: 'This game has no playthrough yet.' }];
  return files.map((file) => {
    const check = checkPlaythrough(game, readText(file, cwd));
    return { game: game.id, file, ok: check.ok, ...(!check.ok && { why: whyNot(check) }) };
  });
}

function whyNot({ line, expected, found }: Extract<PlaythroughCheck, { ok: false }>): string {
  return `line ${line}\n  written  ${expected}\n  now      ${found}`;
}

function checkText(results: readonly Checked[], paint: Paint): string {
  const failed = results.filter(({ ok }) => !ok);
  const stories = failed.map(({ game, file = '', why = '' }) => {
    return `${paint.red('failed')}  ${game} ${file}\n${indent(why, 8)}`;
  });
  const verdict = failed.length > 0 ? paint.red(`${failed.length} failed`) : paint.green('all as written');
  return [...stories, `${count(results.length, 'playthrough')}, ${verdict}`].join('\n');
}
