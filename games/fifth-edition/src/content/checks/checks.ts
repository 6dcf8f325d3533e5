import type { JsonPath, Label, RecordChecks } from '@tessera/rules';
import { formatIssue, problem } from '../../vocabulary/contentMessage.ts';
import { EDITIONS, type Edition, MAX_LEVEL } from '../../vocabulary/vocabulary.ts';
import type { ContentKinds } from '../records/kinds.ts';
import type { ClassRecord, Feature, SpellRecord } from '../records/records.ts';
import { checkChoice } from './checkChoice.ts';
import { checkActivation, checkEffect } from './checkEffect.ts';
import { certainIn, checkPredicate, holds } from './checkPredicate.ts';
import { namesIn } from './contentNames.ts';
import type { WantedAnswer } from './reachability.ts';
import { type Look, reportUnknown } from './reportUnknown.ts';

/** Returns the editions in a pack's manifest. */
export type EditionsOf = (pack: string) => readonly Edition[];

interface Featured {
  readonly id: string;
  readonly name: string;
  readonly summary?: string | undefined;
  readonly edition?: Edition | 'both' | undefined;
  readonly features: readonly Feature[];
}

/** Checks between records, beyond the schema of each. SPEC 16 */
export function contentChecks(editionsOf: EditionsOf): RecordChecks<ContentKinds> {
  const check = (record: Featured, look: Look, ...given: readonly WantedAnswer[]) => {
    const editions = editionsOf(look.pack);
    checkEdition(record, editions, look);
    if (record.summary === undefined && record.features.length === 0) reportNoSummary(record.name, [], look);
    const certain = [...editionGiven(record, editions), ...given];
    for (const [index, feature] of record.features.entries())
      checkFeature(feature, record, ['features', index], certain, look);
    checkIds(record.features, look);
    return certain;
  };
  return {
    rule(record, look) {
      check(record, look);
    },
    species(record, look) {
      check(record, look, holds('speciesIs', { slug: record.id }));
    },
    background(record, look) {
      check(record, look, holds('backgroundIs', { slug: record.id }));
    },
    condition(record, look) {
      check(record, look);
    },
    lineage(record, look) {
      look.reference('species', record.species, ['species']);
      check(record, look, holds('lineageIs', { slug: record.id }), holds('speciesIs', { slug: record.species }));
    },
    class(record, look) {
      checkClass(record, look);
      check(record, look, holds('classIs', { slug: record.id }));
    },
    subclass(record, look) {
      look.reference('class', record.class, ['class']);
      check(record, look, holds('classIs', { slug: record.class }), holds('subclassIs', { slug: record.id }));
    },
    feat(record, look) {
      const certain = check(record, look);
      checkPredicate(record.prerequisites, ['prerequisites'], certain, look);
      if (typeof record.repeatable === 'object') checkDistinct(record, record.repeatable.distinctBy, look);
      checkEndings(record, look);
    },
    item(record, look) {
      record.bases?.forEach((base, index) => {
        look.reference('item', base, ['bases', index]);
      });
      if (record.armor !== undefined) checkArmor(record, look);
      const certain = check(record, look);
      checkPredicate(record.attunementBy, ['attunementBy'], certain, look);
    },
    spell(record, look) {
      check(record, look);
      checkEndings(record, look);
    },
  };
}

function checkEndings({ endsEarly }: Pick<SpellRecord, 'endsEarly'>, look: Look): void {
  endsEarly?.conditions?.forEach((id, index) => {
    look.reference('condition', id, ['endsEarly', 'conditions', index]);
  });
}

/** Checks a feature. Its predicates may assume the level at which the feature is gained. */
function checkFeature(
  feature: Feature,
  record: Featured,
  path: JsonPath,
  given: readonly WantedAnswer[],
  look: Look,
): void {
  if (feature.summary === undefined && record.summary === undefined) reportNoSummary(feature.name, path, look);
  checkPredicate(feature.prerequisites, [...path, 'prerequisites'], given, look);
  checkPredicate(feature.predicate, [...path, 'predicate'], given, look);
  const certain = [...given, holds('levelAtLeast', { value: feature.at ?? 1 }), ...certainIn(feature.predicate)];
  feature.toggles?.forEach(({ predicate }, index) => {
    checkPredicate(predicate, [...path, 'toggles', index, 'predicate'], certain, look);
  });
  feature.effects?.forEach((effect, index) => {
    checkEffect(effect, [...path, 'effects', index], certain, look);
  });
  feature.choices?.forEach((choice, index) => {
    checkChoice(choice, [...path, 'choices', index], certain, look);
  });
  checkActivation(feature.activation, path, look);
  const { features } = namesIn(look.content);
  feature.supersedes?.forEach((id, index) => {
    if (!features.has(id)) reportUnknown(problem('what-feature'), id, features, [...path, 'supersedes', index], look);
  });
}

function checkIds(features: readonly Feature[], look: Look): void {
  const seen = new Set<string>();
  for (const [index, { id }] of features.entries()) {
    const path = ['features', index, 'id'];
    const said = formatIssue({ message: problem('twice-in-record', { id }) });
    if (seen.has(id)) look.report({ code: 'E_DUPLICATE_ID', path, ...said });
    seen.add(id);
  }
}

/** Checks that a class gives the level of each feature, and its saving throws. */
function checkClass(record: ClassRecord, look: Look): void {
  checkPredicate(record.multiclass, ['multiclass'], [], look);
  for (const [index, { at }] of record.features.entries())
    if (at === undefined)
      look.report({
        code: 'E_SCHEMA',
        path: ['features', index, 'at'],
        ...formatIssue({
          message: problem('feature-without-level'),
          expected: problem('a-level', { most: MAX_LEVEL }),
          found: problem('nothing'),
        }),
      });
  const hasSaves = record.features.some(({ effects }) =>
    effects?.some((effect) => effect.kind === 'grantProficiency' && effect.profType === 'savingThrow'),
  );
  if (!hasSaves)
    look.report({
      code: 'W_CLASS_SAVES',
      path: ['features'],
      ...formatIssue({
        message: problem('no-saving-throw', { name: record.name }),
        expected: problem('saving-throw-effect'),
      }),
    });
}

/** An armor's `armor` field serves predicates only, so its armor class needs an effect. */
function checkArmor({ name, features }: Featured, look: Look): void {
  if (features.some(({ effects }) => effects?.some(({ kind }) => kind === 'armorClass'))) return;
  look.report({
    code: 'E_SCHEMA',
    path: ['features'],
    ...formatIssue({
      message: problem('armor-without-class', { name }),
      expected: problem('armor-class-effect'),
      found: problem('none'),
    }),
  });
}

function checkEdition({ edition }: Featured, editions: readonly Edition[], look: Look): void {
  const meant = EDITIONS.filter((each) => edition === 'both' || edition === each);
  const strange = meant.filter((each) => !editions.includes(each));
  if (edition === undefined || editions.length === 0 || strange.length === 0) return;
  look.report({
    code: 'E_EDITION',
    path: ['edition'],
    ...formatIssue({
      message: problem('pack-for-edition', { editions: joined('both-editions', editions) }),
      expected: joined(
        'either-edition',
        editions.map((each) => `"${each}"`),
      ),
      found: `"${edition}"`,
    }),
  });
}

function joined(code: 'both-editions' | 'either-edition', [first = '', second]: readonly string[]): Label {
  return second === undefined ? first : problem(code, { first, second });
}

/** Returns the edition of the record as a fact for predicate checks: characters of the other edition never get it. */
function editionGiven({ edition }: Featured, editions: readonly Edition[]): WantedAnswer[] {
  const own = edition ?? (editions.length === 1 ? editions[0] : 'both');
  return own === 'both' || own === undefined ? [] : [holds('edition', { value: own })];
}

/** Checks that a feat that is repeatable with a different answer asks for that answer. */
function checkDistinct({ features, name }: Featured, id: string, look: Look): void {
  const asks = features.flatMap(({ choices = [] }) => choices.map((choice) => choice.id));
  if (asks.includes(id)) return;
  reportUnknown(problem('what-choice-of', { name }), id, asks, ['repeatable', 'distinctBy'], look);
}

function reportNoSummary(name: string, path: JsonPath, look: Look): void {
  const said = formatIssue({ message: problem('no-summary', { name }), expected: problem('a-summary') });
  look.report({ code: 'W_MISSING_SUMMARY', path, ...said });
}
