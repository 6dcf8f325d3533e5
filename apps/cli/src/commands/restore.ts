import { relative, resolve } from 'node:path';
import { count, defineCommand, EXIT } from '@tessera/terminal';
import { DATA_FLAGS, dataFolder, operate } from '../operator.ts';

/** Command that restores a backup to a data folder. */
export const restore = defineCommand({
  name: 'restore',
  topic: 'server',
  summary: 'Restore a backup to a data folder, on which a server can start',
  operands: { usage: '<backup>', min: 1, max: 1 },
  flags: {
    ...DATA_FLAGS,
    force: { type: 'boolean', about: 'Move existing data aside; without it the folder must be empty' },
    key: { type: 'string', value: 'file', about: 'Key of the server, if the backup does not contain it' },
  },
  examples: ['tessera restore copies/monday --data ./data', 'tessera restore monday.db --key secret.key --force'],

  async run({ operands: [from = ''], flags }, { io }) {
    const { key, force = false } = flags;
    const data = dataFolder(flags.data, io);
    const wish = {
      backup: resolve(io.cwd, from),
      data,
      force,
      ...(key !== undefined && { key: resolve(io.cwd, key) }),
    };
    const report = await operate(io, (operator) => operator.restore(wish));
    const { matches, entries, hasKey, replaced } = report;
    const lines = [
      `Restored to ${relative(io.cwd, data)}: ${count(matches, 'match', 'matches')}, ${count(entries, 'entry', 'entries')}`,
    ];
    if (replaced !== undefined) lines.push(`The previous content is in ${relative(io.cwd, replaced)}`);
    if (!hasKey)
      lines.push('It has no key: start the server with the TESSERA_SECRET it had, or put its secret.key there');
    return { exit: EXIT.fine, text: lines.join('\n'), document: report };
  },
});
