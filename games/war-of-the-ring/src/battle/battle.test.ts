import { expect, test } from 'vitest';
import { matchWith, spoken } from '../../test/position.ts';
import { regionOf } from '../content/index.ts';
import { SHADOW } from '../state/numbers.ts';

test('a battle in progress names its attacker, both places and the round, and is null afterwards (R 9.3)', () => {
  const match = matchWith({
    '@box gondor': 4,
    '@active gondor': true,
    '@box sauron': 4,
    phase: 'actions',
    dice: ['@dice army', '@dice army'],
    flow: '@slot 1',
    '@at osgiliath': '@gondor 2/0',
    '@at north-ithilien': '@sauron 3/0',
    'players.0.hand.0.cards': [],
    'players.0.hand.1.cards': [],
    'players.1.hand.0.cards': [],
    'players.1.hand.1.cards': [],
  });
  expect(match.state.battle).toBeNull();
  match.apply(1, { type: 'use', die: 1, as: 'attack' });
  match.apply(1, spoken({ type: 'attack', from: '@north-ithilien', to: '@osgiliath' }));
  expect(match.apply(1, { type: 'go' }, [1, 1, 1, 1, 1])).toMatchObject({ ok: true });
  const battle = { kind: 'field', attacker: SHADOW, from: regionOf('north-ithilien'), to: regionOf('osgiliath') };
  expect(match.state.battle).toMatchObject({ ...battle, round: 1 });
  match.apply(1, { type: 'press' });
  expect(match.apply(0, { type: 'stand' }, [1, 1, 1, 1, 1])).toMatchObject({ ok: true });
  expect(match.state.battle).toMatchObject({ ...battle, round: 2 });
  match.apply(1, { type: 'cease' });
  expect(match.state.battle).toBeNull();
});
