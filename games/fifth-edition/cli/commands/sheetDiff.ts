import { type Difference, diff } from '@tessera/fifth-edition';
import { columns, defineCommand, EXIT, list, plainText } from '@tessera/terminal';
import { readCharacter, sheetOf } from '../character.ts';

/** Command that prints the differences between two sheets with the responsible effects. */
export const sheetDiff = defineCommand({
  name: 'sheet diff',
  topic: 'files',
  summary: 'What differs between two fifth-edition characters, and because of what',
  operands: { usage: '<before.json> <after.json>', min: 2, max: 2 },
  flags: {
    packs: { type: 'string', value: 'folders', about: 'Packs of your own they need: folders, with commas between' },
  },
  examples: ['tessera sheet diff before.json after.json', 'tessera sheet diff before.json after.json --json'],

  async run({ operands: [before = '', after = ''], flags }, { io, tableWidth }) {
    const packs = flags.packs === undefined ? [] : list('packs', flags.packs);
    const [old, now] = await Promise.all(
      [before, after].map((path) => sheetOf(readCharacter(path, io.cwd), packs, io.cwd)),
    );
    const differences = old && now ? diff(old, now) : [];
    const text =
      differences.length === 0
        ? 'The sheets are the same.'
        : columns(
            differences.map((each) => row(each).map(plainText)),
            [1],
            tableWidth,
          );
    return { exit: EXIT.fine, text, document: { differences } };
  },
});

function row({ path, before, after, added, removed, because }: Difference): string[] {
  const why = because.length > 0 ? because.join(', ') : '';
  if (added || removed) {
    const words = [...(removed ?? []).map((name) => `− ${name}`), ...(added ?? []).map((name) => `+ ${name}`)];
    return [path, '', '', words.join(', '), why];
  }
  return [path, spelled(before), '→', spelled(after), why];
}

function spelled(value: Difference['before']): string {
  return value === undefined ? 'nothing' : String(value);
}
