import { cardFor, translatorFor } from '@tessera/manifest';
import { nonEmpty } from '@tessera/testkit';
import { flatten, PSEUDO, PSEUDO_MARK, textProblems } from '@tessera/text';
import { type FormField, formOf } from '@tessera/ui';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formWords } from '../create/formWords.ts';
import { t } from '../i18n/texts.ts';
import { isMatchGame, manifestOf, manifests, matchGames, startOf } from './manifests.ts';
import { rulesOf } from './rules.ts';

/** Returns the fields of a form with their paths, including those in groups. */
function fieldsOf(form: readonly FormField[], path = ''): [string, FormField][] {
  return form.flatMap((field): [string, FormField][] => {
    const here = `${path}${field.name}`;
    return [[here, field], ...(field.kind === 'group' ? fieldsOf(field.fields, `${here}.`) : [])];
  });
}

describe.each(manifests.map((manifest) => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  test('the card states the same seats and id as the rules', async () => {
    const rules = await rulesOf(id);
    expect(rules?.game.id).toBe(id);
    expect(rules?.game.seats).toMatchObject(manifest.card.seats);
  });

  test('the lobby names the role of every seat and every note in all languages', async () => {
    const lobby = await manifest.lobby?.();
    if (!lobby) return;
    const { min, max } = manifest.card.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    for (const seats of nonEmpty(counts)) {
      const table = { seats, options: {} };
      const roles = lobby.roles?.(table) ?? [];
      expect([0, seats]).toContain(roles.length);
      expect(new Set(roles.map((role) => role.id)).size).toBe(roles.length);
      for (const language of Object.keys(manifest.texts)) {
        const { has } = await translatorFor(manifest, language);
        const keys = roles.flatMap(({ name, advice, samples = [] }) => [
          name,
          ...(advice === undefined ? [] : [advice]),
          ...samples,
        ]);
        const codes = (lobby.notes?.(table) ?? []).map(({ code }) => code);
        expect([...keys, ...codes].filter((key) => !has(key))).toEqual([]);
      }
    }
  });

  test('the texts have the same keys in all languages', async () => {
    const languages = Object.entries(manifest.texts);
    const bundles = await Promise.all(languages.map(async ([name, { texts }]) => [name, await texts()] as const));
    expect(textProblems(Object.fromEntries(bundles))).toEqual([]);
  });

  test('the card and the offered pages have a name in all languages', () => {
    for (const language of [...Object.keys(manifest.texts), PSEUDO]) {
      const { pages = {}, ...card } = cardFor(manifest, language);
      for (const text of Object.values(card)) expect(text).not.toBe('');
      for (const { path, offered } of manifest.pages ?? []) if (offered) expect(pages).toHaveProperty([path]);
    }
    expect(cardFor(manifest, PSEUDO).name).toContain(PSEUDO_MARK);
  });

  test('every option has a title and a description, and every enum value of the schema has a text', async () => {
    const rules = await rulesOf(id);
    const fields = fieldsOf(formOf(z.toJSONSchema(rules?.game.options ?? z.object({}), { io: 'input' })));
    for (const language of nonEmpty(Object.keys(manifest.texts))) {
      const { t, has } = await translatorFor(manifest, language);
      for (const [path, field] of fields) {
        expect(has(`option.${path}.title`), `${language} ${path}`).toBe(true);
        expect(t(`option.${path}.description`), `${language} ${path}`).toMatch(/\.$/);
        const named = 'options' in field ? field.options.filter(({ label }) => label !== undefined) : [];
        for (const { value } of named) expect(has(`option.${path}.options.${value}`), `${path} ${value}`).toBe(true);
      }
      const paths = new Set(fields.map(([path]) => path));
      const keys = [...flatten(await (manifest.texts[language] ?? manifest.texts.en).texts()).keys()];
      const titles = keys.flatMap((key) => /^option\.(.*)\.title$/.exec(key)?.[1] ?? []);
      expect(titles.filter((path) => !paths.has(path))).toEqual([]);
    }
  });
});

test('a personal game starts on its own page and is not among the match games', () => {
  for (const manifest of manifests) {
    if (isMatchGame(manifest)) expect(startOf(manifest)).toBe(`/new?game=${manifest.id}`);
    else expect(manifest.pages?.map(({ path }) => `/${path}`)).toContain(startOf(manifest));
  }
  expect(matchGames.length).toBeGreaterThan(3);
  expect(matchGames.every(({ card }) => card.personal === undefined)).toBe(true);
});

test('manifestOf and rulesOf return undefined for an unknown game', async () => {
  expect(manifestOf('chess')).toBeUndefined();
  expect(await rulesOf('chess')).toBeUndefined();
});

test('formWords uses the texts of the game and falls back to those of the schema', () => {
  const texts: Readonly<Record<string, string>> = {
    'option.budget.title': 'Credits jeder Crew',
    'option.variants.options.cover-off': 'Nichts gibt Deckung.',
  };
  const words = formWords(t, { t: (key) => texts[key] ?? key, has: (key) => key in texts });
  expect(words.title?.(['budget'], 'Budget')).toBe('Credits jeder Crew');
  expect(words.option?.(['variants'], 'cover-off', 'Nothing gives cover.')).toBe('Nichts gibt Deckung.');
  expect(words.title?.(['weather'], 'Weather')).toBe('Weather');
  expect(words.option?.(['weather'], 'light-rain', undefined)).toBe('light rain');
});

test('the sides of War of the Ring are those of its rules', async () => {
  const { teams } = (await rulesOf('war-of-the-ring'))?.game ?? {};
  const lobby = await manifestOf('war-of-the-ring')?.lobby?.();
  const free = ['free-peoples', 'gondor', 'rohan'];
  for (const seats of [3, 4]) {
    const sides = lobby
      ?.roles?.({ seats, options: {} })
      .map(({ id }) => (free.includes(id) ? 'free-peoples' : 'shadow'));
    expect(sides).toEqual(teams?.({}, seats));
  }
  expect(lobby?.roles?.({ seats: 2, options: {} }).map(({ id }) => id)).toEqual(['free-peoples', 'shadow']);
});
