import { describe, expect, it } from 'vitest';
import { acting, adviceWith, choosing, seen, warned } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { cellAt, coordsOf, distance, siteOf, zoneOf } from '../map/site.ts';
import { unitOf } from '../units/units.ts';
import { adviceText } from './advise.ts';

const [FACE, , NINJA, BRAIN] = [0, 1, 2, 3] as const;
const E_BRAIN = unitOf(1, 'brain');
const yard = siteOf('hex-demo');
const home = zoneOf(yard, 0);

/** Returns the coordinates of a hex at this distance from the first player's zone. */
function fromHome(steps: number): readonly [number, number] {
  for (let cell = 0; cell < yard.size; cell++) {
    if (Math.min(...home.map((one) => distance(yard, cell, one))) === steps) return coordsOf(yard, cell);
  }
  throw new Error(`Nothing is ${steps} from home`);
}

describe('Advice about the way home', () => {
  it('way-home gives the distance in Moves from turn 4 on', () => {
    const state = (turn: number) => choosing({ turn, face: { at: fromHome(9) } });
    expect(adviceWith(state(3), 'way-home')).toBeUndefined();
    const advice = adviceWith(state(4), 'way-home');
    expect(advice?.params).toEqual({ unit: FACE, distance: 9, moves: 3 });
    expect(adviceText(advice!, testFormatter({ view: seen(state(4)) }))).toBe(
      'The way home takes Face 1 3 Moves (9 hexes).',
    );
    expect(adviceWith(state(5), 'last-call')).toMatchObject({ severity: 'warning', params: { distance: 9 } });
  });

  it('stranded warns when the way home is too long', () => {
    expect(adviceWith(choosing({ turn: 5, face: { at: fromHome(17) } }), 'stranded')?.params).toEqual({ unit: FACE });
    expect(adviceWith(choosing({ turn: 5, face: { at: fromHome(16) } }), 'stranded')).toBeUndefined();
    expect(adviceWith(choosing({ turn: 3, face: { at: fromHome(17) } }), 'stranded')).toBeUndefined();
  });

  it('misses-home warns about a step that makes the way home too long', () => {
    const state = acting(FACE, { turn: 5, face: { at: fromHome(5) } }, 2);
    const away = { type: 'move', to: cellAt(yard, ...fromHome(9)) } as const;
    expect(warned(state, away, 'misses-home')).toMatchObject({ severity: 'danger', params: { unit: FACE } });
    expect(warned(state, { type: 'end' }, 'misses-home')).toBeDefined();
    const early = acting(FACE, { turn: 4, face: { at: fromHome(5) } }, 2);
    expect(warned(early, { type: 'end' }, 'misses-home')).toBeUndefined();
  });

  it('drop-stranded warns the carrier of a drop in the same way', () => {
    const carrier = { at: fromHome(17), carries: [0] };
    const state = choosing({ turn: 5, face: carrier });
    state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
    expect(adviceWith(state, 'drop-stranded')?.params).toEqual({ unit: FACE, drop: 0 });
    const early = choosing({ turn: 2, face: carrier });
    early.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
    expect(adviceWith(early, 'drop-stranded')).toBeUndefined();
  });
});

describe('Advice about ending an activation', () => {
  const carrying = (uploadedThisTurn: boolean) => {
    const state = acting(BRAIN, { brain: { at: [0, 0], carries: [0] } });
    state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn });
    return state;
  };

  it('leaves-points warns when a carried drop could be uploaded', () => {
    const advice = warned(carrying(false), { type: 'end' }, 'leaves-points');
    expect(advice?.params).toEqual({ unit: BRAIN, event: 'hack-info-drop', chance: 15 / 36 });
    expect(warned(carrying(true), { type: 'end' }, 'leaves-points')).toBeUndefined();
  });

  it('leaves-points warns beside a computer unless the character is connected', () => {
    const [q, r] = siteOf('ballroom').map.computers[0]!.at;
    const hacker = (connected: number) => acting(BRAIN, { map: 'ballroom', brain: { at: [q + 1, r], connected } });
    expect(warned(hacker(-1), { type: 'end' }, 'leaves-points')?.params).toMatchObject({ event: 'hack-computer' });
    expect(warned(hacker(0), { type: 'end' }, 'leaves-points')).toBeUndefined();
  });
});

it('best-chance names the best opportunity', () => {
  const state = acting(BRAIN, { brain: { at: [0, 0], carries: [0] } });
  state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
  expect(adviceWith(state, 'best-chance')?.params).toMatchObject({ unit: BRAIN, event: 'hack-info-drop', distance: 0 });
});

it('an attack on a character that has been down before warns that it scores nothing', () => {
  const blow = { type: 'attack', weapon: 'katana', target: E_BRAIN } as const;
  const state = (downs: number) =>
    acting(NINJA, { ninja: { at: [2, 0], items: ['katana'] }, 'enemy-brain': { at: [3, 0], downs } });
  expect(warned(state(1), blow, 'scores-nothing')?.params).toEqual({ target: E_BRAIN });
  expect(warned(state(0), blow, 'scores-nothing')).toBeUndefined();
});

it('score is given towards the end', () => {
  const state = choosing({ turn: 5, face: { at: [0, 0], vp: 3 } });
  expect(adviceWith(state, 'score')?.params).toEqual({ own: 3, theirs: 0, turns: 1 });
});
