import type { Chance } from '@tessera/kernel';
import { items, npcStats, roleStats } from '../content/index.ts';
import { mapIn, type Options } from '../map/options.ts';
import { type Site, siteOf } from '../map/site.ts';
import type { Ctx } from '../state/events.ts';
import { type Character, type Gear, ROLES, type Role, type State } from '../state/state.ts';
import type { Rules } from '../state/variants.ts';
import { usesOf } from '../units/inventory.ts';
import { isForSale } from '../units/loadout.ts';

/** Returns the state of a match before any choice. R 3, 5 */
export function setup(options: Options, _seats: number, { chance }: Ctx): State {
  const { budget, alertModifier, variants } = options;
  const map = mapIn(options);
  const site = siteOf(map);
  const rules: Rules = { variants };
  return {
    map,
    variants: [...new Set(variants)],
    budget,
    phase: 'loadout',
    turn: 1,
    deploying: -1,
    loadouts: [0, 1].map(() => ({ chosen: false, revealed: false, items: ROLES.map(() => []) })),
    characters: [0, 1].flatMap(() => ROLES.map((role) => newCharacter(role, rules))),
    npcs: site.npcs.map(({ kind, cell }) => ({ kind, cell, wounds: npcStats(kind, variants).W, charmed: false })),
    drops: site.drops.map(({ kind, cell }) => ({ kind, cell, uploadedThisTurn: false })),
    gear: layGear(site, rules, chance),
    read: [],
    areas: [],
    rubble: [],
    alertModifier,
    alertAtEnd: 0,
    alerts: [],
    elitesSpawned: false,
    activation: null,
    scores: [],
    hacked: [],
    airlifted: [],
    damage: {},
    conceded: null,
    attack: null,
    rolls: [],
    flow: [{ at: 'loadout' }],
  };
}

/** Returns the items that may lie under a gear marker: all for sale that have not turned up yet. R 5.6 */
export function gearPool(rules: Rules, { gear }: Site, read: readonly string[] = []): string[] {
  const isElsewhere = (id: string) => read.includes(id) || gear.some(({ item }) => item === id);
  return items.filter((item) => isForSale(item, rules) && !isElsewhere(item.id)).map(({ id }) => id);
}

/**
 * Returns gear at the start: unread, unless the map names it. A marker has no use count, because that would reveal the
 * item.
 */
function marker(rules: Rules, item: string, cell: number, known: boolean): Gear {
  return { item, known, cell, loaded: true, uses: known ? usesOf(rules, item) : -1 };
}

function layGear(site: Site, rules: Rules, chance: Chance): Gear[] {
  const pool = gearPool(rules, site);
  return site.gear.map(({ cell, item }) => marker(rules, item ?? chance.draw(pool), cell, item !== undefined));
}

function newCharacter(role: Role, { variants }: Rules): Character {
  return {
    cell: -1,
    stance: 'overt',
    wounds: roleStats(role, variants).W,
    downs: 0,
    items: [],
    carries: [],
    activated: false,
    spent: [],
    inPlainSight: false,
    connected: -1,
    triedIntel: false,
    allEyes: false,
    vp: 0,
  };
}
