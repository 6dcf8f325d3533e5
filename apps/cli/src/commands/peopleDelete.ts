import { defineCommand, EXIT, UsageError } from '@tessera/terminal';
import { DATA_FLAGS, dataFolder, operate } from '../operator.ts';

const WHEN = {
  now: 'is deleted. Matches with others are rewritten by the server in the background.',
  'within-a-minute': 'is deleted within a minute, as soon as a node runs on the database.',
  'next-start': 'is deleted when the server starts the next time.',
} as const;

/** Deletes a person for good, as they could themselves. */
export const peopleDelete = defineCommand({
  name: 'people delete',
  topic: 'server',
  summary: 'Delete an account or a guest, with everything that is kept about them',
  about:
    'Named by id or by name; a name of several guests is refused with their ids. Works while the server runs and while it is stopped,\nand with DATABASE_URL for the nodes on a PostgreSQL database. docs/privacy.md lists what is removed and what stays.',
  operands: { usage: '<id or name>', min: 1, max: 1 },
  flags: {
    ...DATA_FLAGS,
    yes: { type: 'boolean', about: 'Confirm: it cannot be undone' },
  },
  examples: ['tessera people delete Ada --yes', 'tessera people delete k3v9x2m5q8ab --yes --data /srv/tessera --json'],

  async run({ operands: [who = ''], flags }, { io }) {
    if (!flags.yes) throw new UsageError('not-confirmed', `Deleting ${who} cannot be undone; confirm it with --yes.`);
    const { DATABASE_URL: databaseUrl } = io.env;
    const wish = { data: dataFolder(flags.data, io), databaseUrl, who };
    const { when } = await operate(io, (operator) => operator.deletePerson(wish));
    return { exit: EXIT.fine, text: `${who} ${WHEN[when]}`, document: { who, when } };
  },
});
