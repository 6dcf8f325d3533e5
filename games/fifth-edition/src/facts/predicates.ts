import { allOf, type CompiledPredicate, definePredicates, type PredicateLeaf, type Verdict } from '@tessera/rules';
import * as z from 'zod';
import { either, engineMessage } from '../vocabulary/message.ts';
import { ABILITIES, EDITIONS, PROFICIENCY_TYPES, SIZES } from '../vocabulary/vocabulary.ts';
import { withoutCode } from '../vocabulary/zodWithoutJit.ts';
import { CONTEXT_FIELDS, type Facts, isProficient, type RollContext } from './facts.ts';
import { WeaponFilter, weaponMatches } from './weaponFilter.ts';

const slug = z.string().min(1);
const whole = z.int();

const leaves = {
  levelAtLeast: leaf(
    { value: whole },
    {
      test: ({ value }, facts) => facts.level >= value,
      describe: ({ value }) => engineMessage('when.levelAtLeast', { value }),
      found: (_, facts) => engineMessage('when.levelAtLeast', { value: facts.level }),
    },
  ),
  levelAtMost: leaf(
    { value: whole },
    {
      test: ({ value }, facts) => facts.level <= value,
      describe: ({ value }) => engineMessage('when.levelAtMost', { value }),
      found: (_, facts) => engineMessage('when.levelAtLeast', { value: facts.level }),
    },
  ),
  edition: leaf(
    { value: z.enum(EDITIONS) },
    {
      test: ({ value }, facts) => facts.edition === value,
      describe: ({ value }) => engineMessage('when.edition', { value }),
      found: (_, facts) => facts.edition,
    },
  ),
  classIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.classLevels.has(slug),
      describe: ({ slug }) => engineMessage('when.classIs', { slug }),
    },
  ),
  startingClassIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.startingClass === slug,
      describe: ({ slug }) => engineMessage('when.startingClassIs', { slug }),
      found: (_, facts) => facts.startingClass,
    },
  ),
  classLevelAtLeast: leaf(
    { classSlug: slug, level: whole },
    {
      test: ({ classSlug, level }, facts) => (facts.classLevels.get(classSlug) ?? 0) >= level,
      describe: ({ classSlug, level }) => engineMessage('when.classLevel', { classSlug, level }),
      found: ({ classSlug }, facts) =>
        engineMessage('when.classLevel', { classSlug, level: facts.classLevels.get(classSlug) ?? 0 }),
    },
  ),
  subclassIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.subclasses.has(slug),
      describe: ({ slug }) => engineMessage('when.subclassIs', { slug }),
    },
  ),
  speciesIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.species === slug,
      describe: ({ slug }) => engineMessage('when.speciesIs', { slug }),
      found: (_, facts) => facts.species,
    },
  ),
  lineageIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.lineage === slug,
      describe: ({ slug }) => engineMessage('when.lineageIs', { slug }),
      found: (_, facts) => facts.lineage ?? engineMessage('when.none'),
    },
  ),
  backgroundIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.background === slug,
      describe: ({ slug }) => engineMessage('when.backgroundIs', { slug }),
      found: (_, facts) => facts.background,
    },
  ),
  sizeIs: leaf(
    { value: z.enum(SIZES) },
    {
      test: ({ value }, facts) => facts.size === SIZES.indexOf(value) - MEDIUM,
      describe: ({ value }) => engineMessage('when.sizeIs', { size: value }),
      found: (_, facts) => SIZES[facts.size + MEDIUM] ?? engineMessage('when.none'),
      reads: () => ['size'],
    },
  ),
  abilityAtLeast: leaf(
    { ability: z.enum(ABILITIES), value: whole },
    {
      test: ({ ability, value }, facts) => facts.scores[ability] >= value,
      describe: ({ ability, value }) => engineMessage('when.ability', { ability, value }),
      found: ({ ability }, facts) => engineMessage('when.ability', { ability, value: facts.scores[ability] }),
      reads: ({ ability }) => [`abilities.${ability}`],
    },
  ),
  hasFeat: leaf(
    { featSlug: slug },
    {
      test: ({ featSlug }, facts) => facts.feats.has(featSlug),
      describe: ({ featSlug }) => engineMessage('when.hasFeat', { featSlug }),
    },
  ),
  hasFeature: leaf(
    { featureSlug: slug },
    {
      test: ({ featureSlug }, facts) => facts.features.has(featureSlug),
      describe: ({ featureSlug }) => engineMessage('when.hasFeature', { featureSlug }),
    },
  ),
  hasProficiency: leaf(
    { profType: z.enum(PROFICIENCY_TYPES), value: slug },
    {
      test: ({ profType, value }, facts) => isProficient(facts, profType, value),
      describe: ({ profType, value }) => engineMessage('when.hasProficiency', { profType, value }),
      reads: () => ['proficiencies'],
    },
  ),
  hasExpertise: leaf(
    { skill: slug },
    {
      test: ({ skill }, facts) => facts.expertise.has(skill),
      describe: ({ skill }) => engineMessage('when.hasExpertise', { skill }),
      reads: () => ['proficiencies'],
    },
  ),
  hasTag: leaf(
    { tag: slug },
    {
      test: ({ tag }, facts) => facts.tags.has(tag),
      describe: ({ tag }) => engineMessage('when.hasTag', { tag }),
      reads: () => ['tags'],
    },
  ),
  wearingArmor: leaf(
    { category: z.enum(['light', 'medium', 'heavy', 'any']).optional() },
    {
      test: ({ category = 'any' }, { equipment: { armor } }) =>
        armor !== undefined && (category === 'any' || armor.armor?.category === category),
      describe: ({ category = 'any' }) =>
        category === 'any' ? engineMessage('when.wearingArmor') : engineMessage('when.wearing', { training: category }),
      found: (_, { equipment: { armor } }) => armor?.name ?? engineMessage('when.noArmor'),
      reads: () => ['equipment'],
    },
  ),
  usingShield: leaf(
    {},
    {
      test: (_, facts) => facts.equipment.shield !== undefined,
      describe: () => engineMessage('when.usingShield'),
      reads: () => ['equipment'],
    },
  ),
  wielding: leaf(
    { filter: WeaponFilter, count: whole.optional() },
    {
      test: ({ filter, count = 1 }, facts) =>
        facts.equipment.wielded.filter((weapon) => weaponMatches(filter, weapon)).length >= count,
      describe: () => engineMessage('when.wielding'),
      reads: () => ['equipment'],
    },
  ),
  equipped: leaf(
    { itemTag: slug.optional(), item: slug.optional() },
    {
      test: ({ itemTag, item }, facts) => {
        if (itemTag === undefined && item === undefined) return facts.self?.item?.equipped ?? false;
        return facts.equipment.carried.some(
          (carried) =>
            carried.equipped &&
            (item === undefined || carried.id === item) &&
            (itemTag === undefined || carried.tags.includes(itemTag)),
        );
      },
      describe: ({ itemTag, item = itemTag }) =>
        item === undefined ? engineMessage('when.itEquipped') : engineMessage('when.equipped', { item }),
      reads: () => ['equipment'],
    },
  ),
  attuned: leaf(
    { item: slug.optional() },
    {
      test: ({ item }, facts) =>
        item === undefined
          ? (facts.self?.item?.attuned ?? false)
          : facts.equipment.carried.some((carried) => carried.attuned && carried.id === item),
      describe: ({ item }) =>
        item === undefined ? engineMessage('when.itAttuned') : engineMessage('when.attuned', { item }),
      reads: () => ['equipment'],
    },
  ),
  hasCondition: leaf(
    { condition: slug, level: whole.optional() },
    {
      test: ({ condition, level = 1 }, facts) => (facts.conditions.get(condition) ?? 0) >= level,
      describe: ({ condition, level = 1 }) =>
        level > 1
          ? engineMessage('when.hasConditionLevel', { condition, level })
          : engineMessage('when.hasCondition', { condition }),
      reads: () => ['conditions'],
    },
  ),
  toggle: leaf(
    { id: slug },
    {
      test: ({ id }, facts) => facts.toggles.has(id),
      describe: ({ id }) => engineMessage('when.toggle', { id }),
      reads: () => ['toggles'],
    },
  ),
  hasSpellcasting: leaf(
    { kind: slug.optional() },
    {
      test: ({ kind }, { casting }) => (kind === undefined ? casting.kinds.size > 0 : casting.kinds.has(kind)),
      describe: ({ kind }) =>
        kind === undefined
          ? engineMessage('when.hasSpellcasting')
          : engineMessage('when.hasSpellcastingOf', { magic: kind }),
    },
  ),
  knowsSpell: leaf(
    { spell: slug },
    {
      test: ({ spell }, { chosenSpells }) => chosenSpells.has(spell),
      describe: ({ spell }) => engineMessage('when.knowsSpell', { spell }),
    },
  ),
  picked: leaf(
    { choice: slug, value: slug },
    {
      test: ({ choice, value }, { answers }) => [answers[choice] ?? []].flat().includes(value),
      describe: ({ choice, value }) => engineMessage('when.picked', { choice, value }),
    },
  ),
  canCastLevel: leaf(
    { level: whole },
    {
      test: ({ level }, { casting }) => casting.highestSpellLevel >= level,
      describe: ({ level }) => engineMessage('when.canCastLevel', { level }),
      found: (_, { casting }) => engineMessage('when.canCastLevel', { level: casting.highestSpellLevel }),
    },
  ),
  resourceAtLeast: leaf(
    { resourceId: slug, value: whole },
    {
      test: ({ resourceId, value }, facts) => (facts.resources.get(resourceId)?.left ?? 0) >= value,
      describe: ({ resourceId, value }) => engineMessage('when.resourceAtLeast', { resourceId, value }),
      reads: ({ resourceId }) => [`resources.${resourceId}`],
    },
  ),
  hitPointsAtMost: leaf(
    { fraction: z.number().min(0).max(1) },
    {
      test: ({ fraction }, { hitPoints }) => hitPoints.current <= fraction * hitPoints.max,
      describe: ({ fraction }) => engineMessage('when.hitPointsAtMost', { percent: fraction * 100 }),
      reads: () => ['hitPoints.max'],
    },
  ),
  hasNoHitPoints: leaf(
    {},
    {
      test: (_, { isDown }) => isDown,
      describe: () => engineMessage('when.hasNoHitPoints'),
    },
  ),
  packEnabled: leaf(
    { pack: slug },
    {
      test: ({ pack }, facts) => facts.packs.has(pack),
      describe: ({ pack }) => engineMessage('when.packEnabled', { pack }),
    },
  ),
  rollContext: leaf(
    {
      against: z.array(slug).optional(),
      attackerIs: z.array(slug).optional(),
      sense: z.array(slug).optional(),
      use: z.array(slug).optional(),
      targetIs: z.array(slug).optional(),
      light: z.array(slug).optional(),
      range: z.array(slug).optional(),
    },
    {
      test: (wanted, { roll }) => (roll === undefined ? 'situational' : fits(wanted, roll)),
      describe: (context) => {
        const parts = CONTEXT_FIELDS.flatMap((field) => {
          const words = context[field];
          return words === undefined ? [] : [engineMessage(`when.${field}`, { word: either(words) })];
        });
        return engineMessage('when.together', { parts });
      },
    },
  ),
};

/** A compiled predicate of this game. */
export type Gate = CompiledPredicate<Facts>;

/** All predicates that content may use about a character. SPEC 5 */
export const predicates: { readonly schema: z.ZodType; readonly compile: (predicate: unknown) => Gate } = withoutCode(
  () => definePredicates<Facts, { readonly [Type in keyof typeof leaves]: (typeof leaves)[Type]['schema'] }>(leaves),
);

/** Index of medium in the list of sizes. */
export const MEDIUM = SIZES.indexOf('Medium');

/** Whether a roll matches; undecided while the context does not mention one of the circumstances. */
function fits(
  wanted: { readonly [Field in keyof RollContext]: readonly string[] | undefined },
  roll: RollContext,
): Verdict {
  return allOf(
    CONTEXT_FIELDS.filter((field) => wanted[field] !== undefined).map((field) => {
      const said = roll[field];
      if (said === undefined) return 'situational';
      return [said].flat().some((word) => wanted[field]?.includes(word) ?? false);
    }),
  );
}

function leaf<Shape extends z.ZodRawShape>(
  shape: Shape,
  rest: Omit<PredicateLeaf<Facts, z.ZodObject<Shape, z.core.$strip>>, 'schema'>,
): PredicateLeaf<Facts, z.ZodObject<Shape, z.core.$strip>> {
  return { schema: withoutCode(() => z.object(shape)), ...rest };
}
