import * as z from 'zod';
import { SlotAction } from './action.ts';
import { STANCES } from './vocabulary.ts';

const Unit = z.int().min(0);
const Seat = z.int().min(0).max(1);
const Stance = z.enum(STANCES);

/** Purpose of a roll. */
export const Test = z.enum(['attack', 'save', 'hack', 'charm', 'tie']);
export type Test = z.infer<typeof Test>;

/** Skill checks by purpose. R 12 */
export const Check = z.enum(['upload', 'charm', 'mob-intel', 'remove-disguise', 'computer']);
export type Check = z.infer<typeof Check>;

/** Step that is still to be done; `steps.ts` has the rule of each kind. */
export const Frame = z.discriminatedUnion('at', [
  z.object({ at: z.literal('loadout') }),
  z.object({ at: z.literal('roll-off') }),
  z.object({ at: z.literal('deploy'), unit: Unit }),
  z.object({ at: z.literal('under-cover'), unit: Unit, moves: z.int().min(0) }),
  z.object({ at: z.literal('turn') }),
  z.object({ at: z.literal('turn.next'), after: z.int().min(-1).max(1), passed: z.boolean() }),
  z.object({ at: z.literal('activate'), seat: Seat, passed: z.boolean() }),
  z.object({ at: z.literal('act') }),
  z.object({ at: z.literal('plan') }),
  z.object({ at: z.literal('planned'), actions: z.array(SlotAction) }),
  z.object({ at: z.literal('activation.end') }),
  z.object({ at: z.literal('roll'), unit: Unit, test: Test }),
  z.object({ at: z.literal('reroll'), unit: Unit, test: Test }),
  z.object({ at: z.literal('attack.roll') }),
  z.object({ at: z.literal('attack.aim') }),
  z.object({ at: z.literal('attack.hit') }),
  z.object({ at: z.literal('attack.shove') }),
  z.object({ at: z.literal('attack.end') }),
  z.object({ at: z.literal('blast'), cell: z.int().min(0) }),
  z.object({ at: z.literal('blast.ground'), item: z.string(), cell: z.int().min(0) }),
  z.object({ at: z.literal('save'), unit: Unit, damage: z.int(), stance: Stance, cover: z.boolean() }),
  z.object({ at: z.literal('save.result'), unit: Unit, damage: z.int(), stance: Stance, cover: z.boolean() }),
  z.object({ at: z.literal('check.result'), unit: Unit, check: Check, target: z.int().min(0) }),
  z.object({ at: z.literal('free-moves'), seat: Seat, units: z.array(Unit) }),
  z.object({ at: z.literal('npc-phase') }),
  z.object({ at: z.literal('npcs'), order: z.array(Unit), next: z.int().min(0), actions: z.int().min(0) }),
  z.object({ at: z.literal('npc'), unit: Unit, left: z.int().min(0), target: z.int().min(-1) }),
  z.object({ at: z.literal('npc.tie'), unit: Unit, left: z.int().min(0), tied: z.array(Unit) }),
  z.object({ at: z.literal('end-of-turn') }),
  z.object({ at: z.literal('champion'), computer: z.int().min(0), seat: Seat }),
  z.object({ at: z.literal('computer'), computer: z.int().min(0) }),
  z.object({ at: z.literal('computer.result'), computer: z.int().min(0), champions: z.array(Unit) }),
  z.object({ at: z.literal('jetpack'), unit: Unit }),
  z.object({ at: z.literal('extraction') }),
  z.object({ at: z.literal('turn.end') }),
]);
export type Frame = z.infer<typeof Frame>;

/** Attack action in progress: the declared `Attack`, and its progress. R 9.2 */
export const AttackInProgress = z.object({
  attacker: Unit,
  target: z.int().min(-1),
  weapon: z.string(),
  kind: z.enum(['melee', 'ranged', 'blast']),
  skill: z.enum(['MS', 'BS', 'C']),
  stance: Stance,
  targetStance: Stance,
  penalty: z.int(),
  cover: z.boolean(),
  /** Its reach, for changing targets between rolls. */
  reach: z.int(),
  /** Rolls made and rolls left. */
  made: z.int().min(0),
  left: z.int().min(0),
  /** Number of hits. */
  hits: z.int().min(0),
  /** Distance of push and pull on a hit. R 14.2 */
  push: z.int().min(0),
  pull: z.int().min(0),
});
export type AttackInProgress = z.infer<typeof AttackInProgress>;

/** Two rolled dice that have not been used yet. */
export const Roll = z.object({ unit: Unit, dice: z.array(z.int().min(1).max(6)).length(2) });
export type Roll = z.infer<typeof Roll>;
