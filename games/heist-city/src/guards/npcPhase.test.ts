import { describe, expect, it } from 'vitest';
import {
  asked,
  BRAIN,
  ENEMY_FACE,
  eventsOf,
  FACE,
  GUARD,
  hex,
  MUSCLE,
  type Position,
  play,
  SECOND_GUARD,
  SPOOK,
  scored,
  table,
  under,
  whereIs,
} from '../../test/table.ts';
import { previewNPCPhase } from '../forecast/npcPhaseForecast.ts';

/** Plays an NPC phase with these units at this alert level and returns its events. */
function phase({
  level = 1,
  dice,
  ...position
}: Position & { readonly level?: 0 | 1 | 2 | 3; readonly dice?: number[] }) {
  const totals = [0, 3, 6, 8];
  const match = table({ acting: SPOOK, next: [{ at: 'npc-phase' }], ...position });
  const revealed = match.state.characters.filter(({ stance }) => !['hidden', 'disguised'].includes(stance)).length;
  expect(match.edit(0, [[['alertModifier'], totals[level]! - revealed]])).toMatchObject({ ok: true });
  const events = play(match, { type: 'end' }, dice);
  return { match, events };
}

const guard = (...at: [number, number]) => ({ kind: 'guard', at }) as const;
const elite = (...at: [number, number]) => ({ kind: 'elite', at }) as const;
const turret = (...at: [number, number]) => ({ kind: 'turret', at }) as const;

describe('NPC phase', () => {
  it('at level 0 NPCs roll nothing, move nothing and log nothing (P1)', () => {
    const { events } = phase({ level: 0, face: { at: [1, 0] }, npcs: [guard(0, 0)], dice: [] });
    expect(events.filter(({ type }) => type.startsWith('npc'))).toEqual([]);
  });

  it('an NPC chooses the nearest Overt character (P2)', () => {
    const { events } = phase({
      npcs: [guard(5, 0)],
      face: { at: [4, 0], stance: 'hidden' },
      muscle: { at: [8, 0] },
      'enemy-face': { at: [3, 0] },
    });
    expect(eventsOf(events, 'npc-chose')[0]).toMatchObject({ target: ENEMY_FACE, why: 'nearest', distances: [3, 2] });
  });

  it('an NPC ignores Hidden, Disguised, downed and immune characters (P3)', () => {
    const { events } = phase({
      npcs: [guard(0, 0)],
      face: { at: [1, 0], stance: 'hidden' },
      muscle: { at: [0, 1], stance: 'disguised' },
      ninja: { at: [-1, 0], stance: 'stunned' },
      brain: { at: [0, -1], stance: 'unconscious' },
      'enemy-face': { at: [2, 0], items: ['security-uniform'] },
      'enemy-brain': { at: [3, 0], inPlainSight: true },
      dice: [],
    });
    expect(eventsOf(events, 'npc-chose')).toEqual([]);
  });

  it('a guard walks up to 4 hexes, stops next to its target, and attacks from there (P4)', () => {
    const far = phase({ npcs: [guard(0, 0)], face: { at: [6, 0] }, dice: [] });
    expect(whereIs(far.match, GUARD)).toEqual([4, 0]);
    const twice = phase({ level: 2, npcs: [guard(0, 0)], face: { at: [6, 0] }, dice: [] });
    expect(whereIs(twice.match, GUARD)).toEqual([5, 0]);
    const near = phase({ level: 2, npcs: [guard(0, 0)], face: { at: [5, 0] }, dice: [4, 4, 1, 1] });
    expect(near.match.state.characters[FACE]!.wounds).toBe(5);
    expect(near.match.state.damage).toEqual({ guard: 2 });
  });

  it('a turret shoots the nearest visible target within 12; under turret-nearest it aims only at the nearest (P6)', () => {
    expect(eventsOf(phase({ npcs: [turret(0, 0)], face: { at: [12, 0] } }).events, 'npc-attacked')).toHaveLength(1);
    expect(eventsOf(phase({ npcs: [turret(0, 0)], face: { at: [13, 0] }, dice: [] }).events, 'npc-attacked')).toEqual(
      [],
    );
    const smoke = (position: Position) => ({
      ...position,
      npcs: [turret(0, 0)],
      face: { at: [5, 0] as const },
      brain: { at: [0, 10] as const },
      state: { areas: [{ effect: 'smoke' as const, cells: [hex(table({}), 3, 0)], turns: 2 }] },
    });
    expect(eventsOf(phase(smoke({})).events, 'npc-attacked')).toMatchObject([{ target: BRAIN }]);
    expect(eventsOf(phase({ ...smoke(under('turret-nearest')), dice: [] }).events, 'npc-attacked')).toEqual([]);
  });

  it('a turret in an area of shock does nothing (R 14.3)', () => {
    const areas = [{ effect: 'shock' as const, cells: [hex(table({}), 0, 0)], turns: 1 }];
    const { events } = phase({ npcs: [turret(0, 0)], face: { at: [5, 0] }, state: { areas }, dice: [] });
    expect(eventsOf(events, 'npc-attacked')).toEqual([]);
  });

  it('an elite shoots within 7 and strikes when adjacent, unless a variant makes it shoot first (P7)', () => {
    const attack = (q: number, ...variants: 'elite-shoots-first'[]) => {
      const { events } = phase({ ...under(...variants), npcs: [elite(0, 0)], face: { at: [q, 0] }, dice: [1, 1] });
      return [eventsOf(events, 'npc-attacked')[0]!.kind, eventsOf(events, 'missed')[0]!.number];
    };
    expect(attack(7)).toEqual(['ranged', 9]);
    expect(attack(1)).toEqual(['melee', 7]);
    expect(attack(1, 'elite-shoots-first')).toEqual(['ranged', 9]);
  });

  it('an NPC chooses again for each action, except under npc-locked-target (P8)', () => {
    const scene = { level: 2, npcs: [guard(0, 0)], face: { at: [1, 0], wounds: 1 }, muscle: { at: [0, 2] } } as const;
    const anew = phase({ ...scene, muscle: { at: [2, -1] }, dice: [6, 6, 1, 1] });
    expect(anew.match.state.characters[FACE]!.stance).toBe('stunned');
    expect(eventsOf(anew.events, 'npc-chose').map(({ target }) => target)).toEqual([FACE, MUSCLE]);
    const locked = phase({ ...scene, ...under('npc-locked-target'), dice: [6, 6, 1, 1] });
    expect(eventsOf(locked.events, 'npc-chose').map(({ target }) => target)).toEqual([FACE]);
  });

  it('of two equally near targets the lower roll minus Charm is attacked (P9)', () => {
    const { events, match } = phase({
      npcs: [guard(0, 0)],
      face: { at: [1, 0] },
      muscle: { at: [0, 1] },
      dice: [3, 3, 5, 5, 4, 4, 1, 1],
    });
    expect(eventsOf(events, 'tie-broken')[0]).toMatchObject({ target: FACE, tied: [FACE, MUSCLE], totals: [6, 10] });
    expect(match.state.characters[FACE]!.wounds).toBe(5);
  });

  it('under tie-highest-defence the better defended of two equally near targets is attacked without a roll', () => {
    const { events } = phase({
      ...under('tie-highest-defence'),
      npcs: [guard(0, 0)],
      face: { at: [1, 0] },
      muscle: { at: [0, 1] },
      dice: [1, 1],
    });
    expect(eventsOf(events, 'npc-chose')[0]).toMatchObject({ target: MUSCLE });
  });

  it('a tied character with a reroll item may reroll the tie (P9)', () => {
    const { match } = phase({
      npcs: [guard(0, 0)],
      face: { at: [1, 0], items: ['rabbits-foot'] },
      muscle: { at: [0, 1] },
      dice: [1, 1],
    });
    expect(asked(match)).toBe('0 reroll');
    const events = play(match, { type: 'reroll', with: 'rabbits-foot' }, [6, 6, 1, 1, 1, 1]);
    expect(eventsOf(events, 'tie-broken')[0]).toMatchObject({ target: MUSCLE });
  });

  it('All Eyes On Me draws all NPCs, and a turret without sight of her idles (P11)', () => {
    const { events, match } = phase({
      npcs: [guard(0, 0), turret(0, 5)],
      face: { at: [2, 0] },
      muscle: { at: [9, 0], allEyes: true },
      state: { areas: [{ effect: 'smoke', cells: [hex(table({}), 9, 0)], turns: 2 }] },
      dice: [],
    });
    expect(eventsOf(events, 'npc-chose')).toMatchObject([{ unit: GUARD, target: MUSCLE, why: 'all-eyes' }]);
    expect(whereIs(match, GUARD)).not.toEqual([0, 0]);
  });

  it('All Eyes On Me reduces every hit by one (K22)', () => {
    const { match } = phase({ npcs: [guard(0, 0)], muscle: { at: [1, 0], allEyes: true }, dice: [6, 6, 2, 2] });
    expect(match.state.characters[MUSCLE]!.wounds).toBe(8);
  });

  it('a second fall is final and scores nothing (P12)', () => {
    const { match } = phase({ npcs: [guard(0, 0)], face: { at: [1, 0], wounds: 2, downs: 1 }, dice: [6, 6, 1, 1] });
    expect(match.state.characters[FACE]!.stance).toBe('unconscious');
    expect(scored(match)).toEqual([]);
  });

  it('mobs do not share a hex (P13)', () => {
    const { match } = phase({ level: 2, npcs: [guard(0, 0), guard(-1, 0)], face: { at: [3, 0] }, dice: [1, 1, 1, 1] });
    expect(whereIs(match, GUARD)).toEqual([2, 0]);
    expect(whereIs(match, SECOND_GUARD)).not.toEqual([2, 0]);
  });

  it('the phase reads the alert level once (P14)', () => {
    const { match } = phase({ npcs: [guard(0, 0), guard(0, 5)], face: { at: [1, 0], wounds: 1 }, dice: [6, 6, 1, 1] });
    expect(match.state.alerts).toEqual([1]);
  });

  it('a charmed guard does not act (R 12.6)', () => {
    const { events } = phase({
      npcs: [guard(0, 0)],
      face: { at: [1, 0] },
      state: { npcs: [{ kind: 'guard', cell: hex(table({}), 0, 0), wounds: 1, charmed: true }] },
      dice: [],
    });
    expect(eventsOf(events, 'npc-attacked')).toEqual([]);
  });

  it('in the first Lockdown an elite appears on every free portal and acts at once (R 15.3)', () => {
    const { events, match } = phase({ map: 'ballroom', level: 3, face: { at: [0, 0] } });
    expect(eventsOf(events, 'elite-arrived')).toHaveLength(6);
    expect(match.state.elitesSpawned).toBe(true);
    const again = phase({ map: 'ballroom', level: 3, face: { at: [0, 0] }, state: { elitesSpawned: true } });
    expect(eventsOf(again.events, 'elite-arrived')).toEqual([]);
    const each = phase({
      map: 'ballroom',
      level: 3,
      face: { at: [0, 0] },
      state: { elitesSpawned: true },
      ...under('elite-each-turn'),
    });
    expect(eventsOf(each.events, 'elite-arrived').length).toBeGreaterThan(0);
  });

  it('under lockdown-3 every NPC has three actions in a Lockdown', () => {
    const { events } = phase({
      ...under('lockdown-3'),
      level: 3,
      npcs: [guard(0, 0)],
      face: { at: [1, 0] },
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(eventsOf(events, 'npc-attacked')).toHaveLength(3);
  });

  it('under npc-shuffle NPCs act in an order drawn at the start', () => {
    const match = table({
      ...under('npc-shuffle'),
      acting: SPOOK,
      next: [{ at: 'npc-phase' }],
      npcs: [guard(0, 0), guard(0, 5)],
      face: { at: [3, 0] },
      alertModifier: 2,
    });
    const events = play(match, { type: 'end' }, [{ shuffle: [1, 0] }]);
    expect(eventsOf(events, 'npc-chose').map(({ unit }) => unit)).toEqual([SECOND_GUARD, GUARD]);
  });

  it('under alert-lagged NPCs act on the alert of the previous end of turn', () => {
    const { match, events } = phase({
      ...under('alert-lagged'),
      level: 3,
      npcs: [guard(0, 0)],
      face: { at: [1, 0] },
      state: { alertAtEnd: 0 },
      dice: [],
    });
    expect(eventsOf(events, 'npc-attacked')).toEqual([]);
    expect(match.state.alerts).toEqual([0]);
  });
});

describe('previewNPCPhase', () => {
  const forecast = (position: Position) => {
    const { state } = table({ alertModifier: 2, ...position });
    return previewNPCPhase(state);
  };

  it("previewNPCPhase gives each NPC's mean damage, or whether it gets adjacent (P16)", () => {
    const beside = forecast({ npcs: [guard(0, 0)], face: { at: [1, 0] } });
    expect(beside.npcs[0]!.expectedDamage).toBeCloseTo(235 / 432, 12);
    expect(beside.threats).toMatchObject([{ unit: FACE, npcs: [GUARD], fall: 0 }]);
    const far = forecast({ npcs: [guard(0, 0)], face: { at: [5, 0] } });
    expect(far.npcs[0]).toMatchObject({ expectedDamage: 0, getsAdjacent: true });
    expect(forecast({ npcs: [guard(0, 0)], face: { at: [9, 0] } }).npcs[0]).toMatchObject({ getsAdjacent: false });
  });

  it('previewNPCPhase splits a tie by its odds', () => {
    const { npcs } = forecast({ alertModifier: 1, npcs: [guard(0, 0)], face: { at: [1, 0] }, muscle: { at: [0, 1] } });
    const chances = npcs[0]!.targets.map(({ chance }) => chance);
    expect(chances[0]! + chances[1]!).toBeCloseTo(1, 12);
    // The Muscle is less charming, so mostly the target.
    expect(chances[1]).toBeGreaterThan(chances[0]!);
  });

  it('previewNPCPhase gives the probability of a fall', () => {
    const { threats } = forecast({ npcs: [guard(0, 0)], face: { at: [1, 0], wounds: 1 } });
    // It takes a hit, and a save of 8 or less: only 9 and more prevent both points.
    expect(threats[0]!.fall).toBeCloseTo((15 / 36) * (26 / 36), 12);
  });

  it('previewNPCPhase is empty at level 0', () => {
    expect(forecast({ alertModifier: 0, npcs: [guard(0, 0)], face: { at: [1, 0] } })).toMatchObject({
      actions: 0,
      npcs: [],
    });
  });
});
