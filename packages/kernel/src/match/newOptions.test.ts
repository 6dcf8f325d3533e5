import { expect, test } from 'vitest';
import * as z from 'zod';
import { highCard } from '../testing/highCard.ts';
import { Match } from './match.ts';
import { readMatchFile, writeMatchFile } from './matchFile.ts';
import { readNewOptions } from './newOptions.ts';

const game = {
  options: z.object({
    variants: z.array(z.enum(['trim', 'strict'])).default([]),
    heroes: z.array(z.object({ level: z.int().default(1) })).optional(),
    rulings: z.looseObject({}).optional(),
    packs: z
      .array(
        z.string().superRefine((name, { addIssue }) => {
          addIssue({ code: 'custom', message: `"${name}" is missing.`, params: { problem: 'not-installed', name } });
        }),
      )
      .optional(),
  }),
};

test.each([
  [{ varients: [] }, { path: ['varients'], problem: 'unknown-option', name: 'varients', nearest: 'variants' }],
  [{ zzz: 1 }, { path: ['zzz'], message: 'There is no option "zzz". Known: variants, heroes, rulings, packs.' }],
  [{ heroes: [{}, { levle: 2 }] }, { path: ['heroes', 1, 'levle'], nearest: 'level' }],
  [{ variants: ['trimm'] }, { path: ['variants', 0], problem: 'invalid_value', name: 'trimm', nearest: 'trim' }],
  [{ packs: ['lords'] }, { path: ['packs', 0], problem: 'not-installed', name: 'lords' }],
])('readNewOptions refuses %j', (options, problem) => {
  expect(readNewOptions(game, options)).toMatchObject({ ok: false, problem });
});

test('readNewOptions accepts known options and any field of an open object', () => {
  expect(readNewOptions(game, { rulings: { any: 1 } })).toEqual({
    ok: true,
    options: { variants: [], rulings: { any: 1 } },
  });
});

test('Match.create refuses an unknown option and names the nearest, while Match.load accepts it in a stored match', () => {
  const wanted = { options: { crads: 3 }, seats: 2, seed: 's' };
  expect(() => Match.create(highCard, wanted)).toThrow('There is no option "crads". Did you mean "cards"?');
  const file = readMatchFile(Match.create(highCard, { seats: 2, seed: 's' }).save());
  const stored = { ...file, header: { ...file.header, options: { ...file.header.options, crads: 3 } } };
  expect(Match.load(highCard, writeMatchFile(stored)).header.options).toEqual({ cards: 3, crads: 3 });
});

test('Match.fork accepts a stored option that the game no longer knows', () => {
  const { state } = Match.create(highCard, { seats: 2, seed: 's' });
  const origin = { seq: 0, state: JSON.parse(JSON.stringify(state)) };
  const fork = Match.create(highCard, { options: { cards: 3, crads: 3 }, seats: 2, seed: 'f', origin });
  expect(fork.header.options).toEqual({ cards: 3 });
});
