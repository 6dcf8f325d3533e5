import { describe, expect, it } from 'vitest';
import { type Moment, type Placement, scene } from '../../test/scene.ts';
import { siteOf } from '../map/site.ts';
import { type State, VP_EVENTS, type VPEventType } from '../state/state.ts';
import type { Variant } from '../state/variants.ts';
import { score } from '../units/score.ts';
import { unitOf } from '../units/units.ts';
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
// Zones of the empty field: seat 0's in the north, seat 1's in the south.
const home = { at: [0, -15] } as const;
const away = { at: [0, 0] } as const;
const abroad = { at: [0, 15] } as const;

describe('Points', () => {
  it('every event scores one point, except an extraction (V1)', () => {
    expect(VP_EVENTS.map((type) => awardVP(FACE, type, 2).points)).toEqual([1, 1, 3, 1, 1, 1, 1, 1]);
    expect(awardVP(FACE, 'mob-intel', 2)).toEqual({
      type: 'mob-intel',
      character: FACE,
      points: 1,
      turn: 2,
      description: 'Mob intel',
    });
  });

  it('under escape-2 an escape scores two points (V12)', () => {
    expect(awardVP(FACE, 'escape', 5, { variants: ['escape-2'] }).points).toBe(2);
  });

  it('points are credited to the scoring character (R 17.1)', () => {
    const state = scene({ turn: 3 });
    score(state, MUSCLE, 'down-enemy');
    expect(state.scores).toEqual([{ type: 'down-enemy', character: MUSCLE, points: 1, turn: 3 }]);
    expect(state.characters[MUSCLE]!.vp).toBe(1);
  });

  it("a crew's points are the sum of its characters' (V2)", () => {
    const state = scene({});
    for (const [i, vp] of [2, 0, 1, 0, 3].entries()) state.characters[i]!.vp = vp;
    expect([calculateTeamVP(state, 0), calculateTeamVP(state, 1)]).toEqual([6, 0]);
  });
});

describe('Escape', () => {
  const escaping = (moment: Moment, seat = 0) =>
    calculateEscapeVP(scene({ turn: 5, ...moment }), seat).map(({ character }) => character);
  const everyone: Moment = {
    face: { ...home },
    muscle: { at: [1, -15], stance: 'hidden' },
    ninja: { at: [2, -15], stance: 'disguised' },
    brain: { at: [3, -15], stance: 'stunned' },
    spook: { at: [4, -15], stance: 'unconscious' },
  };

  it('an escape is scored in the own zone by every character that is not Unconscious (V4)', () => {
    expect(escaping(everyone)).toEqual([0, 1, 2, 3]);
    expect(calculateEscapeVP(scene({ turn: 5, ...everyone }), 0)[0]).toEqual({
      type: 'escape',
      character: 0,
      points: 1,
      turn: 5,
    });
  });

  it('under escape-standing-only only standing characters score an escape', () => {
    expect(escaping({ ...everyone, variants: ['escape-standing-only'] })).toEqual([0, 1, 2]);
  });

  it('under escape-2 calculateEscapeVP gives two points each (V12)', () => {
    expect(
      calculateEscapeVP(scene({ turn: 5, ...everyone, variants: ['escape-2'] }), 0).map(({ points }) => points),
    ).toEqual([2, 2, 2, 2]);
  });

  it('an escape is scored on the last turn only (R 12.10)', () => {
    expect(escaping({ ...everyone, turn: 4 })).toEqual([]);
  });

  it('an escape is not scored in the enemy’s zone or between the zones (V5)', () => {
    expect(escaping({ face: abroad, muscle: away })).toEqual([]);
    expect(escaping({ 'enemy-face': abroad }, 1)).toEqual([unitOf(1, 'face')]);
  });

  it('an escape is scored in an Exit, except under exit-none (V5)', () => {
    const state = (...variants: Variant[]) => {
      const ballroom = scene({ map: 'ballroom', turn: 5, variants });
      Object.assign(ballroom.characters[FACE]!, { cell: siteOf('ballroom').exits[0], stance: 'overt' });
      return ballroom;
    };
    expect(calculateEscapeVP(state(), 0)).toHaveLength(1);
    expect(calculateEscapeVP(state('exit-none'), 0)).toHaveLength(0);
  });

  it('a standing character escapes anywhere with a Teleporter Beacon or a Jetpack (R 14.5)', () => {
    const beacon: Placement = { ...away, items: ['teleporter-beacon'] };
    expect(escaping({ face: beacon })).toEqual([FACE]);
    expect(escaping({ face: { ...beacon, stance: 'stunned' } })).toEqual([]);
    const state = scene({ turn: 5, face: { ...away, items: ['jetpack'] }, muscle: { at: [1, 0] } });
    state.airlifted.push(MUSCLE);
    expect(calculateEscapeVP(state, 0).map(({ character }) => character)).toEqual([FACE, MUSCLE]);
    state.areas.push({ effect: 'shock', cells: [state.characters[FACE]!.cell], turns: 1 });
    expect(calculateEscapeVP(state, 0).map(({ character }) => character)).toEqual([MUSCLE]);
  });

  it('scoreEscape adds escapes to the score sheet', () => {
    const state = scene({ turn: 5, face: home, 'enemy-face': abroad });
    scoreEscape(state);
    expect([calculateTeamVP(state, 0), calculateTeamVP(state, 1)]).toEqual([1, 1]);
  });
});

describe('Extraction', () => {
  /** Returns a state with the Face carrying an info drop. */
  function carrying(moment: Moment, placement: Placement): State {
    const state = scene({ turn: 5, ...moment, face: { ...placement, carries: [0] } });
    state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
    return state;
  }
  const points = (state: State) => calculateExtractionVP(state, 0).reduce((sum, entry) => sum + entry.points, 0);

  it('a drop carried home at the end scores 3, and the escape 1 (V6)', () => {
    const state = carrying({}, home);
    scoreExtraction(state);
    scoreEscape(state);
    expect(state.scores.map(({ type, points }) => [type, points])).toEqual([
      ['info-drop-extract', 3],
      ['escape', 1],
    ]);
    expect(calculateTeamVP(state, 0)).toBe(4);
  });

  it('a drop that lies in the zone, or is carried home before the end, scores nothing (V6)', () => {
    const lying = scene({ turn: 5, face: home });
    lying.drops.push({ kind: 'info', cell: lying.characters[FACE]!.cell, uploadedThisTurn: false });
    expect(points(lying)).toBe(0);
    expect(points(carrying({ turn: 3 }, home))).toBe(0);
  });

  it('under extract-each-turn each drop scores 3 once at the end of a turn at home; tools work at the end only', () => {
    const state = carrying({ turn: 3, variants: ['extract-each-turn'] }, home);
    scoreExtraction(state);
    scoreExtraction(state);
    expect(calculateTeamVP(state, 0)).toBe(3);
    expect(state.characters[FACE]!.carries).toEqual([]);
    expect(points(carrying({ turn: 3, variants: ['extract-each-turn'] }, { ...away, items: ['jetpack'] }))).toBe(0);
  });

  it('a standing holder of a Teleporter Beacon extracts for 3 anywhere, a Stunned one does not (V7)', () => {
    const beacon = { ...away, items: ['teleporter-beacon'] };
    expect(points(carrying({}, beacon))).toBe(3);
    expect(points(carrying({}, { ...beacon, stance: 'stunned' }))).toBe(0);
    expect(points(carrying({}, { ...home, stance: 'stunned' }))).toBe(0);
  });

  it('extraction counts every drop, and the Football as one (R 12.9)', () => {
    const state = carrying({}, { ...home, items: ['football'] });
    expect(points(state)).toBe(6);
    scoreExtraction(state);
    expect(state.characters[FACE]).toMatchObject({ items: [], carries: [], vp: 6 });
  });
});

describe('decideWinner', () => {
  /** Returns a finished match in which each side scored these events. */
  function finished(first: readonly VPEventType[], second: readonly VPEventType[], ...variants: Variant[]): State {
    const state = scene({ turn: 5, variants });
    for (const type of first) score(state, FACE, type);
    for (const type of second) score(state, unitOf(1, 'face'), type);
    return state;
  }
  const ones = (count: number) => new Array<VPEventType>(count).fill('hack-computer');

  it('the crew with more points wins (R 17.2)', () => {
    expect(decideWinner(finished(ones(2), ones(1)))).toEqual({ winner: 0, why: 'points' });
    expect(decideWinner(finished(ones(1), ones(2)))).toEqual({ winner: 1, why: 'points' });
  });

  it('at equal points the crew with more drops wins (V11)', () => {
    const state = finished(['info-drop-extract', ...ones(4)], ones(7));
    expect(decideWinner(state)).toEqual({ winner: 0, why: 'drops' });
  });

  it('at equal drops the crew with more escapes wins (V11)', () => {
    const state = finished(['escape', 'escape', ...ones(5)], ['escape', 'escape', 'escape', ...ones(4)]);
    expect(decideWinner(state)).toEqual({ winner: 1, why: 'escapes' });
  });

  it('at equal escapes the crew with fewer Unconscious characters wins (R 17.2)', () => {
    const state = finished(ones(1), ones(1));
    state.characters[FACE]!.stance = 'unconscious';
    expect(decideWinner(state)).toEqual({ winner: 1, why: 'unconscious' });
  });

  it('a match with all tie-breaks equal is a draw; under draw-on-tie equal points are enough (V11)', () => {
    expect(decideWinner(finished(ones(7), ones(7)))).toEqual({ winner: null, why: 'draw' });
    const tied = finished(['info-drop-extract', ...ones(4)], ones(7), 'draw-on-tie');
    expect(decideWinner(tied)).toEqual({ winner: null, why: 'draw' });
  });

  it('the player that did not concede wins at any score (R 17.3)', () => {
    const state = finished(ones(5), []);
    state.conceded = 0;
    expect(decideWinner(state)).toEqual({ winner: 1, why: 'conceded' });
  });
});

describe('isEverybodyOut', () => {
  it('isEverybodyOut is true when all ten characters are Unconscious (R 17.3)', () => {
    const state = scene({});
    for (const character of state.characters) character.stance = 'unconscious';
    expect(isEverybodyOut(state)).toBe(true);
    state.characters[4]!.stance = 'stunned';
    expect(isEverybodyOut(state)).toBe(false);
  });
});
