import { npcStats, roleStats } from '../src/content/index.ts';
import { cellAt, siteOf } from '../src/map/site.ts';
import { type Character, type NpcKind, ROLES, type Role, type Stance, type State } from '../src/state/state.ts';
import type { DiceRollResult } from '../src/state/types.ts';
import type { Variant } from '../src/state/variants.ts';
import { newItem } from '../src/units/inventory.ts';
import { roleOf, seatOf } from '../src/units/units.ts';

/** Position and properties of a character. */
export interface Placement extends Partial<Omit<Character, 'cell' | 'items'>> {
  readonly at?: readonly [number, number];
  readonly items?: readonly string[];
  readonly stance?: Stance;
}

/** Characters in the scene: roles are seat 0's, `enemy-` roles seat 1's. All others are Hidden and off the map. */
export type Cast = { readonly [Name in Role | `enemy-${Role}`]?: Placement };

/** Moment of a match, by default on the empty field. */
export interface Moment extends Cast {
  readonly map?: string;
  readonly variants?: readonly Variant[];
  readonly turn?: number;
  readonly deploying?: number;
  readonly alertModifier?: number;
  readonly npcs?: readonly {
    readonly kind: NpcKind;
    readonly at: readonly [number, number];
    readonly wounds?: number;
  }[];
  /** Active character, and its attacks so far. */
  readonly active?: {
    readonly character: number;
    readonly melee?: number;
    readonly ranged?: number;
    readonly weapons?: string[];
  };
}

/** Returns a state with these units in these places. */
export function scene({ map = 'hex-demo', variants = [], turn = 1, deploying = 0, ...moment }: Moment): State {
  const { alertModifier = 0, npcs = [], active, ...cast } = moment;
  const site = siteOf(map);
  return {
    map,
    variants: [...variants],
    budget: 100,
    phase: 'player-activation',
    turn,
    deploying,
    loadouts: [0, 1].map(() => ({ chosen: true, revealed: true, items: [] })),
    characters: Array.from({ length: 2 * ROLES.length }, (_, unit) => {
      const name = seatOf(unit) === 0 ? roleOf(unit) : (`enemy-${roleOf(unit)}` as const);
      return character(map, variants, roleOf(unit), cast[name] ?? {});
    }),
    npcs: npcs.map(({ kind, at, wounds }) => ({
      kind,
      cell: cellAt(site, ...at),
      wounds: wounds ?? npcStats(kind, variants).W,
      charmed: false,
    })),
    drops: [],
    gear: [],
    read: [],
    areas: [],
    rubble: [],
    alertModifier,
    alertAtEnd: 0,
    alerts: [],
    elitesSpawned: false,
    activation: active ? { slots: 3, melee: 0, ranged: 0, weapons: [], used: [], ...active } : null,
    scores: [],
    hacked: [],
    airlifted: [],
    damage: {},
    conceded: null,
    attack: null,
    rolls: [],
    flow: [],
  };
}

/** Returns a roll of two dice. */
export function dice(dice1: number, dice2: number): DiceRollResult {
  return { dice1, dice2, total: dice1 + dice2 };
}

function character(
  map: string,
  variants: readonly Variant[],
  role: Role,
  { at, items = [], ...rest }: Placement,
): Character {
  return {
    cell: at ? cellAt(siteOf(map), ...at) : -1,
    stance: at ? 'overt' : 'hidden',
    wounds: roleStats(role, variants).W,
    downs: 0,
    items: items.map((item) => newItem({ variants }, item)),
    carries: [],
    activated: false,
    spent: [],
    inPlainSight: false,
    connected: -1,
    triedIntel: false,
    allEyes: false,
    vp: 0,
    ...rest,
  };
}
