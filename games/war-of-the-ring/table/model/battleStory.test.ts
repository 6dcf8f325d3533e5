import { tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { AT_WAR, TableMatch } from '../../test/tableMatch.ts';
import { battleRounds } from './battleStory.ts';

/** Returns a match with seven against five in the open: round one is rolled, and the Shadow takes its hits. */
function fought(): TableMatch {
  const match = new TableMatch({
    ...AT_WAR,
    '@at north-ithilien': '@sauron 6/1',
    '@at dead-marshes': '@gondor 5/0/1',
  });
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  match.act(1, { type: 'attack', from: '@north-ithilien', to: '@dead-marshes' });
  match.act(1, { type: 'go' }, [6, 6, 1, 1, 1, 5, 1, 1, 1, 1, 2]);
  return match;
}

describe('battleRounds', () => {
  test('battleRounds is empty without a battle', () => {
    expect(battleRounds(new TableMatch({}).view(0), [])).toEqual([]);
  });

  test('battleRounds lists rolls, required faces and hits of each side', () => {
    const match = fought();
    const [round] = battleRounds(match.view(1), match.log);
    expect(round).toMatchObject({ round: 1 });
    expect(round?.rolls).toMatchObject([
      { side: 1, what: 'combat-rolled', dice: [6, 6, 1, 1, 1], needs: 5, hits: 2 },
      { side: 0, what: 'combat-rolled', dice: [5, 1, 1, 1, 1], needs: 5, hits: 1 },
      { side: 0, what: 'combat-rerolled', dice: [2], hits: 0 },
    ]);
  });

  test('battleRounds computes the odds from the figures at the start of the round, after losses too', () => {
    const match = fought();
    const before = battleRounds(match.view(1), match.log)[0]?.odds;
    match.act(1, { ...match.legal(1).find(({ type }) => type === 'hit') });
    const after = battleRounds(match.view(1), match.log)[0];
    expect(after?.odds).toEqual(before);
    expect(after?.events.map(({ type }) => type)).toContain('lost');
    const dead = tables.regionIndex.get('dead-marshes')!;
    expect(match.view(1).stacks[dead]?.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(6);
  });
});
