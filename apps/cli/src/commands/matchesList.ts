import type { MatchSummary } from '@tessera/server/operator';
import { columns, defineCommand, EXIT, type Paint } from '@tessera/terminal';
import { DATA_FLAGS, withMatches } from '../operator.ts';

/** Command that lists the matches of a stopped server. */
export const matchesList = defineCommand({
  name: 'matches list',
  topic: 'server',
  summary: 'List the matches of a stopped server, with their status, rules and problems',
  operands: { usage: '', min: 0, max: 0 },
  flags: {
    ...DATA_FLAGS,
    all: { type: 'boolean', about: 'Include finished matches' },
  },
  examples: ['tessera matches list', 'tessera matches list --data /srv/tessera --all --json'],

  async run({ flags }, { io, paint, tableWidth }) {
    const matches = await withMatches(flags.data, io, (stored) => stored.list({ all: flags.all ?? false }));
    const heading = ['match', 'status', 'game', 'rules', 'entries', 'problem'].map(paint.bold);
    const rows = matches.map((match) => row(match, paint));
    const text = matches.length === 0 ? 'There are no matches.' : columns([heading, ...rows], [4], tableWidth);
    return { exit: EXIT.fine, text, document: { matches } };
  },
});

function row({ id, status, game, rules = '', entries, problem = '' }: MatchSummary, paint: Paint): string[] {
  const isStopped = status === 'quarantined' || status === 'needs-rules';
  return [paint.cyan(id), isStopped ? paint.red(status) : status, game, rules, String(entries), problem];
}
