// Compares conditions and the uses of features with the reference.
import { effectsOf } from './differences.mjs';
import { readUses } from './typeLine.mjs';

/** Lists missing and surplus conditions, and effects of their texts that the records lack. */
export function conditionDifferences(edition, ours, reference) {
  const rows = [];
  const add = (id, what, own, theirs) => rows.push({ edition, id, what, ours: own, reference: theirs });
  const names = new Set(reference.map(({ index }) => index));
  for (const { id } of ours) if (!names.has(id)) add(id, 'surplus', id, undefined);
  for (const { index, text } of reference) {
    const record = ours.find(({ id }) => id === index);
    if (record === undefined) {
      add(index, 'missing', undefined, index);
      continue;
    }
    const said = JSON.stringify(record);
    for (const [what, words, wanted] of CONDITION_FACTS)
      if (words.test(text) && !wanted.test(said)) add(index, what, undefined, text.match(words)[0]);
  }
  return rows;
}

/** Patterns in the text of a condition, and the effect that its record must then have. */
const CONDITION_FACTS = [
  [
    'attacked with advantage',
    /attack rolls against (?:the creature|you) have advantage/i,
    /attacks against you have advantage/,
  ],
  [
    'attacked with disadvantage',
    /attack rolls against (?:the creature|you) have disadvantage/i,
    /attacks against you have disadvantage/,
  ],
  ['critical hits', /critical hit/i, /are critical/],
  ['speed 0', /(?:speed becomes|Your Speed is) 0/, /"priority":"override","lock":true,"value":0/],
  ['failed saves', /automatically fails? strength and dexterity/i, /"autoFail"/],
  ['incapacitated', /creature is incapacitated|\bYou have the Incapacitated/, /"condition":"incapacitated"/],
  ['stays prone', /remain prone|falls prone/i, /"stays":true/],
];

/** Lists features whose uses are missing, or are restored by another rest than in the reference. */
export function useDifferences(edition, records, reference) {
  const rows = [];
  const features = records
    .filter(({ kind }) => FEATURED.includes(kind))
    .flatMap(({ record }) => [
      ...record.features.map((feature) => ({ feature, source: record.id })),
      ...(record.category === undefined ? [] : [{ feature: { ...record, name: record.name }, source: record.id }]),
    ]);
  const resources = new Set(
    effectsOf(records.map(({ record }) => record))
      .filter(({ kind }) => kind === 'resource')
      .map(({ resourceId }) => resourceId),
  );
  for (const { index, name, text } of reference) {
    const refresh = readUses(text);
    if (refresh === undefined) continue;
    if (OF_LINEAGES.test(index) && records.some(({ kind, record }) => kind === 'lineage' && hasUses(record, resources)))
      continue;
    const own = features.filter(
      ({ feature }) => plain(feature.name) === plain(name) || plain(feature.id) === plain(index),
    );
    if (own.length === 0)
      rows.push({ edition, id: index, what: 'uses of no feature', ours: undefined, reference: refresh });
    else if (!own.some(({ feature }) => hasUses(feature, resources)))
      rows.push({ edition, id: index, what: 'uses', ours: undefined, reference: refresh });
    else {
      const ours = own.flatMap(({ feature }) => refreshesOf(feature));
      if (ours.length > 0 && !ours.some((each) => RESTS[refresh].includes(each)))
        rows.push({ edition, id: index, what: 'rest', ours, reference: refresh });
    }
  }
  return rows;
}

/** Values of `refresh` that match each rest of the reference. */
const RESTS = { short: ['short', 'shortOne'], long: ['long'] };

/** Returns the rests that restore the uses of a feature. */
function refreshesOf(feature) {
  return effectsOf(feature).flatMap(({ kind, refresh, freeCasts }) =>
    kind === 'resource' ? [refresh] : freeCasts === undefined ? [] : [freeCasts.refresh],
  );
}

/** The reference lists the spells of lineages separately, each with the text of all of them. */
const OF_LINEAGES = /^(?:lineage-spell-|elven-lineage|fiendish-legacy|gnomish-lineage)/;

const FEATURED = ['class', 'subclass', 'species', 'lineage', 'feat'];

function hasUses(feature, resources) {
  const effects = effectsOf(feature);
  return (
    effects.some(({ kind, freeCasts }) => kind === 'resource' || freeCasts !== undefined) ||
    feature.activation?.resource !== undefined ||
    resources.has(feature.id)
  );
}

/** Removes the additions of the reference for levels and sources from a name. */
function plain(text) {
  return text
    .toLowerCase()
    .replace(/^eldritch invocation: /, '')
    .replace(/\([^)]*\)|:.*$/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
}
