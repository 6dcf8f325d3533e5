import { defineCommand, EXIT } from '@tessera/terminal';
import { DATA_FLAGS, withMatches } from '../operator.ts';

/** Command that migrates a match to newer rules. */
export const matchesMigrate = defineCommand({
  name: 'matches migrate',
  topic: 'server',
  summary: 'Hand a match over to newer rules that know how to take it over',
  about:
    'For a match whose rules are not installed any more. The log it had is set aside in the database, under the same match.',
  operands: { usage: '<match>', min: 1, max: 1 },
  flags: DATA_FLAGS,
  examples: ['tessera matches migrate k3v9x2m5q8ab', 'tessera matches migrate k3v9x2m5q8ab --json'],

  async run({ operands: [id = ''], flags }, { io }) {
    const { match, from, to } = await withMatches(flags.data, io, (stored) => stored.migrate(id));
    const text = `The match ${id} goes on by ${to}, and no longer by ${from}.`;
    return { exit: EXIT.fine, text, document: { match, from, to } };
  },
});
