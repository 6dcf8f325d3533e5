import { count, defineCommand, EXIT } from '@tessera/terminal';
import { DATA_FLAGS, withMatches } from '../operator.ts';

/** Command that ends the quarantine of a match. */
export const matchesLift = defineCommand({
  name: 'matches lift',
  topic: 'server',
  summary: 'Lift the quarantine of a match whose log verifies now',
  about: 'Fails with the reason if the log does not verify or the rules of the match are not installed.',
  operands: { usage: '<match>', min: 1, max: 1 },
  flags: DATA_FLAGS,
  examples: ['tessera matches lift k3v9x2m5q8ab', 'tessera matches lift k3v9x2m5q8ab --data /srv/tessera --json'],

  async run({ operands: [id = ''], flags }, { io }) {
    const { match, strays } = await withMatches(flags.data, io, (stored) => stored.lift(id));
    const lines = [`The match ${id} can be played on after ${count(match.entries, 'entry', 'entries')}.`];
    if (strays > 0) lines.push(`${strays} that did not fit its log are kept in the table stray_entries.`);
    return { exit: EXIT.fine, text: lines.join('\n'), document: { match, strays } };
  },
});
