import { didYouMean, type JsonPath, nearestName, type RecordChecks, type Review } from '@tessera/rules';
import type { Effect } from '../effects/effect.ts';
import { compileValue } from '../formulas.ts';
import { EDITIONS } from '../vocabulary.ts';
import type { Choice } from './choice.ts';
import type { ContentKinds } from './kinds.ts';
import type { Feature } from './records.ts';

type Look = Review<ContentKinds>;

/** What must hold between records, beyond what each schema says. SPEC 16 */
export const contentChecks: RecordChecks<ContentKinds> = {
  rule: checkFeatures,
  species: checkFeatures,
  background: checkFeatures,
  condition: checkFeatures,
  lineage(record, look) {
    look.reference('species', record.species, ['species']);
    checkFeatures(record, look);
  },
  class(record, look) {
    checkFeatures(record, look);
    record.features.forEach((feature, index) => {
      if (feature.at === undefined)
        look.report({
          code: 'E_SCHEMA',
          path: ['features', index, 'at'],
          message: 'a feature of a class says from which level it counts.',
          expected: 'a level from 1 to 20',
        });
    });
  },
  subclass(record, look) {
    look.reference('class', record.class, ['class']);
    checkFeatures(record, look);
  },
  feat: checkFeatures,
  item(record, look) {
    record.bases?.forEach((base, index) => {
      look.reference('item', base, ['bases', index]);
    });
    checkFeatures(record, look);
  },
  spell: checkFeatures,
};

interface Featured {
  readonly summary?: string | undefined;
  readonly edition?: string | undefined;
  readonly features: readonly Feature[];
}

function checkFeatures(record: Featured, look: Look): void {
  const seen = new Set<string>();
  record.features.forEach((feature, index) => {
    const path = ['features', index];
    if (seen.has(feature.id))
      look.report({
        code: 'E_DUPLICATE_ID',
        path: [...path, 'id'],
        message: `"${feature.id}" stands twice in one record.`,
      });
    seen.add(feature.id);
    if (feature.summary === undefined && record.summary === undefined)
      look.report({ code: 'W_MISSING_SUMMARY', path, message: `"${feature.name}" has no summary.` });
    checkPredicate(feature.predicate, record, [...path, 'predicate'], look);
    feature.effects?.forEach((effect, each) => {
      checkEffect(effect, record, [...path, 'effects', each], look);
    });
    feature.choices?.forEach((choice, each) => {
      checkChoice(choice, record, [...path, 'choices', each], look);
    });
  });
}

function checkChoice(choice: Choice, record: Featured, path: JsonPath, look: Look): void {
  const needs = choice.type === 'select' || choice.type === 'multiselect' || choice.type === 'distribute';
  if (needs && choice.options === undefined && choice.from === undefined)
    look.report({ code: 'E_SCHEMA', path, message: 'a choice offers "options" or says "from" where they come.' });
  const filter = choice.from?.filter ?? {};
  if (choice.from?.query === 'skills')
    filter.in?.forEach((skill, index) => {
      look.reference('skill', skill, [...path, 'from', 'filter', 'in', index]);
    });
  checkPredicate(choice.predicate, record, [...path, 'predicate'], look);
  choice.options?.forEach((option, index) => {
    option.effects?.forEach((effect, each) => {
      checkEffect(effect, record, [...path, 'options', index, 'effects', each], look);
    });
  });
  choice.each?.forEach((effect, each) => {
    checkEffect(effect, record, [...path, 'each', each], look);
  });
}

function checkEffect(effect: Effect, record: Featured, path: JsonPath, look: Look): void {
  const refer = (kind: keyof ContentKinds, id: string | undefined, ...place: (string | number)[]) => {
    if (id !== undefined && !id.startsWith('@')) look.reference(kind, id, [...path, ...place]);
  };
  switch (effect.kind) {
    case 'skillProficiency':
      refer('skill', effect.skill, 'skill');
      break;
    case 'skillBonus':
      for (const skill of [effect.skill].flat()) refer('skill', skill, 'skill');
      break;
    case 'grantFeat':
      refer('feat', effect.featSlug, 'featSlug');
      break;
    case 'grantSpell':
      refer('spell', effect.spell, 'spell');
      break;
    case 'condition':
      refer('condition', effect.condition, 'condition');
      break;
    case 'conditionImmunity':
      effect.conditions.forEach((condition, index) => {
        refer('condition', condition, 'conditions', index);
      });
      break;
    case 'formOverlay':
      refer('form', effect.form, 'form');
      break;
    case 'spellcasting':
      refer('progression', effect.progression, 'progression');
      refer('class', effect.class, 'class');
      break;
  }
  checkPredicate(effect.predicate, record, [...path, 'predicate'], look);
  checkFormulas(effect, path, look);
}

/** `@classLevel.x` names a class of the content; the schema cannot know which there are. */
function checkFormulas(value: unknown, path: JsonPath, look: Look): void {
  if (typeof value === 'string' && value.includes('@classLevel.')) {
    for (const variable of compileValue(value).variables) {
      const [family, name = ''] = variable.split('.');
      if (family !== 'classLevel' || look.content.class.has(name)) continue;
      const nearest = nearestName(name, look.content.class.keys());
      const hint = didYouMean(nearest === undefined ? undefined : `@classLevel.${nearest}`);
      const message = `"@${variable}" is not a variable: there is no such class.`;
      look.report({ code: 'E_FORMULA_UNKNOWN_VARIABLE', path, message, ...(hint && { hint }) });
    }
  } else if (Array.isArray(value)) {
    value.forEach((inner, index) => {
      checkFormulas(inner, [...path, index], look);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) checkFormulas(inner, [...path, key], look);
  }
}

const PREDICATE_REFERENCES: Readonly<Record<string, readonly [field: string, kind: keyof ContentKinds]>> = {
  classIs: ['slug', 'class'],
  startingClassIs: ['slug', 'class'],
  classLevelAtLeast: ['classSlug', 'class'],
  subclassIs: ['slug', 'subclass'],
  speciesIs: ['slug', 'species'],
  lineageIs: ['slug', 'lineage'],
  backgroundIs: ['slug', 'background'],
  hasFeat: ['featSlug', 'feat'],
  hasCondition: ['condition', 'condition'],
};

function checkPredicate(predicate: unknown, record: Featured, path: JsonPath, look: Look): void {
  if (Array.isArray(predicate)) {
    predicate.forEach((inner, index) => {
      checkPredicate(inner, record, [...path, index], look);
    });
    return;
  }
  if (typeof predicate !== 'object' || predicate === null) return;
  const fields = new Map<string, unknown>(Object.entries(predicate));
  const type = String(fields.get('type'));
  const reference = PREDICATE_REFERENCES[type];
  if (reference !== undefined) look.reference(reference[1], String(fields.get(reference[0])), [...path, reference[0]]);
  const own = record.edition;
  if (type === 'edition' && EDITIONS.some((edition) => edition === own) && fields.get('value') !== own)
    look.report({ code: 'W_UNREACHABLE_PREDICATE', path, message: `never holds: the record is for ${own} only.` });
  if (fields.has('predicates')) checkPredicate(fields.get('predicates'), record, [...path, 'predicates'], look);
  if (fields.has('predicate')) checkPredicate(fields.get('predicate'), record, [...path, 'predicate'], look);
}
