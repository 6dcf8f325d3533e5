import * as z from 'zod';
import { character, nation, regionId, site } from './record.ts';
import { SIDES } from './vocabulary.ts';

const nations = z.array(nation).min(1).max(8);
const regions = z.array(regionId).min(1).max(9);

/** Abilities that apply outside the Fellowship, or always. R 7.9 */
const ability = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('captain') }).describe('One more Combat die for the Army he fights in'),
  z
    .strictObject({ type: z.literal('advance-with-any-die'), nation, sites: z.array(site).min(1) })
    .describe('From such an unconquered site of the Nation any die advances it'),
  z.strictObject({ type: z.literal('taken-alive') }).describe('Lost in the Fellowship he comes back as if separated'),
  z.strictObject({ type: z.literal('shadowfax'), level: z.int() }).describe('His Level alone or with one Hobbit'),
  z.strictObject({ type: z.literal('white-rider') }).describe('Gives up his Leadership to cancel that of the Nazgûl'),
  z.strictObject({ type: z.literal('sorcerer') }).describe('A Combat card of round 1 draws a card of its deck'),
  z
    .strictObject({ type: z.literal('voice'), nation, region: regionId })
    .describe('Two more uses of a Muster die. R 8.6'),
  z
    .strictObject({
      type: z.literal('elites-lead'),
      nations,
      teams: nations.describe('Only with three or four players'),
    })
    .describe('Elites of these Nations count as Leaders too'),
  z.strictObject({ type: z.literal('messenger') }).describe('Once a turn a Muster die acts as an Army die'),
]);

/** Ability that applies while the character is the Guide. R 7.9 */
const guide = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw-after-event-die') }),
  z.strictObject({ type: z.literal('hide-with-any-die') }),
  z.strictObject({ type: z.literal('separate-against-damage') }),
  z.strictObject({ type: z.literal('shuns-numbered-reveal') }),
]);

/** Conditions for entering play during the game. R 7.2 */
const enters = z.strictObject({
  die: z.enum(['will', 'muster']),
  when: z
    .strictObject({
      atWar: nations.optional(),
      atWarFree: z.literal('one').optional().describe('Some Nation of the Free Peoples too'),
      unconquered: regions.optional(),
      outsideFellowship: character.optional().describe('Dead, or on the map'),
      minionSeen: z.boolean().optional().describe('A Minion is or has been in play'),
      standing: z.strictObject({ character, regions }).optional().describe('In one of these, unconquered'),
      mordorOrAllFreeAtWar: z.boolean().optional(),
    })
    .describe('All of these hold'),
  at: z
    .strictObject({
      placeOf: character.optional().describe('Where this character is on the map; the others are then no choice'),
      regions: regions.optional(),
      strongholdsOf: nation.optional().describe('Unconquered ones'),
      armyWithUnitOf: nation.optional().describe('With an own Army that has a unit of the Nation'),
    })
    .describe('Any of these places'),
  activatesAll: z.boolean().default(false).describe('All Nations of the Free Peoples become active'),
});

/** Named character. R 7 */
export const CharacterRecord = z.strictObject({
  id: character,
  alias: z.string().max(20).optional().describe('Its id in the specification, where that is another; no rule asks'),
  kind: z.enum(['ring-bearers', 'companion', 'upgrade', 'gollum', 'minion']),
  side: z.enum(SIDES),
  nation: nation.optional().describe('To which a Minion belongs'),
  hobbit: z.boolean().default(false),
  nazgul: z.boolean().default(false).describe('Counts as a Nazgûl unless named apart'),
  level: z.union([z.int().min(0).max(4), z.literal('unlimited')]).nullable(),
  leadership: z.int().min(0).max(2),
  dice: z.int().min(0).max(1).default(0).describe('Action dice more for his side'),
  activates: z.union([nation, z.literal('any')]).optional(),
  start: z.enum(['guide', 'fellowship', 'aside']),
  replaces: character.optional(),
  enters: enters.optional(),
  guide: guide.optional(),
  abilities: z.array(ability).default([]),
});
export type CharacterRecord = Readonly<z.infer<typeof CharacterRecord>>;
/** Name of an ability, as Guide or otherwise. */
export type Ability = CharacterRecord['abilities'][number]['type'] | NonNullable<CharacterRecord['guide']>['type'];
