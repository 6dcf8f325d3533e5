import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, stage } from '../../test/stage.ts';
import { actsOut, beatsOf, blowOf, viewDuring } from './story.ts';

const entry = (events: readonly { readonly type: string }[]) => ({
  seq: 1,
  kind: 'act' as const,
  seat: 0,
  at: 0,
  events,
});

describe('animation of a log entry', () => {
  test('beatsOf shows a walk hex by hex from its start', () => {
    const { state } = stage();
    const from = state.figures[BRUTE]!.cell;
    const [beat] = beatsOf([{ type: 'moved', figure: BRUTE, path: [from, 5, 6] }], state);
    expect(beat?.path).toEqual([from, 5, 6]);
    expect(actsOut(entry([{ type: 'xp' }]))).toBe(false);
    expect(actsOut(entry([{ type: 'suffered' }]))).toBe(true);
  });

  test('viewDuring gives each figure its hit points up to this point', () => {
    const { state } = stage();
    const events = [
      { type: 'moved', figure: BRUTE, path: [state.figures[BRUTE]!.cell, 7] },
      { type: 'suffered', figure: GUARD, amount: 3, left: 17, from: 'attack' },
      { type: 'died', figure: GUARD, by: BRUTE },
    ];
    expect(viewDuring(state, state, events.slice(0, 1)).figures[BRUTE]?.cell).toBe(7);
    const hurt = viewDuring(state, state, events.slice(0, 2));
    expect(hurt.figures[GUARD]).toMatchObject({ hp: 17, cell: state.figures[GUARD]!.cell });
    expect(viewDuring(state, state, events).figures[GUARD]?.cell).toBe(-1);
  });

  test('blowOf returns an attack with its cards until another event happens', () => {
    const blow = [
      { type: 'attack', figure: BRUTE, target: GUARD, value: 3 },
      { type: 'drawn', figure: BRUTE, cards: ['plus-1'], used: ['plus-1'] },
      { type: 'hit', figure: BRUTE, target: GUARD, value: 4, shield: 1, damage: 3 },
      { type: 'suffered', figure: GUARD, amount: 3, left: 17, from: 'attack' },
    ];
    expect(blowOf([entry(blow)])).toMatchObject({
      attacker: BRUTE,
      target: GUARD,
      hit: { damage: 3 },
      suffered: { left: 17 },
    });
    expect(blowOf([entry(blow.slice(0, 1))])).toBeUndefined();
    expect(blowOf([entry([...blow, { type: 'turn-ended' }])])).toBeUndefined();
  });
});
