import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  applyChoice,
  blankRecord,
  type CharacterRecord,
  characterFile,
  type PendingChoice,
  pendingChoices,
} from '@tessera/fifth-edition';
import { columns, defineCommand, EXIT, list, plainText, UsageError, wholeNumber, writeText } from '@tessera/terminal';
import { atLevel, readCharacter, rulebookWith } from '../character.ts';
import { t, terminalText } from '../characterTexts.ts';
import { editionNamed } from '../edition.ts';
import { idOf } from '../generate/draft.ts';

/** Questions that the record itself answers; all others are choices. */
const ANSWERS = ['species', 'lineage', 'background', 'class'] as const;

/** Command that writes a new character file with its open choices and their options. */
export const sheetNew = defineCommand({
  name: 'sheet new',
  topic: 'files',
  summary: 'Write a new fifth-edition character, with all open choices and their options',
  about: [
    'Open questions are listed under "$open", each with the path of its answer; `tessera sheet` reads the file with or without',
    'it. New answers open new questions: --from writes a character again with the questions that are open now.',
  ].join('\n'),
  operands: { usage: '<character.json>', min: 1, max: 1 },
  flags: {
    edition: { type: 'string', value: 'year', about: '2014 or 2024 (2024)' },
    name: { type: 'string', value: 'text', about: 'Name of the character' },
    species: { type: 'string', value: 'id', about: 'Its species, such as elf' },
    lineage: { type: 'string', value: 'id', about: 'Its lineage, such as high-elf' },
    background: { type: 'string', value: 'id', about: 'Its background, such as sage' },
    class: { type: 'string', value: 'id', about: 'Its class, such as wizard' },
    level: { type: 'string', value: 'number', about: 'Its level, all in that class (1)' },
    from: { type: 'string', value: 'file', about: 'A character to go on with' },
    packs: { type: 'string', value: 'folders', about: 'Packs of your own it needs: folders, with commas between' },
    force: { type: 'boolean', about: 'Writes over a file that is there' },
  },
  examples: [
    'tessera sheet new hero.json',
    'tessera sheet new hero.json --edition 2014 --species elf --class wizard --level 3',
    'tessera sheet new hero.json --from hero.json --force',
  ],

  async run({ operands: [path = ''], flags }, { io, tableWidth }) {
    if (existsSync(resolve(io.cwd, path)) && !flags.force)
      throw new UsageError('bad-operands', `${path} is there already; --force writes over it.`);
    const begun =
      flags.from === undefined
        ? blankRecord({
            id: idOf(flags.name ?? '') || 'hero',
            name: flags.name ?? '',
            edition: editionNamed(flags.edition ?? '2024'),
          })
        : readCharacter(flags.from, io.cwd);
    const level = wholeNumber('level', flags.level, { min: 1, max: 20 });
    const answered = ANSWERS.reduce((record, key) => answer(record, key, flags[key]), begun);
    const record = level === undefined ? answered : atLevel(answered, level);
    const packs = flags.packs === undefined ? [] : list('packs', flags.packs);
    const open = pendingChoices(record, await rulebookWith(record.edition, packs, io.cwd));
    const file = characterFile(record, open, t);
    writeText(path, io.cwd, `${JSON.stringify(file, null, 2)}\n`);
    return {
      exit: EXIT.fine,
      text: [`Written: ${path}`, openText(open, tableWidth)].filter(Boolean).join('\n'),
      document: { file: path, character: file, open },
    };
  },
});

function answer(record: CharacterRecord, key: string, value: string | undefined): CharacterRecord {
  return value === undefined ? record : applyChoice(record, key, value);
}

function openText(open: readonly PendingChoice[], width: number): string {
  if (open.length === 0) return 'Nothing is open.';
  const rows = open.map(({ key, prompt, missing, offers, type }) => {
    const free = offers.filter(({ unavailable }) => unavailable === undefined).length;
    const choose = type === 'multiselect' || type === 'distribute' ? `${missing} of ${free}` : `1 of ${free}`;
    return [plainText(key), terminalText(prompt), free === 0 ? type : choose];
  });
  return `Open:\n${columns(rows, [], width)}`;
}
