import { type FormField, formOf } from '@tessera/ui';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { games } from '../../../catalog/src/index.ts';
import { formWords } from '../create/formWords.ts';
import { type OptionTexts, optionTexts } from './optionTexts.ts';

/** The fields of a form with their paths, those in groups too. */
function fieldsOf(form: readonly FormField[], path = ''): [string, FormField][] {
  return form.flatMap((field): [string, FormField][] => {
    const here = `${path}${field.name}`;
    return [[here, field], ...(field.kind === 'group' ? fieldsOf(field.fields, `${here}.`) : [])];
  });
}

describe.each(games.map(({ game }) => game))('the options of $id', ({ id, options }) => {
  const fields = fieldsOf(formOf(z.toJSONSchema(options, { io: 'input' })));

  test.each(['en', 'de'])('all have a title and a description (%s)', async (language) => {
    const texts: OptionTexts = (await optionTexts(id))[language] ?? {};
    expect(Object.keys(texts)).toEqual(fields.map(([path]) => path));
    for (const { title, description } of Object.values(texts)) {
      expect(title).not.toBe('');
      expect(description).toMatch(/\.$/);
    }
  });

  test('have a German name for everything that has an English one, and for nothing else', async () => {
    const german = (await optionTexts(id)).de ?? {};
    for (const [path, field] of fields) {
      const named = 'options' in field ? field.options.filter(({ label }) => label !== undefined) : [];
      expect(Object.keys(german[path]?.options ?? {}), path).toEqual(named.map(({ value }) => value));
    }
  });
});

test('nothing is known of a game that nobody knows', async () => {
  expect(await optionTexts('chess')).toEqual({});
});

test('a form speaks in the words of the game, and where it has none in those of the schema', async () => {
  const { de } = await optionTexts('heist-city');
  const words = formWords(i18next.t, de);
  expect(words.title?.(['budget'], 'Budget')).toBe('Credits jeder Crew');
  expect(words.option?.(['variants'], 'cover-off', 'Nothing gives cover.')).toBe('Nichts gibt Deckung.');
  expect(words.title?.(['weather'], 'Weather')).toBe('Weather');
  expect(words.option?.(['weather'], 'light-rain', undefined)).toBe('light rain');
});
