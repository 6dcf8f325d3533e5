import { defineCommand, EXIT } from '@tessera/terminal';
import { DATA_FLAGS, withMatches } from '../operator.ts';

/** Command that migrates a match to newer rules. */
export const matchesMigrate = defineCommand({
  name: 'matches migrate',
  topic: 'server',
  summary: 'Migrate a match to newer rules that support it',
  about:
    'For a match whose rules are no longer installed. Its previous log stays in the database, under the same match.',
  operands: { usage: '<match>', min: 1, max: 1 },
  flags: DATA_FLAGS,
  examples: ['tessera matches migrate k3v9x2m5q8ab', 'tessera matches migrate k3v9x2m5q8ab --json'],

  async run({ operands: [id = ''], flags }, { io }) {
    const { match, from, to } = await withMatches(flags.data, io, (stored) => stored.migrate(id));
    const text = `The match ${id} goes on by ${to}, and no longer by ${from}.`;
    return { exit: EXIT.fine, text, document: { match, from, to } };
  },
});
