import { withoutTexts } from '@tessera/rules';
import {
  NPC_KINDS,
  type NpcKind,
  ROLES,
  type Role,
  STANCES,
  type Stance,
  VP_EVENTS,
  type VPEventType,
} from '../state/state.ts';
import type { Variant } from '../state/variants.ts';
import type { ActionRecord } from './action.ts';
import { core } from './core.ts';
import { ContentError, type ContentErrorCode } from './errors.ts';
import { ITEM_TYPES, type ItemRecord } from './item.ts';
import type { HeistMap } from './map.ts';
import type { AlertRecord, NpcRecord, NpcStats } from './npc.ts';
import { changeable } from './record.ts';
import type { CrewRecord, RoleRecord } from './role.ts';
import type { ScoreRecord } from './score.ts';
import type { StanceRecord } from './stance.ts';
import type { Stats } from './stat.ts';

export type { ActionRecord } from './action.ts';
export { ContentError } from './errors.ts';
export {
  ITEM_TYPES,
  type ItemRecord,
  type ItemType,
  keeps,
  type Notice,
  type Special,
  type ToolEffect,
} from './item.ts';
export { heistContentChecks, heistContentKinds } from './kinds.ts';
export { type HeistMap, MapShape, type Place, placesOf } from './map.ts';
export type { AlertRecord, NpcRecord, NpcStats } from './npc.ts';
export type { CrewRecord, RoleRecord } from './role.ts';
export type { ScoreRecord } from './score.ts';
export type { StanceModifiers, StanceRecord } from './stance.ts';
export { STATS, type Stat, type Stats } from './stat.ts';

const { content } = core;

const { map: _maps, ...kinds } = content;

/**
 * Content that the rules read outside the state, in the packs that matches pin: one pack per site, and one for the
 * rest.
 */
export const heistContent: Readonly<Record<string, unknown>> = Object.freeze({
  core: withoutTexts(
    Object.fromEntries(Object.entries(kinds).map(([kind, records]) => [kind, listOf<object>(records)])),
  ),
  ...Object.fromEntries(listOf<HeistMap>(content.map).map((map) => [packOf(map.id), withoutTexts(map)])),
});

/** Returns the pack of a site. */
export function packOf(map: string): string {
  return `map/${map}`;
}

export const roles: ByKey<Role, RoleRecord> = byKey(ROLES, (role) => found(content.role, role));
/** Kinds of NPCs. R 15.2 */
export const npcs: ByKey<NpcKind, NpcRecord> = byKey(NPC_KINDS, (kind) => found(content.npc, kind));
/** States of a character. R 11 */
export const stances: ByKey<Stance, StanceRecord> = byKey(STANCES, (stance) => found(content.stance, stance));
/** Points by event. R 17 */
export const scores: ByKey<VPEventType, ScoreRecord> = byKey(VP_EVENTS, (event) => found(content.score, event));
/** Values that every crew shares. R 3.1 */
export const crew: CrewRecord = found(content.crew, 'crew');
/** Alert levels, 0 to 3. R 15.1 */
export const alertLevels: readonly AlertRecord[] = listOf(content.alert, (a, b) => a.level - b.level);
/** All equipment: ranged, melee, thrown, tools, and each of these by price. R 14 */
export const items: readonly ItemRecord[] = listOf(
  content.item,
  (a, b) => ITEM_TYPES.indexOf(a.type) - ITEM_TYPES.indexOf(b.type) || a.cost - b.cost,
);
export const actions: readonly ActionRecord[] = listOf(content.action);
export const maps: readonly HeistMap[] = listOf(content.map);

/** Returns a piece of equipment by its id. */
export function itemOf(id: string): ItemRecord {
  return content.item.get(id) ?? unknown('unknown-item', id, 'There is no such equipment');
}

/** Returns a site by its id. */
export function mapOf(id: string): HeistMap {
  return content.map.get(id) ?? unknown('unknown-map', id, 'There is no such map');
}

/** Returns a state of a character. */
export function stanceOf(stance: Stance): StanceRecord {
  return stances[stance];
}

/** Returns an action by its id. */
export function actionOf(id: string, variants: readonly Variant[] = []): ActionRecord {
  return (actionsUnder.get(id) ?? unknown('unknown-action', id, 'There is no such action'))(variants);
}

/** Returns the stats of a role before equipment. */
export function roleStats(role: Role, variants: readonly Variant[] = []): Stats {
  return roleStatsUnder[role](variants);
}

export function npcStats(kind: NpcKind, variants: readonly Variant[] = []): NpcStats {
  return npcStatsUnder[kind](variants);
}

/** Returns an alert level, 0 to 3. */
export function alertLevelOf(level: number, variants: readonly Variant[] = []): AlertRecord {
  return (alertLevelsUnder[level] ?? unknown('missing-record', `alert level ${level}`, 'Alert levels are 0 to 3'))(
    variants,
  );
}

/** Returns the points of an event. */
export function pointsOf(event: VPEventType, variants: readonly Variant[] = []): number {
  return scoresUnder[event](variants).points;
}

/** Returns the default credits of a crew for equipment. */
export function budgetOf(variants: readonly Variant[] = []): number {
  return crewUnder(variants).budget;
}

const crewUnder = changeable(crew, crew.variants);
const actionsUnder = new Map(actions.map((action) => [action.id, changeable(action, action.variants)]));
const alertLevelsUnder = alertLevels.map((level) => changeable(level, level.variants));
const scoresUnder = byKey(VP_EVENTS, (event) => changeable(scores[event], scores[event].variants));
const roleStatsUnder = byKey(ROLES, (role) => changeable<Stats>(roles[role].stats, roles[role].variants));
const npcStatsUnder = byKey(NPC_KINDS, (kind) => changeable<NpcStats>(npcs[kind].stats, npcs[kind].variants));

type ByKey<Key extends string, Value> = Readonly<Record<Key, Value>>;

/** Returns a record with a value for every key of a closed vocabulary. */
function byKey<Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value): ByKey<Key, Value> {
  const entries = keys.map((key): [Key, Value] => [key, valueFor(key)]);
  return Object.freeze(Object.fromEntries(entries) as Record<Key, Value>);
}

function found<Kind>(records: ReadonlyMap<string, Kind>, id: string): Kind {
  return records.get(id) ?? unknown('missing-record', id, 'The content lacks a record');
}

function listOf<Kind>(records: ReadonlyMap<string, Kind>, order?: (a: Kind, b: Kind) => number): readonly Kind[] {
  const list = [...records.values()];
  return Object.freeze(order === undefined ? list : list.sort(order));
}

function unknown(code: ContentErrorCode, name: string, message: string): never {
  throw new ContentError(code, name, message);
}
