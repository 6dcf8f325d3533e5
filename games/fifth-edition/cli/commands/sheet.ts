import { characterJsonSchema, type DerivedState, explain, explanationLines, sheetLines } from '@tessera/fifth-edition';
import { defineCommand, EXIT, list, plainText, type Report, UsageError, wholeNumber } from '@tessera/terminal';
import { atLevel, readCharacter, sheetOf } from '../character.ts';
import { t, terminalText } from '../characterTexts.ts';
import { sheetText } from '../sheetText.ts';

const MAX_LEVEL = 20;

/** Command that prints the sheet of a character, or explains one of its numbers. */
export const sheet = defineCommand({
  name: 'sheet',
  topic: 'files',
  summary: 'Work out a fifth-edition character, or explain one of its numbers',
  about: 'A path is what --json lists: ac, skills.Stealth.bonus, spellcasting.slots.3.',
  operands: { usage: '<character.json>', min: 0, max: 1 },
  flags: {
    explain: { type: 'string', value: 'path', about: 'Where this number comes from, and what does not count' },
    packs: { type: 'string', value: 'folders', about: 'Packs of your own it needs: folders, with commas between' },
    level: { type: 'string', value: 'number', about: 'As it was, or would be, at this level' },
    schema: { type: 'boolean', about: 'Print the JSON Schema of character files, for editors; work out nothing' },
  },
  examples: [
    'tessera sheet hero.json',
    'tessera sheet hero.json --explain ac',
    'tessera sheet hero.json --level 5 --json',
    'tessera sheet hero.json --packs homebrew',
    'tessera sheet --schema > character.schema.json',
  ],

  async run({ operands: [path], flags }, terminal) {
    const { io } = terminal;
    if (flags.schema) return schemaOf(path);
    if (path === undefined)
      throw new UsageError('bad-operands', 'Something is missing: tessera sheet <character.json>');
    const level = wholeNumber('level', flags.level, { min: 1, max: MAX_LEVEL });
    const saved = readCharacter(path, io.cwd);
    const packs = flags.packs === undefined ? [] : list('packs', flags.packs);
    const derived = await sheetOf(level === undefined ? saved : atLevel(saved, level), packs, io.cwd);
    if (flags.explain !== undefined) return explained(derived, flags.explain);
    const { identity, choices, issues } = derived;
    const values = Object.fromEntries([...sheetLines(derived)].map(([at, line]) => [at, line.value]));
    const open = choices.filter(({ state }) => state === 'pending' || state === 'invalid');
    return {
      exit: issues.some(({ severity }) => severity === 'error') ? EXIT.findings : EXIT.fine,
      text: sheetText(derived, terminal),
      document: { identity, values, openChoices: open, issues },
    };
  },
});

function schemaOf(path: string | undefined): Report {
  if (path !== undefined) throw new UsageError('bad-operands', `--schema works out nothing: leave out "${path}".`);
  const schema = characterJsonSchema();
  return { exit: EXIT.fine, text: JSON.stringify(schema, null, 2), document: schema };
}

function explained(derived: DerivedState, path: string): Report {
  const answer = explain(derived, path);
  if (!answer.ok) {
    const hint = answer.hint
      ? terminalText(answer.hint)
      : 'Every path there is stands under "values" in what --json prints.';
    throw new UsageError('bad-option', `--explain: ${terminalText(answer.message)}. ${hint}`);
  }
  const lines = explanationLines(answer.explanation, t).map(plainText);
  return { exit: EXIT.fine, text: lines.join('\n'), document: answer.explanation };
}
