import { eventsFor, Match } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { ASH, asked, play, WREN } from '../../test/scene.ts';
import { duel } from '../game.ts';

function newMatch() {
  return Match.create(duel, { seats: 2, seed: 'picks' });
}

test('both heroes are asked at once and answer in any order', () => {
  const match = newMatch();
  expect(asked(match)).toBe('0 picks, 1 picks');
  play(match, WREN, match.legal(WREN)[0]!);
  expect(asked(match)).toBe('0 picks');
  play(match, ASH, match.legal(ASH)[0]!);
  expect(match.state.heroes.map(({ revealed }) => revealed)).toEqual([true, true]);
});

test('a pick is hidden from the other seat and spectators until both have picked', () => {
  const match = newMatch();
  const card = match.state.heroes[ASH]!.hand[2]!;
  expect(match.view(WREN).heroes[ASH]).toMatchObject({ pick: null });
  const result = match.apply(ASH, { type: 'pick', card });
  for (const viewer of [WREN, 'spectator'] as const) {
    const hero = match.view(viewer).heroes[ASH]!;
    expect(hero).not.toHaveProperty('pick');
    expect(hero.hand).toEqual([null, null, null, null, null]);
    expect(JSON.stringify(match.patches(viewer))).not.toContain(card);
    expect(result.ok && eventsFor(result.events, viewer)).toEqual([{ type: 'picked', seat: ASH }]);
  }
  expect(match.view(ASH).heroes[ASH]!.pick).toBe(card);
  play(match, WREN, match.legal(WREN)[0]!);
  expect(match.view('spectator').heroes[ASH]!.pick).toBe(card);
});

test('a pick can be undone freely until it is turned up', () => {
  const match = newMatch();
  const before = match.state;
  play(match, ASH, match.legal(ASH)[0]!);
  expect(match.barrier(ASH)).toBeUndefined();
  expect(match.undo(ASH)).toMatchObject({ ok: true });
  expect(match.state).toEqual(before);

  play(match, ASH, match.legal(ASH)[1]!);
  play(match, WREN, match.legal(WREN)[0]!);
  expect(match.undo(WREN)).toMatchObject({ ok: false, refusal: { params: { why: 'revealed', waiting: [ASH] } } });
});

test('a card that is not in hand cannot be picked', () => {
  const match = newMatch();
  const card = match.state.heroes[WREN]!.hand[0]!;
  expect(match.check(ASH, { type: 'pick', card })).toMatchObject({ code: 'no-such-card' });
});
