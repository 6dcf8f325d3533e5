import { relative, resolve } from 'node:path';
import { count, defineCommand, EXIT } from '@tessera/terminal';
import { DATA_FLAGS, dataFolder, operate } from '../operator.ts';

export const backup = defineCommand({
  name: 'backup',
  topic: 'server',
  summary: 'Back up everything a server keeps, whether it runs or not',
  about:
    'Into a folder that is empty or not there, or into a file whose name ends in .db. The copy is of one moment, and is read through\nbefore it gets its name. Without the key that signs cookies and seals seeds no match in it can be taken up: keep the key (secret.key\nin the data folder, or TESSERA_SECRET) somewhere else, or bring it along with --with-key.',
  operands: { usage: '<folder or file.db>', min: 1, max: 1 },
  flags: {
    ...DATA_FLAGS,
    'with-key': { type: 'boolean', about: 'Put the key beside it; whoever has both has everything' },
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
