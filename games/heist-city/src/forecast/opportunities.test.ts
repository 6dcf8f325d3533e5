import { describe, expect, it } from 'vitest';
import { type Moment, scene } from '../../test/scene.ts';
import { cellAt, siteOf } from '../map/site.ts';
import type { State, VPEventType } from '../state/state.ts';
import { unitOf } from '../units/units.ts';
import { declareAttack } from '../weapons/targetNumber.ts';
import { actionOdds } from './expectedDamage.ts';
import { getVPOpportunities } from './opportunities.ts';

const [FACE, , NINJA, BRAIN, SPOOK] = [0, 1, 2, 3, 4] as const;
const E_NINJA = unitOf(1, 'ninja');
const E_FACE = unitOf(1, 'face');

/** Returns a character's opportunities of one type. */
const chances = (state: State, unit: number, type: VPEventType) =>
  getVPOpportunities(state, unit).filter((found) => found.type === type);

describe('Opportunity: computer', () => {
  const [q, r] = siteOf('ballroom').map.computers[0]!.at;
  const worth = (moment: Moment) => {
    const state = scene({ map: 'ballroom', ...moment });
    return chances(state, BRAIN, 'hack-computer').find(({ target }) => target === 0);
  };
  const beside = { at: [q + 1, r] } as const;
  const across = [q - 1, r] as const;

  it('a computer is worth the hack probability if the character gets there with a slot left', () => {
    expect(worth({ brain: beside })).toEqual({ type: 'hack-computer', target: 0, distance: 0, estimatedVP: 21 / 36 });
    // A Hustle of 8 leaves a slot; a Disguised Brain has two Moves of 3.
    expect(worth({ brain: { at: [q + 9, r] } })).toMatchObject({ distance: 8 });
    expect(worth({ brain: { at: [q + 9, r], stance: 'disguised' } })).toBeUndefined();
    expect(worth({ brain: { ...beside, activated: true } })).toBeUndefined();
  });

  it('a computer is worth the same to a connected character without slots', () => {
    expect(worth({ brain: { ...beside, activated: true, connected: 0 } })).toMatchObject({ estimatedVP: 21 / 36 });
  });

  it('a computer is worth less against a connected enemy, and nothing beside a connected ally', () => {
    const rival = worth({ brain: beside, 'enemy-ninja': { at: across, connected: 0 } });
    expect(rival?.estimatedVP).toBeCloseTo(217 / 432, 12);
    expect(worth({ brain: beside, ninja: { at: across, connected: 0 } })).toBeUndefined();
  });

  it('a computer is worth nothing after it scored, or in an area of shock', () => {
    const worthAfter = (change: (state: State) => void) => {
      const state = scene({ map: 'ballroom', brain: beside });
      change(state);
      return chances(state, BRAIN, 'hack-computer').find(({ target }) => target === 0);
    };
    expect(worthAfter(({ hacked }) => hacked.push(0))).toBeUndefined();
    const cells = [cellAt(siteOf('ballroom'), q, r)];
    expect(worthAfter(({ areas }) => areas.push({ effect: 'shock', cells, turns: 1 }))).toBeUndefined();
    expect(worthAfter(({ areas }) => areas.push({ effect: 'smoke', cells, turns: 1 }))).toBeDefined();
  });

  it('under hack-vs-system a computer is worth the probability against the computer', () => {
    expect(worth({ brain: beside, variants: ['hack-vs-system'] })?.estimatedVP).toBeCloseTo(217 / 432, 12);
  });
});

describe('Opportunity: info drop', () => {
  const drop = (cell: number, uploadedThisTurn = false) => ({ kind: 'info', cell, uploadedThisTurn }) as const;
  const yard = (q: number, r: number) => cellAt(siteOf('hex-demo'), q, r);

  it('a carried info drop can be uploaded once per turn, and extracted', () => {
    const state = scene({ brain: { at: [0, -10], carries: [0, 1] } });
    state.drops.push(drop(-1), drop(-1, true));
    expect(chances(state, BRAIN, 'hack-info-drop')).toEqual([
      { type: 'hack-info-drop', target: 0, distance: 0, estimatedVP: 15 / 36 },
    ]);
    expect(chances(state, BRAIN, 'info-drop-extract')).toEqual([
      { type: 'info-drop-extract', target: 0, distance: 4, estimatedVP: 3 },
      { type: 'info-drop-extract', target: 1, distance: 4, estimatedVP: 3 },
    ]);
  });

  it('a lying info drop counts if there is time for the way back', () => {
    const state = scene({ brain: { at: [0, -14] }, turn: 5 });
    state.drops.push(drop(yard(0, -8)));
    // Five steps to a hex beside it and six back from it, with a Sprint of 13.
    expect(chances(state, BRAIN, 'info-drop-extract')).toEqual([
      { type: 'info-drop-extract', target: 0, distance: 11, estimatedVP: 3 },
    ]);
    state.drops[0]!.cell = yard(0, 0);
    expect(chances(state, BRAIN, 'info-drop-extract')).toEqual([]);
    state.turn = 3;
    expect(chances(state, BRAIN, 'info-drop-extract')).toHaveLength(1);
  });

  it('an info drop that an enemy carries is no opportunity', () => {
    const state = scene({ brain: { at: [0, -14] }, 'enemy-face': { at: [0, 0], carries: [0] } });
    state.drops.push(drop(-1));
    expect(chances(state, BRAIN, 'info-drop-extract')).toEqual([]);
  });
});

describe('Opportunity: enemy', () => {
  it('an enemy that was never down is worth the probability of downing it with the best weapon', () => {
    const state = scene({
      spook: { at: [0, 0], items: ['plink-gun', 'rocket'] },
      'enemy-face': { at: [6, 0], wounds: 4 },
    });
    const rocket = actionOdds(state, declareAttack(state, SPOOK, E_FACE, 'rocket', 'ranged')).fall;
    expect(chances(state, SPOOK, 'down-enemy')).toEqual([
      { type: 'down-enemy', target: E_FACE, distance: 0, estimatedVP: rocket },
    ]);
    state.characters[E_FACE]!.downs = 1;
    expect(chances(state, SPOOK, 'down-enemy')).toEqual([]);
  });

  it('a Hidden enemy in melee reach is worth the probability of a hit', () => {
    const state = scene({ ninja: { at: [0, 0] }, 'enemy-ninja': { at: [4, 0], stance: 'hidden' } });
    // Fists: two rolls against 7.
    expect(chances(state, NINJA, 'reveal-hidden')).toEqual([
      { type: 'reveal-hidden', target: E_NINJA, distance: 3, estimatedVP: expect.closeTo(1 - (21 / 36) ** 2, 12) },
    ]);
    state.characters[E_NINJA]!.cell = cellAt(siteOf('hex-demo'), 15, 0);
    expect(chances(state, NINJA, 'reveal-hidden')).toEqual([]);
  });

  it('a Disguised enemy is worth the hack of a Hidden character', () => {
    const moment = (stance: 'hidden' | 'overt') =>
      scene({ ninja: { at: [0, 0], stance }, 'enemy-face': { at: [1, 0], stance: 'disguised' } });
    expect(chances(moment('hidden'), NINJA, 'reveal-disguised')).toEqual([
      { type: 'reveal-disguised', target: E_FACE, distance: 0, estimatedVP: 15 / 36 },
    ]);
    expect(chances(moment('overt'), NINJA, 'reveal-disguised')).toEqual([]);
  });
});

describe('Opportunity: mob', () => {
  const face = { at: [0, 0], stance: 'disguised' } as const;
  const npcs = [
    { kind: 'guard', at: [2, 0] },
    { kind: 'turret', at: [0, 1] },
  ] as const;

  it('a mob is worth the intel of a Disguised character that has not tried yet', () => {
    const state = scene({ face, npcs });
    expect(chances(state, FACE, 'mob-intel')).toEqual([
      { type: 'mob-intel', target: 10, distance: 1, estimatedVP: 15 / 36 },
    ]);
    state.characters[FACE]!.triedIntel = true;
    expect(chances(state, FACE, 'mob-intel')).toEqual([]);
  });

  it('under intel-per-crew a mob is worth nothing once an ally has tried', () => {
    const state = scene({ face, npcs, ninja: { triedIntel: true }, variants: ['intel-per-crew'] });
    expect(chances(state, FACE, 'mob-intel')).toEqual([]);
  });
});

describe('Opportunity: escape', () => {
  it('an escape counts from turn 4 on if there is time for it', () => {
    const state = scene({ brain: { at: [0, -4] }, turn: 3 });
    expect(chances(state, BRAIN, 'escape')).toEqual([]);
    state.turn = 4;
    expect(chances(state, BRAIN, 'escape')).toEqual([{ type: 'escape', target: BRAIN, distance: 10, estimatedVP: 1 }]);
    state.turn = 5;
    state.characters[BRAIN]!.stance = 'disguised';
    expect(chances(state, BRAIN, 'escape')).toEqual([]);
  });

  it('an escape has distance 0 with a Teleporter Beacon, and for a Stunned character at home', () => {
    const beacon = scene({ brain: { at: [0, 10], items: ['teleporter-beacon'] }, turn: 5 });
    expect(chances(beacon, BRAIN, 'escape')).toEqual([{ type: 'escape', target: BRAIN, distance: 0, estimatedVP: 1 }]);
    const stunned = scene({ brain: { at: [0, -15], stance: 'stunned', wounds: 0 }, turn: 5 });
    expect(getVPOpportunities(stunned, BRAIN)).toEqual([
      { type: 'escape', target: BRAIN, distance: 0, estimatedVP: 1 },
    ]);
  });
});

describe('All opportunities', () => {
  it('opportunities are sorted best first, and empty for an Unconscious character', () => {
    const state = scene({ brain: { at: [0, -13], carries: [0] }, 'enemy-face': { at: [0, -10], wounds: 1 }, turn: 4 });
    state.drops.push({ kind: 'info', cell: -1, uploadedThisTurn: false });
    const found = getVPOpportunities(state, BRAIN);
    expect(found.map(({ type }) => type)).toEqual(['info-drop-extract', 'escape', 'hack-info-drop', 'down-enemy']);
    expect(found.map(({ estimatedVP }) => estimatedVP)).toEqual(
      found.map(({ estimatedVP }) => estimatedVP).sort((a, b) => b - a),
    );
    state.characters[BRAIN]!.stance = 'unconscious';
    expect(getVPOpportunities(state, BRAIN)).toEqual([]);
  });
});
