import { speechOf } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { describeInstructions } from './action/describe.ts';
import { recordOf, recordsOf } from './content/lookup.ts';
import { nameOf, sourceName } from './names.ts';

const english = speechOf('en', en);
const german = speechOf('de', de);

const KINDS = ['card', 'item', 'monster', 'class', 'battle-goal', 'scenario'] as const;
const CAMPAIGN_KINDS = ['location', 'achievement', 'personal-quest'] as const;
const content = [...KINDS, ...CAMPAIGN_KINDS].flatMap((kind) =>
  [...recordsOf(kind).values()].flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])),
);

describe('names of the content', () => {
  test('in English they are those of the content', () => {
    expect(content.length).toBeGreaterThan(400);
    expect(content.filter(([id, name]) => english.say(`called.${id}`) !== name)).toEqual([]);
  });

  test('each has one in German', () => {
    expect(content.filter(([id]) => !german.has(`called.${id}`))).toEqual([]);
  });

  test('they are said in the language of whoever asks; what has no name is called by its id', () => {
    expect(nameOf('trample', german)).toBe('Niedertrampeln');
    expect(sourceName('item/iron-helmet/does/actions/0', german)).toBe('Eisenhelm');
    expect(nameOf('nothing-of-ours', german)).toBe('nothing-of-ours');
  });

  test('card texts speak of figures by their German names', () => {
    const speech = { language: 'de', say: german.say, name: (id: string) => nameOf(id, german) };
    expect(describeInstructions(recordOf('card', 'gnawing-horde').top, speech)[0]).toContain('Rattenschwarm');
  });
});
