import { allOf, type CompiledPredicate, definePredicates, type PredicateLeaf, type Verdict } from '@tessera/rules';
import { z } from 'zod';
import { CONTEXT_FIELDS, type Facts, isProficient, type RollContext } from './facts.ts';
import { ABILITIES, EDITIONS, PROFICIENCY_TYPES, SIZES } from './vocabulary.ts';
import { weaponFilterSchema, weaponMatches, wieldedWeapons } from './weaponFilter.ts';
import { withoutCode } from './withoutCode.ts';

const slug = z.string().min(1);
const whole = z.int();

const leaves = {
  levelAtLeast: leaf(
    { value: whole },
    {
      test: ({ value }, facts) => facts.level >= value,
      describe: ({ value }) => `level ${value}`,
      found: (_, facts) => `level ${facts.level}`,
    },
  ),
  levelAtMost: leaf(
    { value: whole },
    {
      test: ({ value }, facts) => facts.level <= value,
      describe: ({ value }) => `level ${value} at most`,
      found: (_, facts) => `level ${facts.level}`,
    },
  ),
  edition: leaf(
    { value: z.enum(EDITIONS) },
    {
      test: ({ value }, facts) => facts.edition === value,
      describe: ({ value }) => `the ${value} edition`,
      found: (_, facts) => facts.edition,
    },
  ),
  classIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.classLevels.has(slug),
      describe: ({ slug }) => `a level in ${slug}`,
    },
  ),
  startingClassIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.startingClass === slug,
      describe: ({ slug }) => `${slug} as first class`,
      found: (_, facts) => facts.startingClass,
    },
  ),
  classLevelAtLeast: leaf(
    { classSlug: slug, level: whole },
    {
      test: ({ classSlug, level }, facts) => (facts.classLevels.get(classSlug) ?? 0) >= level,
      describe: ({ classSlug, level }) => `${classSlug} ${level}`,
      found: ({ classSlug }, facts) => `${classSlug} ${facts.classLevels.get(classSlug) ?? 0}`,
    },
  ),
  subclassIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.subclasses.has(slug),
      describe: ({ slug }) => `the subclass ${slug}`,
    },
  ),
  speciesIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.species === slug,
      describe: ({ slug }) => `the species ${slug}`,
      found: (_, facts) => facts.species,
    },
  ),
  lineageIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.lineage === slug,
      describe: ({ slug }) => `the lineage ${slug}`,
      found: (_, facts) => facts.lineage ?? 'none',
    },
  ),
  backgroundIs: leaf(
    { slug },
    {
      test: ({ slug }, facts) => facts.background === slug,
      describe: ({ slug }) => `the background ${slug}`,
      found: (_, facts) => facts.background,
    },
  ),
  sizeIs: leaf(
    { value: z.enum(SIZES) },
    {
      test: ({ value }, facts) => facts.size === SIZES.indexOf(value) - MEDIUM,
      describe: ({ value }) => `size ${value}`,
      found: (_, facts) => SIZES[facts.size + MEDIUM] ?? 'unknown',
      reads: () => ['size'],
    },
  ),
  abilityAtLeast: leaf(
    { ability: z.enum(ABILITIES), value: whole },
    {
      test: ({ ability, value }, facts) => facts.scores[ability] >= value,
      describe: ({ ability, value }) => `${ability} ${value}`,
      found: ({ ability }, facts) => `${ability} ${facts.scores[ability]}`,
      reads: ({ ability }) => [`abilities.${ability}`],
    },
  ),
  hasFeat: leaf(
    { featSlug: slug },
    {
      test: ({ featSlug }, facts) => facts.feats.has(featSlug),
      describe: ({ featSlug }) => `the feat ${featSlug}`,
    },
  ),
  hasFeature: leaf(
    { featureSlug: slug },
    {
      test: ({ featureSlug }, facts) => facts.features.has(featureSlug),
      describe: ({ featureSlug }) => `the feature ${featureSlug}`,
    },
  ),
  hasProficiency: leaf(
    { profType: z.enum(PROFICIENCY_TYPES), value: slug },
    {
      test: ({ profType, value }, facts) => isProficient(facts, profType, value),
      describe: ({ profType, value }) => `${profType} proficiency ${value}`,
      reads: () => ['proficiencies'],
    },
  ),
  hasExpertise: leaf(
    { skill: slug },
    {
      test: ({ skill }, facts) => facts.expertise.has(skill),
      describe: ({ skill }) => `expertise in ${skill}`,
      reads: () => ['proficiencies'],
    },
  ),
  hasTag: leaf(
    { tag: slug },
    {
      test: ({ tag }, facts) => facts.tags.has(tag),
      describe: ({ tag }) => `the tag ${tag}`,
      reads: () => ['tags'],
    },
  ),
  wearingArmor: leaf(
    { category: z.enum(['light', 'medium', 'heavy', 'any']).optional() },
    {
      test: ({ category = 'any' }, { equipment: { armor } }) =>
        armor !== undefined && (category === 'any' || armor.armor?.category === category),
      describe: ({ category = 'any' }) => (category === 'any' ? 'wearing armor' : `wearing ${category} armor`),
      found: (_, { equipment: { armor } }) => armor?.name ?? 'no armor',
      reads: () => ['equipment'],
    },
  ),
  usingShield: leaf(
    {},
    {
      test: (_, facts) => facts.equipment.shield !== undefined,
      describe: () => 'using a shield',
      reads: () => ['equipment'],
    },
  ),
  wielding: leaf(
    { filter: weaponFilterSchema, count: whole.optional() },
    {
      test: ({ filter, count = 1 }, facts) =>
        wieldedWeapons(facts).filter((weapon) => weaponMatches(filter, weapon)).length >= count,
      describe: () => 'wielding a fitting weapon',
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
      describe: ({ itemTag, item }) => `${item ?? itemTag ?? 'it'} equipped`,
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
      describe: ({ item }) => `attuned to ${item ?? 'it'}`,
      reads: () => ['equipment'],
    },
  ),
  hasCondition: leaf(
    { condition: slug, level: whole.optional() },
    {
      test: ({ condition, level = 1 }, facts) => (facts.conditions.get(condition) ?? 0) >= level,
      describe: ({ condition, level = 1 }) => (level > 1 ? `${condition} ${level}` : condition),
      reads: () => ['conditions'],
    },
  ),
  toggle: leaf(
    { id: slug },
    {
      test: ({ id }, facts) => facts.toggles.has(id),
      describe: ({ id }) => `${id} switched on`,
      reads: () => ['toggles'],
    },
  ),
  hasSpellcasting: leaf(
    { kind: slug.optional() },
    {
      test: ({ kind }, { casting }) => (kind === undefined ? casting.kinds.size > 0 : casting.kinds.has(kind)),
      describe: ({ kind }) => (kind === undefined ? 'spellcasting' : `${kind} spellcasting`),
    },
  ),
  knowsSpell: leaf(
    { spell: slug },
    {
      test: ({ spell }, { chosenSpells }) => chosenSpells.has(spell),
      describe: ({ spell }) => `the spell ${spell}`,
    },
  ),
  canCastLevel: leaf(
    { level: whole },
    {
      test: ({ level }, { casting }) => casting.highestSpellLevel >= level,
      describe: ({ level }) => `spells of level ${level}`,
      found: (_, { casting }) => `spells of level ${casting.highestSpellLevel}`,
    },
  ),
  resourceAtLeast: leaf(
    { resourceId: slug, value: whole },
    {
      test: ({ resourceId, value }, facts) => (facts.resources.get(resourceId)?.left ?? 0) >= value,
      describe: ({ resourceId, value }) => `${value} uses of ${resourceId} left`,
      reads: ({ resourceId }) => [`resources.${resourceId}`],
    },
  ),
  hitPointsAtMost: leaf(
    { fraction: z.number().min(0).max(1) },
    {
      test: ({ fraction }, { hitPoints }) => hitPoints.current <= fraction * hitPoints.max,
      describe: ({ fraction }) => `${fraction * 100} % of hit points or fewer`,
      reads: () => ['hitPoints.max'],
    },
  ),
  packEnabled: leaf(
    { pack: slug },
    {
      test: ({ pack }, facts) => facts.packs.has(pack),
      describe: ({ pack }) => `the pack ${pack}`,
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
      describe: (context) =>
        Object.entries(context)
          .map(([field, words = []]) => `${CONTEXT_WORDS.get(field) ?? field} ${words.join(' or ')}`)
          .join(', '),
    },
  ),
};

/** A predicate of this game, compiled. */
export type Gate = CompiledPredicate<Facts>;

/** Every question content may ask about a character. SPEC 5 */
export const predicates: { readonly schema: z.ZodType; readonly compile: (predicate: unknown) => Gate } = withoutCode(
  () => definePredicates<Facts, { readonly [Type in keyof typeof leaves]: (typeof leaves)[Type]['schema'] }>(leaves),
);

/** Where medium stands in the list of sizes. */
export const MEDIUM = SIZES.indexOf('Medium');

/** Whether a roll is of the kind that is meant; open as long as nothing is said about one of its circumstances. */
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

const CONTEXT_WORDS: ReadonlyMap<string, string> = new Map([
  ['against', 'against'],
  ['attackerIs', 'when the attacker is'],
  ['sense', 'relying on'],
  ['use', 'for'],
  ['targetIs', 'when the target is'],
  ['light', 'in light that is'],
  ['range', 'at range'],
]);

function leaf<Shape extends z.ZodRawShape>(
  shape: Shape,
  rest: Omit<PredicateLeaf<Facts, z.ZodObject<Shape, z.core.$strip>>, 'schema'>,
): PredicateLeaf<Facts, z.ZodObject<Shape, z.core.$strip>> {
  return { schema: withoutCode(() => z.object(shape)), ...rest };
}
