import { progressBar } from '@tessera/bots/arena';
import type { CheckedMatch, Verdict } from '@tessera/server/operator';
import { columns, count, defineCommand, EXIT, type Terminal } from '@tessera/terminal';
import { DATA_FLAGS, withMatches } from '../operator.ts';

/** Command that checks whether the installed rules replay every unfinished match with the same result. */
export const matchesCheck = defineCommand({
  name: 'matches check',
  topic: 'server',
  summary: 'Replay every unfinished match of a stopped server with the installed rules',
  about:
    'Run it with new rules before they are deployed. A match is the same, different but legal from an entry on, or broken at an entry.\nThe first differing field of the state is printed if the original rules are installed too or a snapshot has it.',
  operands: { usage: '', min: 0, max: 0 },
  flags: {
    ...DATA_FLAGS,
    newest: { type: 'boolean', about: 'Use the newest rules, even if the rules that a match began with are installed' },
  },
  examples: ['tessera matches check', 'tessera matches check --newest --json'],

  async run({ flags }, terminal) {
    const { io } = terminal;
    const start = performance.now();
    // Only on a terminal: progress lines must not mix with the output in a log.
    const show = io.stderr.isTTY ? progressBar(io.stderr) : () => {};
    const onProgress = (done: number, total: number) =>
      show({ done, total, seconds: (performance.now() - start) / 1000 });
    const newest = flags.newest ?? false;
    const matches = await withMatches(flags.data, io, (stored) => stored.check({ newest, onProgress }));
    const findings = matches.filter(({ verdict }) => verdict.kind !== 'same').length;
    return {
      exit: findings > 0 ? EXIT.findings : EXIT.fine,
      text: checkText(matches, terminal),
      document: { checked: matches.length, findings, matches },
    };
  },
});

function checkText(matches: readonly CheckedMatch[], { paint, tableWidth }: Terminal): string {
  const findings = matches.filter(({ verdict }) => verdict.kind !== 'same');
  const checked = `${count(matches.length, 'match', 'matches')} checked`;
  if (findings.length === 0) return `${checked}, all the same`;
  const heading = ['match', 'game', 'rules', 'checked by', ''].map(paint.bold);
  const rows = findings.map(({ id, game, rules = '', by = '', verdict }) => {
    return [paint.cyan(id), game, rules, by, verdictText(verdict)];
  });
  return `${columns([heading, ...rows], [], tableWidth)}\n\n${checked}, ${findings.length} not the same`;
}

function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'same':
      return 'the same';
    case 'different':
      return `different but legal from entry ${verdict.entry}${fieldText(verdict.field)}`;
    case 'broken':
      return `broken at entry ${verdict.entry}: ${verdict.why}${fieldText(verdict.field)}`;
    case 'no-rules':
      return 'there is no such game here';
    case 'no-key':
      return 'its seed was sealed with a key that is not here';
    case 'damaged':
      return `damaged: ${verdict.problem}`;
  }
}

function fieldText(field: string | undefined): string {
  return field === undefined ? '' : ` (${field})`;
}
