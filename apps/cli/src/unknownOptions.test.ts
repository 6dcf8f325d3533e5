import { games } from '@tessera/catalog';
import { Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { optionsSchema } from './matchFlags.ts';

test.each(games)('$manifest.id: a new match refuses an unknown option and suggests the nearest name', ({ game }) => {
  const [name] = Object.keys(optionsSchema(game).properties ?? {});
  const mistyped = name === undefined ? 'varients' : `${name}x`;
  const advice = name === undefined ? 'There is no option "varients".' : `Did you mean "${name}"?`;
  const wanted = { options: { [mistyped]: 1 }, seats: game.seats.min, seed: 'mistyped' };
  expect(() => Match.create(game, wanted)).toThrow(advice);
});
