import { conditionField } from '@tessera/rules';
import * as z from 'zod';
import { action } from '../action/action.ts';
import { modifier } from '../action/modifier.ts';
import { Selector } from '../action/selector.ts';
import { factScope, formula } from '../facts.ts';
import { CONDITIONS, ELEMENT_STATES, ELEMENTS } from '../vocabulary.ts';
import { hex, id, name, ranks } from './record.ts';

/** How many characters there are decides: for two, three and four. */
const byCharacters = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema, schema, schema]);

const markers = z.array(z.string().max(20)).min(1);
const condition = conditionField(factScope);

/** What is to be reached. */
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
  z.strictObject({ type: z.literal('escape'), marker: z.string() }),
  z.strictObject({ type: z.literal('survive'), rounds: z.int().min(1).max(30) }),
  z.strictObject({ type: z.literal('counter'), counter: id, least: formula }),
]);

/** What loses the scenario. */
export const loss = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('object-destroyed'), object: id, count: formula.default(1) }),
  z.strictObject({ type: z.literal('monster-killed'), monsters: z.array(id).min(1) }),
  z.strictObject({
    type: z.literal('exhausted'),
    offMarker: z.string().optional(),
    beforeGoalLoot: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('round-over'), round: z.int().min(1).max(50) }),
  z.strictObject({ type: z.literal('monster-on'), monsters: z.array(id).min(1), marker: z.string() }),
  z.strictObject({ type: z.literal('counter'), counter: id, least: formula }),
]);

/** What characters start with. R 2.1 */
export const setup = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('modifier-cards'), card: id, count: z.int().min(1).max(10) }),
  z.strictObject({ type: z.literal('condition'), condition: z.enum(CONDITIONS) }),
  z.strictObject({ type: z.literal('damage'), value: formula }),
  z.strictObject({ type: z.literal('discard-cards'), cards: z.int().min(1).max(9) }),
  z.strictObject({ type: z.literal('split-starts') }).describe('At most half of them, rounded up, in one room'),
]);

/** A thing or a person with hit points of its own: a door, an altar, somebody to bring along. R 14.3, 14.4 */
export const object = z.strictObject({
  id,
  name,
  hitPoints: formula,
  at: z.array(hex).min(1).describe('One hex each'),
  side: z.enum(['ally', 'enemy', 'neutral']),
  initiative: z.int().min(1).max(99).default(99),
  actions: z.array(action).default([]),
  walksTo: z.string().optional().describe('The marker it goes to'),
  opensDoors: z.boolean().default(false),
});

/** When something happens. */
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
  z.strictObject({ type: z.literal('monster-killed'), monsters: z.array(id).min(1), count: formula.default(1) }),
  z.strictObject({ type: z.literal('object-destroyed'), object: id }),
  z.strictObject({ type: z.literal('goal-looted'), count: formula.default(1) }),
  z.strictObject({ type: z.literal('counter'), counter: id, least: formula }),
  z.strictObject({ type: z.literal('always') }),
]);

/** What else must hold. */
const requirement = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('formula'), formula: condition }),
  z.strictObject({ type: z.literal('door'), door: id, open: z.boolean() }),
  z.strictObject({ type: z.literal('room'), room: id, revealed: z.boolean() }),
  z.strictObject({ type: z.literal('present'), monsters: z.array(id).min(1), present: z.boolean() }),
]);

/** What happens. */
const effect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('spawn'),
    monster: id,
    marker: z.string(),
    ranks,
    count: z.int().min(1).max(5).default(1),
  }),
  z.strictObject({ type: z.literal('open-door'), doors: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('unlock-door'), doors: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('close-door'), doors: z.array(id).min(1) }),
  z.strictObject({ type: z.literal('set-up-room'), room: id }),
  z.strictObject({ type: z.literal('element'), element: z.enum(ELEMENTS), state: z.enum(ELEMENT_STATES) }),
  z.strictObject({ type: z.literal('apply'), who: Selector, modifiers: z.array(modifier).min(1) }),
  z.strictObject({ type: z.literal('count'), counter: id, by: formula }),
  z.strictObject({ type: z.literal('win') }),
  z.strictObject({ type: z.literal('lose') }),
  z.strictObject({ type: z.literal('goal-loot-by-ability') }),
  z.strictObject({
    type: z.literal('take-side'),
    monsters: z.array(id).min(1),
    side: z.enum(['allies', 'enemies', 'own']),
  }),
]);

/** A special rule: at a moment, under conditions, something happens; once, or each time. */
export const ScenarioRule = z.strictObject({
  id,
  when,
  if: z.array(requirement).default([]),
  once: z.boolean().default(false),
  effects: z.array(effect).min(1),
});
export type ScenarioRule = z.infer<typeof ScenarioRule>;
