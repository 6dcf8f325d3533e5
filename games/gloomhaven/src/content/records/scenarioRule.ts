import { conditionField } from '@tessera/rules';
import * as z from 'zod';
import { action } from '../../modifiers/action.ts';
import { modifier } from '../../modifiers/modifier.ts';
import { Selector } from '../../modifiers/selector.ts';
import { factScope, formula } from '../../vocabulary/facts.ts';
import { predicates } from '../../vocabulary/predicates.ts';
import { CONDITIONS, ELEMENT_STATES, ELEMENTS } from '../../vocabulary/vocabulary.ts';
import { hex, id, name, ranks } from './record.ts';

/** Wraps a schema into a tuple for two, three and four characters. */
const byCharacters = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema, schema, schema]);

const markers = z.array(z.string().max(20)).min(1);
const monsters = z.array(id).min(1);
const condition = conditionField(factScope);

/** A goal of the scenario. */
export const goal = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('kill-all'), except: z.array(id).default([]) }),
  z.strictObject({ type: z.literal('kill-revealed') }),
  z.strictObject({ type: z.literal('kill'), monsters: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('kill-count'), count: formula, monsters: z.array(id).default([]) }),
  z.strictObject({ type: z.literal('reveal'), rooms: z.union([z.array(id).min(1), z.literal('all')]) }),
  z.strictObject({ type: z.literal('open-doors') }),
  z.strictObject({ type: z.literal('loot-goals'), each: z.boolean().default(false).describe('One by each character') }),
  z.strictObject({ type: z.literal('destroy'), objects: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('occupy'), markers: byCharacters(markers) }),
  z.strictObject({
    type: z.literal('escort'),
    object: id,
    marker: z.string(),
    adjacent: z.boolean(),
    count: formula.default(1),
  }),
  z.strictObject({
    type: z.literal('escape'),
    marker: z.string(),
    oneByOne: z.boolean().default(false).describe('A figure there at the end of a round leaves the map'),
  }),
  z.strictObject({ type: z.literal('carry'), thing: id, marker: z.string(), adjacent: z.boolean().default(false) }),
  z.strictObject({ type: z.literal('survive'), rounds: z.int().min(1).max(30) }),
  z.strictObject({ type: z.literal('counter'), counter: id, least: formula }),
  z.strictObject({ type: z.literal('treasure'), treasure: id }),
]);

/** A condition that loses the scenario. */
export const loss = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('object-destroyed'), object: id, count: formula.default(1) }),
  z.strictObject({ type: z.literal('monster-killed'), monsters: z.array(id).min(1) }),
  z.strictObject({
    type: z.literal('exhausted'),
    offMarker: z.string().optional(),
    beforeGoalLoot: z.boolean().default(false),
    beforeAllGoals: z.boolean().default(false).describe('As long as a goal tile is left'),
    afterRoom: id.optional().describe('Only once this room is revealed'),
    thing: id.optional().describe('Only the character who carries it'),
    left: z.int().min(1).max(3).optional().describe('Only once no more characters than these are left'),
  }),
  z.strictObject({ type: z.literal('round-over'), round: z.int().min(1).max(50) }),
  z.strictObject({ type: z.literal('monster-on'), monsters: z.array(id).min(1), marker: z.string() }),
  z.strictObject({ type: z.literal('counter'), counter: id, least: formula }),
]);

/** A starting effect for the characters. R 2.1 */
export const setup = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('modifier-cards'), card: id, count: z.int().min(1).max(10) }),
  z.strictObject({ type: z.literal('condition'), condition: z.enum(CONDITIONS) }),
  z.strictObject({ type: z.literal('damage'), value: formula }),
  z.strictObject({ type: z.literal('discard-cards'), cards: z.int().min(1).max(9) }),
  z
    .strictObject({ type: z.literal('starts'), markers: byCharacters(markers) })
    .describe('Only on hexes of these letters'),
  z.strictObject({ type: z.literal('split-starts') }).describe('At most half of them, rounded up, in one room'),
  z
    .strictObject({ type: z.literal('carry'), thing: id, quest: id.optional() })
    .describe('The character with this personal quest brings it along, otherwise the first'),
]);

/** An object or a person with hit points: a door, an altar, a person to escort. R 14.3, 14.4 */
export const object = z.strictObject({
  id,
  name,
  hitPoints: z.union([formula, z.strictObject({ of: id }).describe('Those of a monster, and its initiative')]),
  at: z.array(hex).min(1).describe('One hex each'),
  side: z.enum(['ally', 'enemy', 'neutral']),
  initiative: z.int().min(1).max(99).default(99),
  actions: z.array(action).default([]),
  walksTo: z.string().optional().describe('The marker it goes to'),
  opensDoors: z.boolean().default(false),
  from: z.int().min(2).max(4).default(2).describe('Only there with so many characters'),
  spared: z.boolean().default(false).describe('Enemies can neither focus nor target it'),
  healable: z.boolean().default(true),
  lures: z.boolean().default(false).describe('Monsters that can attack it in their turn go for it'),
  leaves: z.boolean().default(false).describe('It leaves the map where it walks to, and is saved'),
  guards: z.int().min(0).max(99).default(0).describe('So often a character may lose a card instead of its damage'),
  ignored: z.boolean().default(false).describe('Figures under the rules for monsters do not focus it'),
  dig: formula.optional().describe('Movement points that dig it up, from a hex beside it'),
});

/** An object that a character carries, with its effect on the bearer. Loot abilities take it from a hex or a bearer. */
export const carriedThing = z.strictObject({
  id,
  name,
  at: hex.optional().describe('Where it lies, as a goal tile, when the room is revealed'),
  modifiers: z.array(modifier).default([]),
  bound: z
    .boolean()
    .default(false)
    .describe('Its bearer keeps it: no other character takes it, and it is never dropped'),
});

/** The trigger of a rule. */
const when = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('round-start') }),
  z.strictObject({ type: z.literal('round-end') }),
  z.strictObject({ type: z.literal('turn-start'), who: Selector.optional() }),
  z.strictObject({ type: z.literal('turn-end'), who: Selector.optional() }),
  z.strictObject({ type: z.literal('door-opened'), door: id }),
  z.strictObject({ type: z.literal('room-revealed'), room: id }),
  z.strictObject({
    type: z.literal('occupied'),
    markers: byCharacters(markers).describe('All of them, at the end of a turn'),
  }),
  z
    .strictObject({ type: z.literal('all-on'), marker: z.string() })
    .describe('Every character stands on one of its hexes, at the end of a turn'),
  z.strictObject({
    type: z.literal('monster-killed'),
    monsters: z.array(id).min(1),
    count: formula.default(1),
    each: z.boolean().default(false).describe('With each of them, however many there have been'),
    rank: z.enum(['normal', 'elite']).optional().describe('Only those of this rank, with each of them'),
  }),
  z.strictObject({ type: z.literal('object-destroyed'), object: id }),
  z.strictObject({
    type: z.literal('damaged'),
    monsters,
    thing: id.optional().describe('Only by the character who carries it'),
  }),
  z.strictObject({
    type: z.literal('goal-looted'),
    count: formula.default(1),
    marker: z.string().optional().describe('The tile that lay there'),
  }),
  z.strictObject({ type: z.literal('counter'), counter: id, least: formula }),
  z.strictObject({ type: z.literal('entered'), terrain: z.enum(['difficult', 'hazardous']), who: Selector.optional() }),
  z.strictObject({ type: z.literal('arrived'), object: id }),
  z.strictObject({ type: z.literal('marched'), monsters }).describe('One of them is beside its target after its march'),
  z
    .strictObject({
      type: z.literal('task'),
      half: z.enum(['top', 'bottom', 'any']),
      beside: z.union([z.strictObject({ object: id }), z.literal('goal')]),
    })
    .describe('A character next to it gives up a half of a card, which is discarded'),
  z.strictObject({ type: z.literal('always') }),
]);

/** An additional condition of a rule. */
const requirement = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('formula'), formula: condition }),
  z.strictObject({ type: z.literal('door'), door: id, open: z.boolean() }),
  z.strictObject({ type: z.literal('room'), room: id, revealed: z.boolean() }),
  z.strictObject({
    type: z.literal('present'),
    monsters: z.array(id).min(1),
    room: id.optional().describe('In this room only'),
    present: z.boolean(),
  }),
  z.strictObject({ type: z.literal('object'), object: id, present: z.boolean() }),
  z
    .strictObject({ type: z.literal('standing'), object: id, least: z.int().min(1).max(9).default(1) })
    .describe('So many of them are not destroyed, revealed or not'),
  z
    .strictObject({ type: z.literal('near'), object: id, within: z.int().min(1).max(9) })
    .describe('One of them stands within so many hexes of whose time it is'),
  z.strictObject({ type: z.literal('characters'), room: id, present: z.boolean() }),
  z.strictObject({ type: z.literal('counter'), counter: id, least: formula.default(0), most: formula.optional() }),
  z.strictObject({ type: z.literal('figure'), if: predicates.schema }).describe('Whose turn, step or loot it is: self'),
  z.strictObject({ type: z.literal('at'), marker: z.string(), within: z.int().min(0).max(9).default(0) }),
  z
    .strictObject({
      type: z.literal('object-at'),
      object: id,
      marker: z.string(),
      within: z.int().min(0).max(9).default(0),
    })
    .describe('One of them stands there'),
  z.strictObject({ type: z.literal('carries'), thing: id, carries: z.boolean() }),
  z
    .strictObject({ type: z.literal('treasure'), treasure: id, own: z.boolean().default(false) })
    .describe('It is looted, by any character or by whose time it is'),
  z.strictObject({ type: z.literal('given'), rule: id, given: z.boolean() }).describe('By that rule, and still held'),
  z.strictObject({ type: z.literal('achievement'), achievement: id, has: z.boolean() }),
]);

/** The effect of a rule. */
const effect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('spawn'),
    monster: id,
    marker: z.string().optional().describe('Where it happens, if nowhere else'),
    ranks,
    count: z.int().min(1).max(5).default(1),
    damaged: formula.optional().describe('Hit points that it lacks'),
  }),
  z.strictObject({ type: z.literal('open-door'), doors: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('unlock-door'), doors: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('close-door'), doors: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('break-through') }).describe('The door where it happens opens'),
  z.strictObject({ type: z.literal('set-up-room'), room: id }),
  z.strictObject({ type: z.literal('element'), element: z.enum(ELEMENTS), state: z.enum(ELEMENT_STATES) }),
  z.strictObject({
    type: z.literal('apply'),
    who: Selector,
    standing: z
      .boolean()
      .default(false)
      .describe('It applies to all matching figures, later ones too, while its condition holds'),
    room: id.optional().describe('Only those in this room'),
    marker: z.string().optional().describe('Only those on its hexes'),
    near: z.int().min(0).max(9).optional().describe('Only those within so many hexes of where it happens'),
    modifiers: z.array(modifier).min(1),
  }),
  z.strictObject({ type: z.literal('end'), rule: id }).describe('What that rule has given to whose time it is'),
  z.strictObject({
    type: z.literal('count'),
    counter: id,
    by: z.union([z.literal('damage'), formula]).describe('"damage" is the damage that triggered the rule'),
  }),
  z.strictObject({ type: z.literal('win') }),
  z.strictObject({ type: z.literal('lose') }),
  z.strictObject({ type: z.literal('goal-loot-by-ability') }),
  z
    .strictObject({ type: z.literal('release'), object: id.optional() })
    .describe('The thing or person of the task, or all of a name, leave the map and are not destroyed'),
  z.strictObject({ type: z.literal('loot-goal') }).describe('The goal tile of the task is looted'),
  z.strictObject({ type: z.literal('place'), group: id }).describe('Those placements of the group'),
  z.strictObject({
    type: z.literal('take-side'),
    monsters: z.array(id).min(1),
    side: z.enum(['allies', 'enemies', 'own']),
  }),
  z.strictObject({ type: z.literal('suspend'), monsters, suspended: z.boolean() }),
  z
    .strictObject({ type: z.literal('lurk'), monster: id })
    .describe('It is off the map, comes to the next marker at its turn, and leaves after a melee attack'),
  z.strictObject({ type: z.literal('sleep'), monsters }),
  z.strictObject({
    type: z.literal('protect'),
    monsters,
    thing: id.optional().describe('Except from the character who carries it'),
  }),
  z
    .strictObject({ type: z.literal('idle'), monsters })
    .describe('They take no turns, and their initiative is the latest'),
  z
    .strictObject({
      type: z.literal('march'),
      monsters,
      target: id,
      move: z.int().min(1).max(9),
      avoid: z.string().optional().describe('Not to hexes of this marker'),
    })
    .describe('Once per round, the one nearest to the target goes beside it in place of its turn'),
  z
    .strictObject({ type: z.literal('lead'), monsters, object: id, marker: z.string() })
    .describe('In place of their cards they move to the object, and lead it along beside the marker. They open doors'),
  z.strictObject({ type: z.literal('bar'), monsters, doors: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('head-for'), monsters, marker: z.string(), move: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('remove'), monsters, count: formula }),
  z
    .strictObject({ type: z.literal('hold-door'), doors: z.array(id).min(1), markers })
    .describe('Open while a character stands on one of these plates, else closed and locked'),
  z.strictObject({
    type: z.literal('trap'),
    marker: z.string(),
    damage: z.union([formula, z.literal('level')]).optional(),
    conditions: z.array(z.enum(CONDITIONS)).default([]),
  }),
  z.strictObject({
    type: z.literal('drift'),
    who: Selector,
    ways: z.array(z.array(hex).min(1)).min(1).describe('One hex this way: by the number of the round, over and over'),
    monster: id.optional().describe('Instead, its even initiative takes the first way, an odd one the second'),
    room: id.optional().describe('Only those in this room'),
    sheltered: z.boolean().default(false).describe('An obstacle or a wall where it comes from spares a figure'),
    blocked: formula.default(0).describe('Damage for a figure that cannot be moved'),
  }),
  z
    .strictObject({ type: z.literal('gate'), markers })
    .describe('A hero beside one of these hexes goes beside another for 1 movement point, and opens its door'),
  z
    .strictObject({ type: z.literal('flood'), marker: z.string() })
    .describe('Water rises on one more hex of the marker, beside water. If there is none, the scenario is lost'),
  z
    .strictObject({ type: z.literal('bail'), marker: z.string(), into: z.string() })
    .describe('A loot ability takes up the water of one hex. A character pours it away by ending a turn there'),
  z.strictObject({ type: z.literal('dry') }).describe('Difficult terrain where it happens is gone'),
  z.strictObject({ type: z.literal('drop'), thing: id }).describe('It lies where it happened'),
  z.strictObject({ type: z.literal('discard'), thing: id }),
  z.strictObject({ type: z.literal('give-back'), treasure: id }).describe('One of its items, which the hero chooses'),
  z.strictObject({ type: z.literal('ending'), ending: id }).describe('The one of its place that applies if it is won'),
  z.strictObject({
    type: z.literal('draw-token'),
    counter: id,
    tokens: z.int().min(1).max(9),
    wanted: z.int().min(1).max(9),
  }),
]);

/** A special rule: a trigger, conditions and effects; once or every time. */
export const ScenarioRule = z.strictObject({
  id,
  when,
  if: z.array(requirement).default([]),
  once: z.boolean().default(false),
  may: z.boolean().default(false).describe('Only if the hero whose time it is wants it'),
  effects: z.array(effect).min(1),
});
export type ScenarioRule = z.infer<typeof ScenarioRule>;
