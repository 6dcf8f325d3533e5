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
} from '../state.ts';
import type { Variant } from '../variants.ts';
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

/** Everything outside a state that the rules read, in the packs that matches pin: the sites one by one, all the rest together. */
export const heistContent: Readonly<Record<string, unknown>> = Object.freeze({
  core: withoutTexts(
    Object.fromEntries(Object.entries(kinds).map(([kind, records]) => [kind, listOf<object>(records)])),
  ),
  ...Object.fromEntries(listOf<HeistMap>(content.map).map((map) => [packOf(map.id), withoutTexts(map)])),
});

/** The pack of a site. */
export function packOf(map: string): string {
  return `map/${map}`;
}

/** The roles. R 1.2 */
export const roles: ByKey<Role, RoleRecord> = byKey(ROLES, (role) => found(content.role, role));
/** The kinds of NPCs. R 15.2 */
export const npcs: ByKey<NpcKind, NpcRecord> = byKey(NPC_KINDS, (kind) => found(content.npc, kind));
/** The states of a character. R 11 */
export const stances: ByKey<Stance, StanceRecord> = byKey(STANCES, (stance) => found(content.stance, stance));
/** What is worth points. R 17 */
export const scores: ByKey<VPEventType, ScoreRecord> = byKey(VP_EVENTS, (event) => found(content.score, event));
/** What every crew has. R 3.1 */
export const crew: CrewRecord = found(content.crew, 'crew');
/** The alert levels, 0 to 3. R 15.1 */
export const alertLevels: readonly AlertRecord[] = listOf(content.alert, (a, b) => a.level - b.level);
/** All equipment: ranged, melee, thrown, tools, and each of these by price. R 14 */
export const items: readonly ItemRecord[] = listOf(
  content.item,
  (a, b) => ITEM_TYPES.indexOf(a.type) - ITEM_TYPES.indexOf(b.type) || a.cost - b.cost,
);
/** All actions. R 7 */
export const actions: readonly ActionRecord[] = listOf(content.action);
/** All sites. */
export const maps: readonly HeistMap[] = listOf(content.map);

/** A piece of equipment by its id. */
export function itemOf(id: string): ItemRecord {
  return content.item.get(id) ?? unknown('unknown-item', id, 'There is no such equipment');
}

/** A site by its id. */
export function mapOf(id: string): HeistMap {
  return content.map.get(id) ?? unknown('unknown-map', id, 'There is no such map');
}

/** A state of a character. */
export function stanceOf(stance: Stance): StanceRecord {
  return stances[stance];
}

/** An action by its id. */
export function actionOf(id: string, variants: readonly Variant[] = []): ActionRecord {
  return (actionsUnder.get(id) ?? unknown('unknown-action', id, 'There is no such action'))(variants);
}

/** The stats of a role before equipment. */
export function roleStats(role: Role, variants: readonly Variant[] = []): Stats {
  return roleStatsUnder[role](variants);
}

/** The stats of an NPC. */
export function npcStats(kind: NpcKind, variants: readonly Variant[] = []): NpcStats {
  return npcStatsUnder[kind](variants);
}

/** An alert level, 0 to 3. */
export function alertLevelOf(level: number, variants: readonly Variant[] = []): AlertRecord {
  return (alertLevelsUnder[level] ?? unknown('missing-record', `alert level ${level}`, 'Alert levels are 0 to 3'))(
    variants,
  );
}

/** What an event is worth. */
export function pointsOf(event: VPEventType, variants: readonly Variant[] = []): number {
  return scoresUnder[event](variants).points;
}

/** The credits that a crew has for equipment, unless a match says otherwise. */
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

/** A value for every word of a closed vocabulary. */
function byKey<Key extends string, Value>(keys: readonly Key[], tell: (key: Key) => Value): ByKey<Key, Value> {
  const entries = keys.map((key): [Key, Value] => [key, tell(key)]);
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
