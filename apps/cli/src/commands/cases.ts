import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { games } from '@tessera/catalog';
import {
  count,
  defineCommand,
  EXIT,
  filesUnder,
  indent,
  type Paint,
  type Report,
  readText,
  UsageError,
  workspaceRoot,
} from '@tessera/terminal';
import { type CaseResult, caseJsonSchema, type Functions, runCases } from '@tessera/testkit';
import { type CaseFiles, caseFilesAt, sortOut } from '../caseFiles.ts';
import { gameNamed } from '../matchFlags.ts';

/** Command that runs rule cases: Given a position, When an action is played, Then these facts hold. */
export const cases = defineCommand({
  name: 'cases',
  topic: 'rules',
  summary: 'Run rule cases: Given, When, Then as JSON',
  about: 'Takes files, folders and patterns; without any, runs the cases of every game.',
  operands: { usage: '[files...]', min: 0, max: Number.POSITIVE_INFINITY },
  flags: {
    schema: {
      type: 'string',
      value: 'game',
      about: 'Print the JSON Schema of its case files for editors, and run nothing',
    },
  },
  examples: [
    'tessera cases',
    'tessera cases games/heist-city',
    "tessera cases 'games/*/cases/**/*.json' --json",
    'tessera cases --schema gomoku > examples/gomoku/cases/case.schema.json',
  ],

  async run({ operands, flags }, { io, paint, note }) {
    if (flags.schema !== undefined) return schemaOf(flags.schema, operands);
    const { files, skipped } = operands.length > 0 ? caseFilesAt(operands, io.cwd) : casesOfAllGames(io.cwd);
    if (skipped.length > 0) note(`${count(skipped.length, 'JSON file')} without cases left out`);
    const functions = await functionsOfGames();
    const results = files.flatMap((file) => resultsOf(file, io.cwd, functions));
    const failed = results.filter(({ ok }) => !ok).length;
    return {
      exit: failed > 0 ? EXIT.findings : EXIT.fine,
      text: casesText(results, paint),
      document: {
        passed: results.length - failed,
        failed,
        results: results.map(({ rule = '', ...result }) => ({ ...result, rule })),
        skipped,
      },
    };
  },
});

function schemaOf(id: string, operands: readonly string[]): Report {
  if (operands.length > 0) throw new UsageError('bad-operands', `--schema runs no cases: leave out "${operands[0]}".`);
  const schema = caseJsonSchema(gameNamed(id).game);
  return { exit: EXIT.fine, text: JSON.stringify(schema, null, 2), document: schema };
}

function casesOfAllGames(cwd: string): CaseFiles {
  const root = workspaceRoot();
  if (root === undefined) return { files: [], skipped: [] };
  const folders = games
    .map(({ manifest }) => join(root, manifest.folder, 'cases'))
    .filter((folder) => existsSync(folder));
  const found = folders.flatMap((folder) => filesUnder(relative(cwd, folder) || '.', '.json', cwd));
  return sortOut(found, cwd);
}

type FunctionsByGame = ReadonlyMap<string, Functions>;

/** Returns the functions that games export for their cases. */
async function functionsOfGames(): Promise<FunctionsByGame> {
  const found = games.map(async ({ game, manifest }) => [game.id, (await manifest.functions?.()) ?? {}] as const);
  return new Map(await Promise.all(found));
}

/** Runs a case file. A file in the folder of a game need not name the game. */
function resultsOf(file: string, cwd: string, functions: FunctionsByGame): CaseResult[] {
  const root = workspaceRoot() ?? cwd;
  const text = readText(file, cwd);
  // The folder of a game may be inside that of another: the innermost wins.
  const [home] = games
    .filter(({ manifest }) => resolve(cwd, file).startsWith(join(root, manifest.folder) + sep))
    .toSorted((a, b) => b.manifest.folder.length - a.manifest.folder.length);
  const means = {
    functions: (id: string) => functions.get(id) ?? {},
    read: (path: string) => readText(join(dirname(file), path), cwd),
  };
  if (home) return runCases(home.game, text, file, means);
  const all = games.map(({ game }) => game);
  return runCases(all, text, file, means).map((result) =>
    result.code === 'unknown-game' ? { ...result, why: `${result.why}. ${STRANGER}` } : result,
  );
}

const STRANGER = 'A game is known once it is in apps/catalog/src/manifests.ts and built (npm run build).';

function casesText(results: readonly CaseResult[], paint: Paint): string {
  if (results.length === 0) return 'no cases yet';
  const failed = results.filter(({ ok }) => !ok);
  const files = new Set(results.map(({ file }) => file)).size;
  const verdict = failed.length > 0 ? paint.red(`${failed.length} failed`) : paint.green('all passed');
  return [...stories(failed, paint), `${count(results.length, 'case')} in ${count(files, 'file')}, ${verdict}`].join(
    '\n',
  );
}

/** Returns the failed cases with reasons and files. Failures with the same reason are merged. */
function stories(failed: readonly CaseResult[], paint: Paint): string[] {
  const alike = new Map<string, { readonly title: string; readonly why: string; readonly files: string[] }>();
  for (const { file, name, rule, why = '' } of failed) {
    const title = `${paint.red('failed')}  ${name}${rule === undefined ? '' : ` (${rule})`}`;
    const known = alike.get(`${title}\n${why}`);
    if (known) known.files.push(file);
    else alike.set(`${title}\n${why}`, { title, why, files: [file] });
  }
  return [...alike.values()].map(({ title, why, files }) => `${title}\n${indent([...files, why].join('\n'), 8)}`);
}
