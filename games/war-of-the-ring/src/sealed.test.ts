import type { Viewer } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { matchWith, spoken } from '../test/position.ts';
import { AT_WAR } from '../test/tableMatch.ts';

// R 9.4.1: combat cards are chosen face down and revealed together.

/** Returns a battle in which both sides have fitting cards and the attacker has chosen one. */
function sealed() {
  const match = matchWith({
    ...AT_WAR,
    '@at north-ithilien': '@sauron 5/1',
    '@at dead-marshes': '@gondor 5/0',
    'players.0.hand.1.cards': [24, 25, 26, 27, 28, 29],
    'players.1.hand.1.cards': [72, 73, 74, 75, 76, 77],
  });
  const act = (seat: number, action: Readonly<Record<string, unknown>>) => {
    const done = match.apply(seat, spoken(action));
    if (!done.ok) throw new Error(done.refusal.code);
  };
  act(1, { type: 'use', die: 1, as: 'attack' });
  act(1, { type: 'attack', from: '@north-ithilien', to: '@dead-marshes' });
  act(1, { type: 'go' });
  const choose = (seat: number): number | undefined => {
    const action = match.legal(seat).find(({ type }) => type === 'combat') ?? { type: 'decline' as const };
    act(seat, { ...action });
    return 'card' in action ? action.card : undefined;
  };
  return { match, choose };
}

describe('Face-down combat card', () => {
  test('a face-down combat card is visible to its owner only, its back to all viewers', () => {
    const { match, choose } = sealed();
    const card = choose(1);
    expect(card).toBeTypeOf('number');
    const seenBy = (viewer: Viewer) => match.view(viewer).battle?.fighters[1];
    expect(seenBy(1)).toMatchObject({ card, shown: false });
    for (const viewer of [0, 'spectator'] as const) {
      expect(seenBy(viewer)?.card).not.toBeTypeOf('number');
      expect(seenBy(viewer)).toMatchObject({ shown: false, back: expect.any(Number) });
      expect(seenBy(viewer)?.back).toBeGreaterThanOrEqual(0);
      expect(match.view(viewer).players[1]?.hand.flatMap(({ cards }) => cards)).not.toContain(card);
    }
  });

  test('a combat card is visible to all viewers after both are revealed', () => {
    const { match, choose } = sealed();
    const [shadow, free] = [choose(1), choose(0)];
    expect([shadow, free].every((card) => card !== undefined)).toBe(true);
    const discarded = match.view('spectator').discards.flat();
    const shown = match.view('spectator').battle?.fighters.map(({ card }) => card) ?? [];
    expect([...discarded, ...shown]).toEqual(expect.arrayContaining([shadow, free]));
  });
});
