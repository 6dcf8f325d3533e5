import type * as kernel from '@tessera/kernel';
import * as z from 'zod';
import { Check, Test } from './frames.ts';
import { STANCES, VP_EVENTS } from './vocabulary.ts';

const Unit = z.int().min(0);
/** Target unit, or -1 for a hex or an unknown unit. */
const Target = z.int().min(-1);
const Seat = z.int().min(0).max(1);
const Cell = z.int().min(0);
const Stance = z.enum(STANCES);
const Dice = z.array(z.int().min(1).max(6)).length(2);

/** Cells of a walk, including the start. */
const walked = { unit: Unit, path: z.array(z.int().min(-1)) };
const rolled = { unit: Unit, test: Test, dice: Dice, needs: z.int().optional() };
const result = { unit: Unit, target: Target, total: z.int(), number: z.int() };
const attacked = { unit: Unit, target: Target, weapon: z.string(), kind: z.enum(['melee', 'ranged', 'blast']) };
/** Info drop by its index in `drops`, or equipment by its id. */
const thing = { unit: Unit, drop: z.int().optional(), item: z.string().optional() };

/** Motives of a guard's choice; a tie is rolled off. R 15.6 */
const MOTIVES = ['nearest', 'all-eyes', 'locked', 'nobody', 'tie'] as const;

/** Results of a fall. R 10 */
const FALLS = ['stunned', 'unconscious', 'removed'] as const;

/** Event of the rules. Units, cells and items are numbers and ids; `texts/` has the sentences. */
export const Event = z.discriminatedUnion('type', [
  // Before the first turn. R 3, 5
  z.object({ type: z.literal('loadout-chosen'), seat: Seat }),
  z.object({ type: z.literal('loadout-shown'), seat: Seat, items: z.array(z.array(z.string())) }),
  z.object({ type: z.literal('rolled-off'), totals: z.array(z.int()) }),
  z.object({ type: z.literal('deploying'), seat: Seat }),
  z.object({ type: z.literal('deployed'), unit: Unit, cell: Cell, stance: Stance }),
  // Turns and activations. R 6, 7
  z.object({ type: z.literal('turn'), turn: z.int() }),
  z.object({ type: z.literal('activated'), unit: Unit }),
  z.object({ type: z.literal('activation-ended'), unit: Unit }),
  z.object({ type: z.literal('passed'), seat: Seat }),
  z.object({ type: z.literal('planned'), seat: Seat, kinds: z.array(z.string()) }),
  z.object({ type: z.literal('plan-failed'), unit: Unit, action: z.string(), code: z.string() }),
  z.object({ type: z.literal('conceded'), seat: Seat }),
  z.object({ type: z.literal('alert-set'), seat: Seat, modifier: z.int() }),
  // Movement. R 8
  z.object({ type: z.literal('moved'), ...walked }),
  z.object({ type: z.literal('npc-moved'), ...walked }),
  z.object({ type: z.literal('pushed'), ...walked }),
  z.object({ type: z.literal('pulled'), ...walked }),
  z.object({ type: z.literal('noticed'), unit: Unit, cell: Cell }),
  // States and abilities. R 11, 13
  z.object({ type: z.literal('stance'), unit: Unit, stance: Stance }),
  z.object({ type: z.literal('woke-up'), unit: Unit, wounds: z.int() }),
  z.object({ type: z.literal('overlooked'), unit: Unit }),
  z.object({ type: z.literal('all-eyes'), unit: Unit }),
  z.object({ type: z.literal('revealed'), unit: Unit, by: Unit }),
  // Things and computers. R 12
  z.object({ type: z.literal('picked-up'), ...thing }),
  z.object({ type: z.literal('put-down'), ...thing }),
  z.object({ type: z.literal('connected'), unit: Unit, computer: z.int() }),
  z.object({ type: z.literal('champion'), unit: Unit, computer: z.int() }),
  z.object({ type: z.literal('system-rolled'), computer: z.int(), dice: Dice }),
  z.object({
    type: z.literal('computer'),
    computer: z.int(),
    champions: z.array(Unit),
    winner: Unit.nullable(),
  }),
  // Rolls. R 2
  z.object({ type: z.literal('rolled'), ...rolled }),
  z.object({ type: z.literal('rerolled'), ...rolled, item: z.string(), holder: Unit }),
  z.object({
    type: z.literal('checked'),
    unit: Unit,
    check: Check,
    target: z.int(),
    total: z.int(),
    margin: z.int(),
    success: z.boolean(),
  }),
  // Attacks and their effects. R 9, 10
  z.object({ type: z.literal('attacked'), ...attacked }),
  z.object({ type: z.literal('npc-attacked'), ...attacked }),
  z.object({ type: z.literal('threw'), unit: Unit, item: z.string(), cell: Cell }),
  z.object({ type: z.literal('hit'), ...result, damage: z.int().optional() }),
  z.object({ type: z.literal('missed'), ...result }),
  z.object({
    type: z.literal('saved'),
    unit: Unit,
    total: z.int(),
    number: z.int(),
    prevented: z.int(),
    damage: z.int(),
  }),
  z.object({ type: z.literal('hurt'), unit: Unit, wounds: z.int() }),
  z.object({ type: z.literal('fell'), unit: Unit, fall: z.enum(FALLS) }),
  z.object({ type: z.literal('unloaded'), unit: Unit, item: z.string() }),
  z.object({ type: z.literal('reloaded'), unit: Unit, item: z.string() }),
  z.object({ type: z.literal('blast'), item: z.string(), cells: z.array(Cell) }),
  z.object({ type: z.literal('wall-fell'), cells: z.array(Cell) }),
  z.object({ type: z.literal('lured'), unit: Unit, cell: Cell }),
  // Points. R 17
  z.object({ type: z.literal('scored'), unit: Unit, event: z.enum(VP_EVENTS), points: z.int() }),
  // The guards. R 15
  z.object({ type: z.literal('npc-phase'), level: z.int(), actions: z.int() }),
  z.object({ type: z.literal('elite-arrived'), unit: Unit, cell: Cell }),
  z.object({
    type: z.literal('npc-chose'),
    unit: Unit,
    target: Target,
    why: z.enum(MOTIVES),
    candidates: z.array(Unit),
    distances: z.array(z.int()),
  }),
  z.object({ type: z.literal('tie-broken'), unit: Unit, target: Unit, tied: z.array(Unit), totals: z.array(z.int()) }),
  // The end of a turn. R 16
  z.object({ type: z.literal('airlifted'), unit: Unit, ally: Unit }),
  z.object({ type: z.literal('turn-ended'), turn: z.int(), alert: z.int() }),
]);
export type Event = z.infer<typeof Event>;

/** Event of one type. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Writes an event of this game. */
export type Log = kernel.Log<Event>;

/** Context of rule code besides the state. */
export type Ctx = kernel.Ctx<Event>;
