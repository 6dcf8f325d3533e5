import type { NestedMessage } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import {
  type CharacterRecord,
  evaluateCharacter,
  explain,
  messageText,
  questionOffers,
  sheetLines,
} from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { SNAPSHOTS } from './snapshots.ts';
import { translatorIn } from './translators.ts';

/** A record with problems in every part. */
const odd: CharacterRecord = {
  ...character({
    edition: '2024',
    scores: [18, 10, 10, 10, 10, 10],
    classes: ['fighter 4 champion', 'wizard 1'],
    choices: { 'fighter-4-improvement': 'boon-of-fate', 'wizard-cantrips': 'light', stray: 'x' },
    items: ['plate-armor', 'leather-armor', 'greatsword', 'shield'],
  }),
  species: 'humann',
  abilityMethod: 'standardArray',
  packs: [{ id: 'gone', version: '1.0.0' }],
  conditions: [{ id: 'prone', level: 3 }, { id: 'blinded' }],
  manual: [{ target: 'ac', value: 21, reason: 'a gift' }],
  used: { nothing: 3 },
};

/** Collects all messages in a value, including nested ones. */
function messagesIn(value: unknown, found = new Map<string, NestedMessage>()): ReadonlyMap<string, NestedMessage> {
  if (typeof value !== 'object' || value === null) return found;
  if (isMessage(value)) found.set(JSON.stringify(value), value);
  for (const each of value instanceof Map ? value.values() : Object.values(value)) messagesIn(each, found);
  return found;
}

function isMessage(value: object): value is NestedMessage {
  const isCoded = 'code' in value && typeof value.code === 'string';
  return isCoded && Object.keys(value).every((name) => name === 'code' || name === 'params');
}

describe('messages of the engine', () => {
  const records = [...Object.values(SNAPSHOTS).map((made) => made()), odd];
  const said = new Map<string, NestedMessage>();
  for (const record of records) {
    const sheet = evaluateCharacter(record, rulebookOf(record.edition));
    messagesIn(sheet, said);
    for (const path of sheetLines(sheet).keys()) messagesIn(explain(sheet, path), said);
    for (const { key } of sheet.choices) messagesIn(questionOffers(sheet, key), said);
  }

  test.each(['en', 'de'])('every message of the engine has a text in %s with all parameters filled', (language) => {
    const { t, has } = translatorIn(language);
    expect(said.size).toBeGreaterThan(200);
    expect([...said.values()].filter(({ code }) => !has(`engine.${code}`)).map(({ code }) => code)).toEqual([]);
    expect([...said.values()].map((message) => messageText(message, t)).filter((text) => /\{\w+\}/.test(text))).toEqual(
      [],
    );
  });

  test('messages of the engine differ between the languages, except names and numbers', () => {
    const sentences = [...said.values()].filter(
      ({ code }) => !/^(when\.|and$|or$|lacks|brackets|step\.classLevel|scores)/.test(code),
    );
    const [english, german] = ['en', 'de'].map((language) => translatorIn(language).t);
    const same = sentences.filter((message) => messageText(message, english!) === messageText(message, german!));
    expect([...new Set(same.map(({ code }) => code))]).toEqual([]);
  });

  test.each([
    ...['needs', 'own-condition', 'counts-already', 'same-as-winner', 'lower-than-winner', 'higher-than-winner'],
    ...['locked', 'comes-later', 'replaced', 'capped', 'not-above', 'not-below', 'contradicts', 'rounding', 'default'],
    ...['and', 'or', 'not', 'brackets', 'always', 'never', 'sometimes', 'not-counted', 'depends', 'yes', 'no', 'found'],
    ...['at-least', 'at-most'],
  ])('messages of the rules package have texts: %s', (code) => {
    for (const language of ['en', 'de']) expect(translatorIn(language).has(`engine.${code}`)).toBe(true);
  });
});
