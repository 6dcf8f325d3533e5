import { cardFor, speechFor } from '@tessera/manifest';
import { nonEmpty } from '@tessera/testkit';
import { flatten, PSEUDO, PSEUDO_MARK, textProblems } from '@tessera/text';
import { type FormField, formOf } from '@tessera/ui';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formWords } from '../create/formWords.ts';
import { t } from '../i18n/texts.ts';
import { isMatchGame, manifestOf, manifests, matchGames, startOf } from './manifests.ts';
import { rulesOf } from './rules.ts';

/** The fields of a form with their paths, those in groups too. */
function fieldsOf(form: readonly FormField[], path = ''): [string, FormField][] {
  return form.flatMap((field): [string, FormField][] => {
    const here = `${path}${field.name}`;
    return [[here, field], ...(field.kind === 'group' ? fieldsOf(field.fields, `${here}.`) : [])];
  });
}

describe.each(manifests.map((manifest) => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  test('its card says what its rules say', async () => {
    const rules = await rulesOf(id);
    expect(rules?.game.id).toBe(id);
    expect(rules?.game.seats).toMatchObject(manifest.card.seats);
  });

  test('it has the same texts in all of its languages', async () => {
    const languages = Object.entries(manifest.texts);
    const bundles = await Promise.all(languages.map(async ([name, { texts }]) => [name, await texts()] as const));
    expect(textProblems(Object.fromEntries(bundles))).toEqual([]);
  });

  test('its card and its pages have a name in all of its languages', () => {
    for (const language of [...Object.keys(manifest.texts), PSEUDO]) {
      const { pages = {}, ...card } = cardFor(manifest, language);
      for (const text of Object.values(card)) expect(text).not.toBe('');
      for (const { path, offered } of manifest.pages ?? []) if (offered) expect(pages).toHaveProperty([path]);
    }
    expect(cardFor(manifest, PSEUDO).name).toContain(PSEUDO_MARK);
  });

  test('every option has a title and a description, and every name that its schema has a text', async () => {
    const rules = await rulesOf(id);
    const fields = fieldsOf(formOf(z.toJSONSchema(rules?.game.options ?? z.object({}), { io: 'input' })));
    for (const language of nonEmpty(Object.keys(manifest.texts))) {
      const { say, has } = await speechFor(manifest, language);
      for (const [path, field] of fields) {
        expect(has(`option.${path}.title`), `${language} ${path}`).toBe(true);
        expect(say(`option.${path}.description`), `${language} ${path}`).toMatch(/\.$/);
        const named = 'options' in field ? field.options.filter(({ label }) => label !== undefined) : [];
        for (const { value } of named) expect(has(`option.${path}.options.${value}`), `${path} ${value}`).toBe(true);
      }
      const paths = new Set(fields.map(([path]) => path));
      const told = [...flatten(await (manifest.texts[language] ?? manifest.texts.en).texts()).keys()];
      const titles = told.flatMap((key) => /^option\.(.*)\.title$/.exec(key)?.[1] ?? []);
      expect(titles.filter((path) => !paths.has(path))).toEqual([]);
    }
  });
});

test('what is personal begins on a page of its own, and is not among what is played as a match', () => {
  for (const manifest of manifests) {
    if (isMatchGame(manifest)) expect(startOf(manifest)).toBe(`/new?game=${manifest.id}`);
    else expect(manifest.pages?.map(({ path }) => `/${path}`)).toContain(startOf(manifest));
  }
  expect(matchGames.length).toBeGreaterThan(3);
  expect(matchGames.every(({ card }) => card.personal === undefined)).toBe(true);
});

test('nothing is known of a game that nobody knows', async () => {
  expect(manifestOf('chess')).toBeUndefined();
  expect(await rulesOf('chess')).toBeUndefined();
});

test('a form speaks in the words of the game, and where it has none in those of the schema', () => {
  const texts: Readonly<Record<string, string>> = {
    'option.budget.title': 'Credits jeder Crew',
    'option.variants.options.cover-off': 'Nichts gibt Deckung.',
  };
  const words = formWords(t, { say: (key) => texts[key] ?? key, has: (key) => key in texts });
  expect(words.title?.(['budget'], 'Budget')).toBe('Credits jeder Crew');
  expect(words.option?.(['variants'], 'cover-off', 'Nothing gives cover.')).toBe('Nichts gibt Deckung.');
  expect(words.title?.(['weather'], 'Weather')).toBe('Weather');
  expect(words.option?.(['weather'], 'light-rain', undefined)).toBe('light rain');
});
