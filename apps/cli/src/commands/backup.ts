import { relative, resolve } from 'node:path';
import { count, defineCommand, EXIT } from '@tessera/terminal';
import { DATA_FLAGS, dataFolder, operate } from '../operator.ts';

export const backup = defineCommand({
  name: 'backup',
  topic: 'server',
  summary: 'Back up the data of a server, running or stopped',
  about:
    'Writes to an empty or new folder, or to a file that ends in .db. The backup is a consistent snapshot, which is verified before it\ngets its name. No match in it can be continued without the key that signs cookies and encrypts seeds. Keep the key (secret.key in\nthe data folder, or TESSERA_SECRET) in another place, or add it with --with-key.',
  operands: { usage: '<folder or file.db>', min: 1, max: 1 },
  flags: {
    ...DATA_FLAGS,
    'with-key': { type: 'boolean', about: 'Add the key; backup and key together give full access' },
  },
  examples: ['tessera backup copies/monday', 'tessera backup monday.db --data /srv/tessera --json'],

  async run({ operands: [to = ''], flags }, { io }) {
    const wish = { data: dataFolder(flags.data, io), to: resolve(io.cwd, to), withKey: flags['with-key'] ?? false };
    const report = await operate(io, (operator) => operator.backup(wish));
    const { file, matches, entries, hasKey } = report;
    const sum = `${count(matches, 'match', 'matches')}, ${count(entries, 'entry', 'entries')}, ${hasKey ? 'with the key' : 'without the key'}`;
    return { exit: EXIT.fine, text: `Written to ${relative(io.cwd, file)}: ${sum}`, document: report };
  },
});
