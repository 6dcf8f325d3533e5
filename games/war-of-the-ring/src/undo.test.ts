import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { matchWith, spoken } from '../test/position.ts';
import { warOfTheRing } from './game.ts';
import { armyIn } from './match/caseQueries.ts';

// Rulings 52 and 104: a player can undo within an action until a die, a tile or a card is revealed.

const EVENT = 4;
const WAR = { '@box gondor': 4, '@active gondor': true, '@box sauron': 4 };
const ACTING = { ...WAR, phase: 'actions', dice: ['@dice character army event', '@dice army army army'] };
const NEEDS_CONSENT = { ok: false, refusal: { code: 'undo-needs-consent' } };

describe('109: undo of choices', () => {
  test('undo takes back the die, the Army and the figures that stay, one by one, and redo repeats them', () => {
    const match = matchWith({ ...ACTING, flow: '@slot 0' });
    const start = match.state;
    const steps = [
      { type: 'use', die: 1, as: 'armies' },
      { type: 'march', from: '@minas-tirith', to: '@lossarnach' },
      { type: 'leave', troop: '@gondor regular', count: 1 },
      { type: 'go' },
    ].map(spoken);
    for (const step of steps) expect(match.apply(0, step)).toMatchObject({ ok: true });
    const moved = match.state;
    expect(armyIn(moved, 'lossarnach')).toBe('gondor 2/1/1');
    for (const _ of steps) expect(match.undo(0)).toMatchObject({ ok: true });
    expect(match.state).toEqual(start);
    for (const _ of steps) expect(match.redo()).toMatchObject({ ok: true });
    expect(match.state).toEqual(moved);
  });

  test('redo is refused after a new action', () => {
    const match = matchWith({ ...ACTING, flow: '@slot 0' });
    match.apply(0, { type: 'use', die: 1, as: 'armies' });
    match.undo(0);
    match.apply(0, { type: 'use', die: EVENT, as: 'draw' });
    expect(match.redo()).toMatchObject({ ok: false, refusal: { code: 'nothing-to-redo' } });
  });

  test('undo takes back a face-down combat card until both are revealed', () => {
    const match = matchWith({
      ...ACTING,
      flow: '@slot 1',
      '@at osgiliath': '@gondor 2/0',
      '@at north-ithilien': '@sauron 3/0',
      'players.0.hand.0.cards': ['@card athelas'],
      'players.0.hand.1.cards': [],
      'players.1.hand.0.cards': ['@card foul-thing-from-the-deep'],
      'players.1.hand.1.cards': [],
    });
    match.apply(1, { type: 'use', die: 1, as: 'attack' });
    match.apply(1, spoken({ type: 'attack', from: '@north-ithilien', to: '@osgiliath' }));
    match.apply(1, { type: 'go' });
    expect(match.apply(1, { type: 'decline' })).toMatchObject({ ok: true });
    expect(match.undo(1)).toMatchObject({ ok: true });
    match.apply(1, { type: 'decline' });
    expect(match.apply(0, { type: 'decline' })).toMatchObject({ ok: true });
    expect(match.undo(0)).toMatchObject(NEEDS_CONSENT);
  });
});

describe('109: undo after a reveal', () => {
  test('undo of a drawn card needs consent', () => {
    const match = matchWith({ ...ACTING, flow: '@slot 0' });
    match.apply(0, { type: 'use', die: EVENT, as: 'draw' });
    match.apply(0, { type: 'draw', deck: 0 });
    expect(match.undo(0)).toMatchObject(NEEDS_CONSENT);
    expect(match.undo(0, [1])).toMatchObject({ ok: true });
  });

  test('undo of a Hunt roll and its tile needs consent', () => {
    const match = matchWith({ ...ACTING, flow: '@slot 0', huntBox: [0, 2], pool: ['@tile damage-1'] });
    match.apply(0, { type: 'use', die: 0, as: 'fellowship' }, [6, 6, { draw: 0 }]);
    expect(match.state.hunt?.damage).toBe(1);
    expect(match.undo(0)).toMatchObject(NEEDS_CONSENT);
  });

  test('undo of a battle roll needs consent', () => {
    const match = matchWith({
      ...ACTING,
      flow: '@slot 1',
      '@at osgiliath': '@gondor 2/0',
      '@at north-ithilien': '@sauron 3/0',
      'players.0.hand.0.cards': [],
      'players.0.hand.1.cards': [],
      'players.1.hand.0.cards': [],
      'players.1.hand.1.cards': [],
    });
    match.apply(1, { type: 'use', die: 1, as: 'attack' });
    match.apply(1, spoken({ type: 'attack', from: '@north-ithilien', to: '@osgiliath' }));
    expect(match.undo(1)).toMatchObject({ ok: true });
    match.apply(1, spoken({ type: 'attack', from: '@north-ithilien', to: '@osgiliath' }));
    match.apply(1, { type: 'go' }, [1, 1, 1, 1, 1]);
    expect(match.undo(1)).toMatchObject(NEEDS_CONSENT);
  });

  test("undo of another player's action needs consent", () => {
    const match = matchWith({ ...ACTING, flow: '@slot 0' });
    match.apply(0, { type: 'skip', die: 1 });
    expect(match.undo(1)).toMatchObject(NEEDS_CONSENT);
    expect(match.undo(0)).toMatchObject({ ok: true });
  });
});

test('a saved match continues in the middle of a battle and of a Hunt', () => {
  const hunted = matchWith({ ...ACTING, flow: '@slot 0', huntBox: [0, 2], pool: ['@tile damage-2'] });
  hunted.apply(0, { type: 'use', die: 0, as: 'fellowship' }, [6, 6, { draw: 0 }]);
  const fought = matchWith({
    ...ACTING,
    flow: '@slot 1',
    '@at osgiliath': '@gondor 2/0',
    '@at north-ithilien': '@sauron 3/0',
  });
  fought.apply(1, { type: 'use', die: 1, as: 'attack' });
  fought.apply(1, spoken({ type: 'attack', from: '@north-ithilien', to: '@osgiliath' }));
  fought.apply(1, { type: 'go' });
  for (const match of [hunted, fought]) {
    const again = Match.load(warOfTheRing, match.save());
    expect(again.state).toEqual(match.state);
    expect(again.decisions).toEqual(match.decisions);
    const { seat } = match.decisions[0]!;
    expect(again.legal(seat)).toEqual(match.legal(seat));
  }
  expect([hunted.state.hunt?.damage, fought.state.battle?.round]).toEqual([2, 1]);
});
