import type { NestedMessage } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import {
  type CharacterRecord,
  EDITIONS,
  type Edition,
  evaluateCharacter,
  levelUp,
  messageText,
  settleChoices,
  sheetLines,
} from '../src/index.ts';
import { formulaWords } from '../table/parts/sum/formulaWords.ts';
import { sumOf } from '../table/parts/sum/sum.ts';
import { reasonText, sometimesText, stepName } from '../table/parts/sum/sumWords.ts';
import { pathName } from '../table/words/pathName.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { seeded } from './seeded.ts';
import { translatorIn } from './translators.ts';

const LEVELS = [1, 5, 11, 20];
const CONDITIONS = [{ id: 'exhaustion', level: 2 }, { id: 'poisoned' }, { id: 'prone' }];
const LANGUAGES = ['en', 'de'] as const;

/** Traces of ids, formulas and code in a text. */
const RAW = [
  /@\w/,
  /\{\w+\}/,
  /\b(?:table|floor|ceil|min|max)\(/,
  /\d \* /,
  /\bundefined\b|\bNaN\b|\[object|\bnull\b/,
  /\b[a-z]+\.[a-z]+[A-Z.]\w*/,
  /^[a-z]+(?:-[a-z\d]+)+$/,
];

/** A character at several levels, and once with answers to questions that its new species does not ask. */
function journey(edition: Edition, name: string): readonly CharacterRecord[] {
  const rulebook = rulebookOf(edition);
  const random = seeded([...rulebook.classes.keys()].indexOf(name) + 1);
  const among = (values: readonly string[]) => values[Math.floor(random() * values.length)]!;
  let record: CharacterRecord = character({
    edition,
    species: among([...rulebook.species.keys()]),
    background: among([...rulebook.backgrounds.keys()]),
    scores: [15, 14, 13, 12, 15, 14],
    classes: [`${name} 1`],
  });
  const found: CharacterRecord[] = [];
  for (let level = 1; level <= 20; level++) {
    if (level > 1) record = levelUp(record, name)!;
    record = settleChoices(record, rulebook, (count) => Math.floor(random() * count));
    if (LEVELS.includes(level)) found.push({ ...record, conditions: CONDITIONS });
  }
  const other = [...rulebook.species.keys()].find((id) => id !== record.species)!;
  return [...found, { ...record, species: other, used: { damage: 999 } }];
}

/** Collects the messages in a value. */
function messagesIn(value: unknown, found: NestedMessage[] = []): readonly NestedMessage[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isMessage(value)) found.push(value);
  else for (const each of value instanceof Map ? value.values() : Object.values(value)) messagesIn(each, found);
  return found;
}

function isMessage(value: object): value is NestedMessage {
  const isCoded = 'code' in value && typeof value.code === 'string';
  return isCoded && Object.keys(value).every((name) => name === 'code' || name === 'params');
}

/** Returns every text that the sheet, its sums and its history show of a character. */
function textsOf(record: CharacterRecord, language: (typeof LANGUAGES)[number]): ReadonlySet<string> {
  const { t } = translatorIn(language);
  const sheet = evaluateCharacter(record, rulebookOf(record.edition));
  const texts = new Set(messagesIn(sheet).map((message) => messageText(message, t)));
  for (const { prompt, sourceName } of sheet.choices)
    for (const label of [prompt, sourceName]) texts.add(messageText(label, t));
  for (const path of sheetLines(sheet).keys()) {
    // No screen shows tags.
    if (path === 'tags') continue;
    texts.add(pathName(t, sheet, path));
    const sum = sumOf(sheet, path);
    for (const row of sum?.rows ?? []) {
      texts.add(stepName(t, row));
      if (row.formula !== undefined) texts.add(formulaWords(row.formula, t));
    }
    for (const entry of sum?.uncounted ?? []) texts.add(reasonText(t, entry));
    for (const entry of sum?.sometimes ?? []) texts.add(sometimesText(t, entry));
  }
  return texts;
}

describe.each(EDITIONS)('texts of characters with the rules of %s', (edition) => {
  test.each([...rulebookOf(edition).classes.keys()])('texts of a %s contain no ids, formulas or code', (name) => {
    const raw = new Set<string>();
    for (const record of journey(edition, name))
      for (const language of LANGUAGES)
        for (const text of textsOf(record, language)) if (RAW.some((each) => each.test(text))) raw.add(text);
    expect([...raw]).toEqual([]);
  });
});
