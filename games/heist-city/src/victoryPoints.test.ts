import { describe, expect, it } from 'vitest';
import { type Moment, type Placement, scene } from '../test/scene.ts';
import { score } from './score.ts';
import { siteOf } from './site.ts';
import { type State, VP_EVENTS, type VPEventType } from './state.ts';
import { unitOf } from './units.ts';
import type { Variant } from './variants.ts';
import {
  awardVP,
  calculateEscapeVP,
  calculateExtractionVP,
  calculateTeamVP,
  decideWinner,
  isEverybodyOut,
  scoreEscape,
  scoreExtraction,
} from './victoryPoints.ts';

const [FACE, MUSCLE] = [0, 1] as const;
// The zones of the empty field: seat 0's in the north, seat 1's in the south.
const home = { at: [0, -15] } as const;
const away = { at: [0, 0] } as const;
const abroad = { at: [0, 15] } as const;

describe('points', () => {
  it('V1: are one for everything but an extraction', () => {
    expect(VP_EVENTS.map((type) => awardVP(FACE, type, 2).points)).toEqual([1, 1, 3, 1, 1, 1, 1, 1]);
    expect(awardVP(FACE, 'mob-intel', 2)).toEqual({
      type: 'mob-intel',
      character: FACE,
      points: 1,
      turn: 2,
      description: 'Mob intel',
    });
  });

  it('V12 escape-2: are two for an escape', () => {
    expect(awardVP(FACE, 'escape', 5, { variants: ['escape-2'] }).points).toBe(2);
  });

  it('R 17.1: are credited to the character that won them', () => {
    const state = scene({ turn: 3 });
    score(state, MUSCLE, 'down-enemy');
    expect(state.scores).toEqual([{ type: 'down-enemy', character: MUSCLE, points: 1, turn: 3 }]);
    expect(state.characters[MUSCLE]!.vp).toBe(1);
  });

  it('V2: of a crew are those of its characters', () => {
    const state = scene({});
    for (const [i, vp] of [2, 0, 1, 0, 3].entries()) state.characters[i]!.vp = vp;
    expect([calculateTeamVP(state, 0), calculateTeamVP(state, 1)]).toEqual([6, 0]);
  });
});

describe('an escape', () => {
  const escaping = (moment: Moment, seat = 0) =>
    calculateEscapeVP(scene({ turn: 5, ...moment }), seat).map(({ character }) => character);
  const everyone: Moment = {
    face: { ...home },
    muscle: { at: [1, -15], stance: 'hidden' },
    ninja: { at: [2, -15], stance: 'disguised' },
    brain: { at: [3, -15], stance: 'stunned' },
    spook: { at: [4, -15], stance: 'unconscious' },
  };

  it('V4: is scored in one’s zone by everyone who is not Unconscious', () => {
    expect(escaping(everyone)).toEqual([0, 1, 2, 3]);
    expect(calculateEscapeVP(scene({ turn: 5, ...everyone }), 0)[0]).toEqual({
      type: 'escape',
      character: 0,
      points: 1,
      turn: 5,
    });
  });

  it('escape-standing-only: is scored by the standing', () => {
    expect(escaping({ ...everyone, variants: ['escape-standing-only'] })).toEqual([0, 1, 2]);
  });

  it('V12: gives two with escape-2', () => {
    expect(
      calculateEscapeVP(scene({ turn: 5, ...everyone, variants: ['escape-2'] }), 0).map(({ points }) => points),
    ).toEqual([2, 2, 2, 2]);
  });

  it('R 12.10: is scored on the last turn only', () => {
    expect(escaping({ ...everyone, turn: 4 })).toEqual([]);
  });

  it('V5: is not scored in the enemy’s zone or between', () => {
    expect(escaping({ face: abroad, muscle: away })).toEqual([]);
    expect(escaping({ 'enemy-face': abroad }, 1)).toEqual([unitOf(1, 'face')]);
  });

  it('V5: is scored in an Exit, unless exit-none', () => {
    const state = (...variants: Variant[]) => {
      const ballroom = scene({ map: 'ballroom', turn: 5, variants });
      Object.assign(ballroom.characters[FACE]!, { cell: siteOf('ballroom').exits[0], stance: 'overt' });
      return ballroom;
    };
    expect(calculateEscapeVP(state(), 0)).toHaveLength(1);
    expect(calculateEscapeVP(state('exit-none'), 0)).toHaveLength(0);
  });

  it('R 14.5: is scored anywhere with a Teleporter Beacon, or flown out by a Jetpack, by the standing', () => {
    const beacon: Placement = { ...away, items: ['teleporter-beacon'] };
    expect(escaping({ face: beacon })).toEqual([FACE]);
    expect(escaping({ face: { ...beacon, stance: 'stunned' } })).toEqual([]);
    const state = scene({ turn: 5, face: { ...away, items: ['jetpack'] }, muscle: { at: [1, 0] } });
    state.airlifted.push(MUSCLE);
    expect(calculateEscapeVP(state, 0).map(({ character }) => character)).toEqual([FACE, MUSCLE]);
    state.areas.push({ effect: 'shock', cells: [state.characters[FACE]!.cell], turns: 1 });
    expect(calculateEscapeVP(state, 0).map(({ character }) => character)).toEqual([MUSCLE]);
  });

  it('is entered on the score sheet', () => {
    const state = scene({ turn: 5, face: home, 'enemy-face': abroad });
    scoreEscape(state);
    expect([calculateTeamVP(state, 0), calculateTeamVP(state, 1)]).toEqual([1, 1]);
  });
});

describe('an extraction', () => {
  /** The Face with an info drop. */
  function carrying(moment: Moment, placement: Placement): State {
    const state = scene({ turn: 5, ...moment, face: { ...placement, carries: [0] } });
    state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
    return state;
  }
  const points = (state: State) => calculateExtractionVP(state, 0).reduce((sum, entry) => sum + entry.points, 0);

  it('V6: gives 3 for a drop carried home by the end, and 1 for coming home', () => {
    const state = carrying({}, home);
    scoreExtraction(state);
    scoreEscape(state);
    expect(state.scores.map(({ type, points }) => [type, points])).toEqual([
      ['info-drop-extract', 3],
      ['escape', 1],
    ]);
    expect(calculateTeamVP(state, 0)).toBe(4);
  });

  it('V6: gives nothing for a drop that lies in the zone, nor before the end', () => {
    const lying = scene({ turn: 5, face: home });
    lying.drops.push({ kind: 'info', cell: lying.characters[FACE]!.cell, uploadedThisTurn: false });
    expect(points(lying)).toBe(0);
    expect(points(carrying({ turn: 3 }, home))).toBe(0);
  });

  it('extract-each-turn: gives 3 whenever a turn ends at home, once for each drop; tools work at the end only', () => {
    const state = carrying({ turn: 3, variants: ['extract-each-turn'] }, home);
    scoreExtraction(state);
    scoreExtraction(state);
    expect(calculateTeamVP(state, 0)).toBe(3);
    expect(state.characters[FACE]!.carries).toEqual([]);
    expect(points(carrying({ turn: 3, variants: ['extract-each-turn'] }, { ...away, items: ['jetpack'] }))).toBe(0);
  });

  it('V7: gives 3 to a standing holder of a Teleporter Beacon anywhere, and nothing to a Stunned one', () => {
    const beacon = { ...away, items: ['teleporter-beacon'] };
    expect(points(carrying({}, beacon))).toBe(3);
    expect(points(carrying({}, { ...beacon, stance: 'stunned' }))).toBe(0);
    expect(points(carrying({}, { ...home, stance: 'stunned' }))).toBe(0);
  });

  it('R 12.9: counts every drop, and the Football as one', () => {
    const state = carrying({}, { ...home, items: ['football'] });
    expect(points(state)).toBe(6);
    scoreExtraction(state);
    expect(state.characters[FACE]).toMatchObject({ items: [], carries: [], vp: 6 });
  });
});

describe('the winner', () => {
  /** A finished match in which each side scored these. */
  function finished(first: readonly VPEventType[], second: readonly VPEventType[], ...variants: Variant[]): State {
    const state = scene({ turn: 5, variants });
    for (const type of first) score(state, FACE, type);
    for (const type of second) score(state, unitOf(1, 'face'), type);
    return state;
  }
  const ones = (count: number) => new Array<VPEventType>(count).fill('hack-computer');

  it('R 17.2: has more points', () => {
    expect(decideWinner(finished(ones(2), ones(1)))).toEqual({ winner: 0, why: 'points' });
    expect(decideWinner(finished(ones(1), ones(2)))).toEqual({ winner: 1, why: 'points' });
  });

  it('V11: at 7 to 7 has more drops', () => {
    const state = finished(['info-drop-extract', ...ones(4)], ones(7));
    expect(decideWinner(state)).toEqual({ winner: 0, why: 'drops' });
  });

  it('V11: with equal drops has more escapes', () => {
    const state = finished(['escape', 'escape', ...ones(5)], ['escape', 'escape', 'escape', ...ones(4)]);
    expect(decideWinner(state)).toEqual({ winner: 1, why: 'escapes' });
  });

  it('R 17.2: then has fewer Unconscious', () => {
    const state = finished(ones(1), ones(1));
    state.characters[FACE]!.stance = 'unconscious';
    expect(decideWinner(state)).toEqual({ winner: 1, why: 'unconscious' });
  });

  it('V11: is nobody when all is equal; draw-on-tie: when points are', () => {
    expect(decideWinner(finished(ones(7), ones(7)))).toEqual({ winner: null, why: 'draw' });
    const tied = finished(['info-drop-extract', ...ones(4)], ones(7), 'draw-on-tie');
    expect(decideWinner(tied)).toEqual({ winner: null, why: 'draw' });
  });

  it('R 17.3: is whoever did not concede, whatever the score', () => {
    const state = finished(ones(5), []);
    state.conceded = 0;
    expect(decideWinner(state)).toEqual({ winner: 1, why: 'conceded' });
  });
});

describe('a site with nobody left standing', () => {
  it('R 17.3: is one where all ten are Unconscious', () => {
    const state = scene({});
    for (const character of state.characters) character.stance = 'unconscious';
    expect(isEverybodyOut(state)).toBe(true);
    state.characters[4]!.stance = 'stunned';
    expect(isEverybodyOut(state)).toBe(false);
  });
});
