import { expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { PHASES } from '../state/vocabulary.ts';

test('a turn has the six phases in order, and the next turn follows (R 5)', () => {
  const match = matchWith({ 'players.0.hand.0.cards': [], 'players.0.hand.1.cards': [], flow: '@phase turn' });
  const seen = [match.state.phase];
  match.apply(0, { type: 'done' });
  seen.push(match.state.phase);
  match.apply(1, { type: 'allocate', dice: 3 });
  seen.push(match.state.phase);
  const turn = match.state.turn;
  while (match.state.turn === turn) {
    const { seat } = match.decisions[0]!;
    const skip = match.legal(seat).find(({ type }) => type === 'skip')!;
    expect(match.apply(seat, skip)).toMatchObject({ ok: true });
  }
  expect(seen).toEqual(['fellowship', 'allocation', 'actions']);
  expect(match.state).toMatchObject({ turn: turn + 1, phase: 'fellowship', declared: false, huntBox: [0, 0] });
  expect(PHASES).toEqual(['recover', 'fellowship', 'allocation', 'roll', 'actions', 'victory']);
});

test('a new turn resets the Rings, the declaration, the messenger and the attempts on the track (R 5.1)', () => {
  const used = { ringUsed: [true, true], declared: true, messengerUsed: true, trackTried: true };
  const { state } = matchWith({ ...used, flow: '@phase turn.end' });
  expect(state).toMatchObject({
    ringUsed: [false, false],
    declared: false,
    messengerUsed: false,
    trackTried: false,
  });
});
