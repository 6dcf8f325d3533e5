import { games } from '@tessera/catalog';
import { formatProblem } from '@tessera/rules';
import { columns, count, defineCommand, EXIT, plainText, type Terminal, workspaceRoot } from '@tessera/terminal';
import { type ContentCheck, checkContent } from '../content.ts';
import { KNOWN_LANGUAGES } from '../language.ts';
import { checkLessons } from '../lessonFiles.ts';

/** Command that validates content packs against the schemas of their games. */
export const validateContent = defineCommand({
  name: 'validate-content',
  topic: 'content',
  summary: 'Check content packs against the schemas and rules of their games',
  about:
    'Checks the packs and lessons of every game, and the packs in the given folders together with those of their game.',
  operands: { usage: '[packs...]', min: 0, max: Number.POSITIVE_INFINITY },
  flags: {
    strict: { type: 'boolean', about: 'Treat warnings as findings' },
    edition: { type: 'string', value: 'year', about: 'Check only packs of this edition, for games with several' },
    language: { type: 'string', value: 'code', about: `Language of the messages: ${KNOWN_LANGUAGES}` },
  },
  examples: [
    'tessera validate-content',
    'tessera validate-content --strict',
    'tessera validate-content my-pack --json',
    'tessera validate-content --edition 2014',
    'tessera validate-content my-pack --language de',
  ],

  async run({ operands, flags }, terminal) {
    const { io } = terminal;
    const { strict = false, edition, language } = flags;
    const packs = checkContent(games, operands, { cwd: io.cwd, strict, edition, language });
    const root = workspaceRoot();
    const check = root === undefined || edition !== undefined ? packs : withLessons(packs, root);
    return {
      exit: check.ok ? EXIT.fine : EXIT.findings,
      text: contentText(check, terminal),
      document: check,
    };
  },
});

/** Adds the check of the lessons of all games. */
function withLessons(check: ContentCheck, root: string): ContentCheck {
  const { problems, kinds } = checkLessons(games, root);
  return {
    ...check,
    ok: check.ok && problems.length === 0,
    problems: [...check.problems, ...problems],
    kinds: [...check.kinds, ...kinds],
  };
}

function contentText({ ok, packs, problems, kinds, skipped }: ContentCheck, { paint, tableWidth }: Terminal): string {
  if (packs.length === 0 && problems.length === 0) return 'no content packs yet';
  const lines = problems.map((problem) =>
    (problem.severity === 'error' ? paint.red : paint.yellow)(formatProblem(problem)),
  );
  const sound = packs.map(({ game, id, version }) => `${paint.green('read')}  ${game}: ${id} ${version}`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const verdict = `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
  const left = skipped.map(
    (file) => `${paint.yellow('left out')}  ${plainText(file)}: content files end in .json, in the folder of a pack`,
  );
  const tallies = kinds.map(({ game, kind, records, errors: wrong, warnings }) => [
    game,
    kind,
    count(records, 'record'),
    wrong + warnings === 0 ? 'fine' : `${count(wrong, 'error')}, ${count(warnings, 'warning')}`,
  ]);
  return [
    ...sound,
    columns(tallies, [2], tableWidth),
    ...left,
    ...lines,
    `${count(packs.length, 'pack')}, ${ok ? paint.green(verdict) : paint.red(verdict)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
