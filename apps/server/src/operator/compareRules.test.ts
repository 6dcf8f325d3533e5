import { Match } from '@tessera/kernel';
import { holdersIn, recordOfFile } from '@tessera/room';
import { expect, it } from 'vitest';
import { loadGames } from '../games.ts';
import { startedMatch } from '../hosts/records.ts';
import { add, rules } from '../testing/countedMatch.ts';
import { compareRules } from './compareRules.ts';

it('a match that continues with another seed is compared like any other', async () => {
  const games = await loadGames({ extra: rules('counting.first').TESSERA_CATALOG });
  const game = games.find('counting')?.game;
  if (!game) throw new Error('The game is missing');
  const match = Match.create(game, { seats: 2, seed: 'the first' });
  match.apply(0, add(2));
  match.reseed('the second');
  for (const seat of [1, 0]) match.apply(seat, add(2));
  const record = recordOfFile(game, match.save(), { now: 5 });
  const stored = { ...startedMatch(game, record), holders: holdersIn(match.header), pace: { kind: 'none' } as const };
  const other = await loadGames({ extra: rules('counting.changed').TESSERA_CATALOG });
  const verdict = compareRules((id, pin) => other.find(id, pin)?.game, stored);
  expect(verdict).toMatchObject({ by: '1.2.0', verdict: { kind: 'different', entry: 3 } });
});
