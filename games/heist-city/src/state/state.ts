import { faceDown, perSeat, type Steps, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';
import type { Action } from './action.ts';
import type { Event } from './events.ts';
import { AttackInProgress, Frame, Roll } from './frames.ts';
import { VARIANTS } from './variants.ts';
import { NPC_KINDS, PHASES, STANCES, VP_EVENTS } from './vocabulary.ts';

export * from './vocabulary.ts';

// Units are numbered: 0 to 4 are seat 0's crew in the order of ROLES, 5 to 9 seat 1's, and entry n of `npcs` is unit
// 10 + n.

/** Number of a hex on the site's board (see `site.ts`); -1 is off the map. */
const Cell = z.int().min(-1);

/** Carried piece of equipment. */
const Item = z.object({
  item: z.string(),
  /** Weapons with Reload: whether it is loaded. */
  loaded: z.boolean(),
  /** Uses left; -1 for no limit. */
  uses: z.int().min(-1),
  /** Picked up during play, so it drops when the carrier falls. R 12.5 */
  found: z.boolean(),
});
export type Item = z.infer<typeof Item>;

const Character = z.object({
  cell: Cell,
  stance: z.enum(STANCES),
  wounds: z.int().min(0),
  /** How often it has been brought to 0 wounds. */
  downs: z.int().min(0),
  items: z.array(Item),
  /** Carried info drops (and scenario gear), as indices into `state.drops`. */
  carries: z.array(z.int()),
  activated: z.boolean(),
  /** Used abilities with a limit per game. */
  spent: z.array(z.string()),
  /** Never targeted or revealed by mobs and turrets (In Plain Sight). */
  inPlainSight: z.boolean(),
  /** The computer it is connected to this turn, or -1. */
  connected: z.int(),
  /** Attempted mob intel this turn. */
  triedIntel: z.boolean(),
  /** Reduces damage and draws all fire until the turn ends (All Eyes On Me). */
  allEyes: z.boolean(),
  vp: z.int(),
});
export type Character = z.infer<typeof Character>;

const Npc = z.object({
  kind: z.enum(NPC_KINDS),
  /** -1 once it is removed. */
  cell: Cell,
  wounds: z.int().min(0),
  charmed: z.boolean(),
});
export type Npc = z.infer<typeof Npc>;

/** Info drop, or scenario gear that counts like one. */
const Drop = z.object({
  kind: z.enum(['info', 'football']),
  /** Its hex; -1 while carried. */
  cell: Cell,
  uploadedThisTurn: z.boolean(),
});
export type Drop = z.infer<typeof Drop>;

/** Equipment on the ground. The item is revealed when it is picked up, unless a unit dropped it. R 5.6 */
const Gear = z.object({
  item: faceDown(z.string(), { until: 'known' }),
  known: z.boolean(),
  cell: Cell,
  loaded: z.boolean(),
  /** As for items; -1 while unread. */
  uses: z.int().min(-1),
});
export type Gear = z.infer<typeof Gear>;

/** Smoke, shock or freeze on the ground until the turn ends. R 14.3 */
const Area = z.object({ effect: z.enum(['smoke', 'shock', 'freeze']), cells: z.array(Cell), turns: z.int() });
export type Area = z.infer<typeof Area>;

const Score = z.object({
  type: z.enum(VP_EVENTS),
  character: z.int(),
  points: z.int(),
  turn: z.int(),
});
export type Score = z.infer<typeof Score>;

/** Loadout of a crew during the choice: secret until both are chosen. R 3.6 */
const Loadout = z.object({
  chosen: z.boolean(),
  revealed: z.boolean(),
  items: faceDown(z.array(z.array(z.string())), { until: 'revealed', owner: true }),
});

/** Current activation. R 7 */
const Activation = z.object({
  character: z.int(),
  /** Slots left. */
  slots: z.int().min(0),
  /** Number of attack actions so far, for the repeat penalty. R 9.3 */
  melee: z.int(),
  ranged: z.int(),
  /** Weapons used so far, for the variant that counts by weapon. */
  weapons: z.array(z.string()),
  /** Used tools and actions with a limit per turn. */
  used: z.array(z.string()),
});
export type Activation = z.infer<typeof Activation>;

/** Complete state of a match. Constant data (stats, items, the site) is content. */
export const State = z.object({
  map: z.string(),
  variants: z.array(z.enum(VARIANTS)),
  budget: z.int(),
  phase: z.enum(PHASES),
  /** 1 to 5. R 6 */
  turn: z.int().min(1).max(5),
  /** Seat that deploys first and has the initiative on turns 1, 3 and 5; -1 before the roll. */
  deploying: z.int().min(-1).max(1),
  loadouts: perSeat(Loadout),
  characters: z.array(Character),
  npcs: z.array(Npc),
  drops: z.array(Drop),
  gear: z.array(Gear),
  /** Items of the gear markers that have been read; none of them lies under another marker. R 5.6 */
  read: z.array(z.string()),
  areas: z.array(Area),
  /** Destroyed walls. */
  rubble: z.array(Cell),
  alertModifier: z.int(),
  /** Alert total at the end of the last turn, or at the start of the first. */
  alertAtEnd: z.int(),
  /** Alert level of each NPC phase so far. */
  alerts: z.array(z.int()),
  elitesSpawned: z.boolean(),
  activation: Activation.nullable(),
  scores: z.array(Score),
  /** Computers that have scored this turn. */
  hacked: z.array(z.int()),
  /** Allies that a Jetpack takes out at the end. R 14.5 */
  airlifted: z.array(z.int()),
  /** Wounds dealt so far, by weapon or kind of NPC. */
  damage: z.partialRecord(z.string(), z.int()),
  conceded: z.int().nullable(),
  /** Attack being resolved, shared by the frames that resolve it. */
  attack: AttackInProgress.nullable(),
  /** Rolled dice. */
  rolls: z.array(Roll),
  flow: z.array(Frame),
});
export type State = z.infer<typeof State>;

/** View of a seat or a spectator. */
export type View = ViewOf<typeof State>;

/** The steps of one rule file: `satisfies Rule<'act'>`. */
export type Rule<At extends Frame['at']> = Pick<Steps<State, Frame, Action, Event>, At>;
