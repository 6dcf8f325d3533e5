import type { Json } from '@tessera/kernel';
import { npcStats } from '../content/index.ts';
import type { Options } from '../map/options.ts';
import { cellAt, ownSites, type Site, siteOf } from '../map/site.ts';
import { NPC_KINDS, ROLES } from '../state/state.ts';
import { newItem } from '../units/inventory.ts';
import { npcUnit, unitOf } from '../units/units.ts';
import { knownItem } from '../weapons/weapons.ts';

/**
 * Resolves names of rule cases and the terminal: `3,-5` is a hex; `ninja` and `enemy-ninja` are characters; `guard2` is
 * the second guard of the map; `katana` is a new item; `guard 3,-5` is a guard at that hex.
 */
export function term(name: string, options: Options): Json | undefined {
  const { variants } = options;
  const site = options.ownMap ? ownSites.hold(options.ownMap) : siteOf(options.map);
  const [, word = '', hex] = /^([\w-]*?) ?(-?\d+,-?\d+)?$/.exec(name) ?? [];
  const kind = NPC_KINDS.find((one) => one === word);
  if (hex !== undefined) {
    const [q, r] = hex.split(',').map(Number) as [number, number];
    const cell = cellAt(site, q, r);
    if (cell < 0) return undefined;
    if (word === '') return cell;
    return kind && { kind, cell, wounds: npcStats(kind, variants).W, charmed: false };
  }
  const unit = unitNamed(word) ?? npcNamed(site, word);
  return unit ?? (knownItem(word) && newItem({ variants }, word));
}

function unitNamed(word: string): number | undefined {
  const isEnemy = word.startsWith('enemy-');
  const role = ROLES.find((one) => one === (isEnemy ? word.slice('enemy-'.length) : word));
  return role && unitOf(isEnemy ? 1 : 0, role);
}

function npcNamed(site: Site, word: string): number | undefined {
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(word) ?? [];
  return site.npcs.flatMap((npc, i) => (npc.kind === kind ? [npcUnit(i)] : []))[Number(number) - 1];
}
