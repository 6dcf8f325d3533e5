import type { ChoiceFilter } from '../../content/records/choice.ts';
import type { Rulebook } from '../../content/rulebook.ts';
import { joinedBy } from '../../vocabulary/joinCache.ts';
import { ABILITIES, DAMAGE_TYPES, MAX_SPELL_LEVEL } from '../../vocabulary/vocabulary.ts';
import type { AskedChoice, Evaluation } from '../state/evaluation.ts';

/** An option of a question. */
export interface Offer {
  readonly value: string;
  readonly label: string;
  readonly summary?: string;
}

/** Returns the offers of a question in the order of the content. */
export function offersOf(evaluation: Evaluation, asked: AskedChoice): readonly Offer[] {
  const { options, choice } = asked.compiled;
  if (choice.from === undefined)
    return [...options.values()].map(({ value, label, summary }) => ({ value, label, ...(summary && { summary }) }));
  const fits = fitting(evaluation, asked);
  const offers = [...candidates(evaluation.rulebook, choice.from.query)].filter(({ value }) => fits(value));
  const plus = choice.from.filter?.plus ?? [];
  return [
    ...offers,
    ...plus.map((value) => ({ value, label: evaluation.rulebook.items.get(value)?.record.name ?? value })),
  ];
}

/** Whether a pick is among the offers, without listing all of them. */
export function isOffered(evaluation: Evaluation, asked: AskedChoice, pick: string): boolean {
  const { options, choice } = asked.compiled;
  if (choice.from === undefined) return options.has(pick);
  if (choice.from.filter?.plus?.includes(pick)) return true;
  return fitting(evaluation, asked)(pick);
}

function* candidates(rulebook: Rulebook, query: string): Generator<Offer> {
  const named = (entries: Iterable<[string, { readonly name: string; readonly summary?: string | undefined }]>) =>
    [...entries].map(([value, { name, summary }]) => ({ value, label: name, ...(summary && { summary }) }));
  switch (query) {
    case 'skills':
      yield* named(rulebook.skills);
      break;
    case 'languages':
      yield* named(rulebook.languages);
      break;
    case 'spells':
      for (const [id, { record }] of rulebook.spells) yield* named([[id, record]]);
      break;
    case 'feats':
      for (const [id, { record, isOfEdition }] of rulebook.feats) if (isOfEdition) yield* named([[id, record]]);
      break;
    case 'abilities':
      for (const ability of ABILITIES) yield { value: ability, label: ability };
      break;
    case 'damageTypes':
      for (const type of DAMAGE_TYPES) yield { value: type, label: type };
      break;
    default:
      for (const [id, { record }] of rulebook.items) yield* named([[id, record]]);
  }
}

/** Returns the test for picks. */
function fitting(evaluation: Evaluation, asked: AskedChoice): (value: string) => boolean {
  const { rulebook } = evaluation;
  const { query, filter = {} } = asked.compiled.choice.from!;
  const isListed = (value: string) => (filter.in?.includes(value) ?? true) && !filter.not?.includes(value);
  switch (query) {
    case 'skills':
      return (value) => rulebook.skills.has(value) && isListed(value);
    case 'languages':
      return (value) => {
        const language = rulebook.languages.get(value);
        return language !== undefined && isListed(value) && agrees(filter.rare, language.rare);
      };
    case 'abilities':
      return (value) => ABILITIES.some((ability) => ability === value) && isListed(value);
    case 'damageTypes':
      return (value) => DAMAGE_TYPES.some((type) => type === value) && isListed(value);
    case 'feats':
      return (value) => {
        const feat = rulebook.feats.get(value);
        return feat !== undefined && isListed(value) && isOneOf(filter.category, feat.record.category);
      };
    case 'spells':
      return spellFits(evaluation, asked, filter, isListed);
    case 'weapons':
    case 'instruments':
    case 'tools':
    case 'items':
      return itemFits(rulebook, query, filter);
  }
}

/** Returns the test for picks of items. */
export function itemFits(
  { items }: Rulebook,
  query: 'weapons' | 'instruments' | 'tools' | 'items',
  filter: ChoiceFilter,
): (value: string) => boolean {
  return (value) => {
    const item = items.get(value)?.record;
    if (item === undefined || filter.not?.includes(value) || !(filter.in?.includes(value) ?? true)) return false;
    switch (query) {
      case 'weapons':
        return (
          item.weapon !== undefined &&
          !item.magical &&
          isOneOf(filter.category, item.weapon.category) &&
          agrees(filter.melee, item.weapon.range === 'melee') &&
          (filter.tag === undefined || (item.tags ?? []).includes(filter.tag))
        );
      case 'instruments':
        return item.category === 'instrument';
      case 'tools':
        return (
          TOOLS.includes(item.category) &&
          (isOneOf(filter.category, item.group ?? item.category) || isOneOf(filter.category, item.category))
        );
      case 'items':
        return isOneOf(filter.category, item.category);
    }
  };
}

const TOOLS: readonly string[] = ['tool', 'instrument', 'gaming-set'];

function spellFits(
  evaluation: Evaluation,
  asked: AskedChoice,
  filter: ChoiceFilter,
  isListed: (value: string) => boolean,
): (value: string) => boolean {
  const { rulebook, facts } = evaluation;
  const { list: named = [] } = filter;
  const lists = (typeof named === 'string' ? [named] : named).map((list) => {
    if (!list.startsWith('@choice.')) return list;
    return String(answerTo(evaluation, asked, list.slice('@choice.'.length)) ?? '');
  });
  const highest = asked.compiled.maxLevel?.evaluate(facts);
  return (value) => {
    const spell = rulebook.spells.get(value)?.record;
    if (spell === undefined || !isListed(value)) return false;
    return (
      (lists.length === 0 || spell.lists.some((list) => lists.includes(list))) &&
      agrees(filter.level, spell.level) &&
      spell.level >= (filter.minLevel ?? 0) &&
      spell.level <= (highest ?? MAX_SPELL_LEVEL) &&
      agrees(filter.ritual, spell.ritual) &&
      agrees(filter.known, facts.chosenSpells.has(value)) &&
      agrees(filter.damage, spell.damage !== undefined) &&
      isOneOf(filter.school, spell.school)
    );
  };
}

/** Returns the answer to another question, looked up in the same scope first. */
export function answerTo(
  { answers }: Evaluation,
  { grant }: Pick<AskedChoice, 'grant'>,
  id: string,
): string | number | undefined {
  const own = grant.active?.choices?.[id];
  if (typeof own === 'string' || typeof own === 'number') return own;
  return answers.get(keyOf(grant.scope, id)) ?? answers.get(id);
}

/** Returns the key of the answer to a question. */
export function keyOf(scope: string, id: string): string {
  return scope === '' ? id : below(scope, id);
}

/** Joins a scope and a name. */
export const below: (place: string, name: string) => string = joinedBy('/');

function agrees<T>(wanted: T | undefined, found: T): boolean {
  return wanted === undefined || wanted === found;
}

function isOneOf(wanted: string | readonly string[] | undefined, found: string): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'string' ? wanted === found : wanted.includes(found);
}
