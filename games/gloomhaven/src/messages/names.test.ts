import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { recordOf } from '../content/lookup.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { describeInstructions } from '../modifiers/describe.ts';
import { nameOf, sourceName } from './names.ts';

const english = createTranslator('en', en);
const german = createTranslator('de', de);

const KINDS = ['card', 'item', 'monster', 'class', 'battle-goal', 'scenario'] as const;
const CAMPAIGN_KINDS = ['location', 'achievement', 'personal-quest'] as const;
const content = [...KINDS, ...CAMPAIGN_KINDS].flatMap((kind) =>
  [...recordsOf(kind).values()].flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])),
);

describe('content names', () => {
  test('English names are those of the content', () => {
    expect(content.length).toBeGreaterThan(400);
    expect(content.filter(([id, name]) => english.t(`called.${id}`) !== name)).toEqual([]);
  });

  test('every content name has a German translation', () => {
    expect(content.filter(([id]) => !german.has(`called.${id}`))).toEqual([]);
  });

  test("nameOf uses the reader's language and returns the id of unnamed content", () => {
    expect(nameOf('trample', german)).toBe('Niedertrampeln');
    expect(sourceName('item/iron-helmet/does/actions/0', german)).toBe('Eisenhelm');
    expect(nameOf('nothing-of-ours', german)).toBe('nothing-of-ours');
  });

  test('card texts use the German names of figures', () => {
    const translator = { language: 'de', t: german.t, name: (id: string) => nameOf(id, german) };
    expect(describeInstructions(recordOf('card', 'gnawing-horde').top, translator)[0]).toContain('Rattenschwarm');
  });
});
