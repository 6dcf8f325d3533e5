import type { Predicate } from '../vocabulary/predicates.ts';
import { boundText, comparisonOf } from './describeCompare.ts';
import { isLeaf, isList, type Leaf, neighbourText } from './describePredicate.ts';
import type { Describer, Subject, WhoCase, WhoForm } from './kind.ts';
import type { Selector } from './selector.ts';

interface Grammar {
  readonly case?: WhoCase;
  readonly form?: WhoForm;
}

/** Returns the figures of a selector: "all adjacent enemies", "one normal enemy within 3 hexes". */
export function whoText(selector: Selector, t: Describer, { case: grammar = 'nom', form = 'plain' }: Grammar = {}) {
  const { named, place, if: condition } = selector;
  if (selector.side === 'self') return t('who.self', { case: grammar });
  const mark = markIn(selector);
  const { qualities, phrases, rest } = mark === undefined ? traitsOf(condition, t) : NO_TRAITS;
  let who = baseText(selector, t, { case: grammar, form, quality: qualityText(qualities, t) });
  if (named !== undefined) who = t('who.named', { name: t.nameOf(named), case: grammar });
  if (mark !== undefined) who = t('who.marked', { keyword: mark, case: grammar });
  // Named and marked figures are unique, and a trigger needs no place on the map: the place is omitted.
  const isAnywhere = place === 'map' && (named !== undefined || form !== 'plain');
  if (place !== undefined && mark === undefined && !isAnywhere) who = t(`who.place.${place}`, { who });
  if (mark === undefined) who = distanceText(selector, who, t);
  if (phrases.length > 0) who = t('who.trait', { who, traits: t.all(phrases) });
  return rest.length === 0 ? who : t('who.if', { who, if: t.predicate(rest) });
}

function baseText(selector: Selector, t: Describer, params: { case: WhoCase; form: WhoForm; quality: string }) {
  const { side, count, within, of, summoned, owned } = selector;
  const isFormula = typeof count === 'string' && count !== 'all';
  const number = count === 'all' || isFormula ? 'all' : count === 1 ? 'one' : 'some';
  const isBeside = within === 1 && of === 'self';
  const isOurs = summoned && (side === 'ally' || side === 'self-or-ally');
  const whose = isOurs ? (owned ? 'owned-' : 'summoned-') : '';
  const key = `who.${whose}${side}.${number}${isBeside ? '-adjacent' : ''}`;
  const who = t(key, { count: String(count), ...params });
  if (isFormula) return t('who.formula', { who, count: t.amount(count) });
  return summoned && !isOurs ? t('who.summoned', { who }) : who;
}

function distanceText({ within, of }: Selector, who: string, t: Describer): string {
  if (within === 'range') return t('who.inRange', { who });
  if (within === undefined || (within === 1 && of === 'self')) return who;
  const kind = of === 'self' ? 'within' : within === 1 ? 'of' : 'withinOf';
  return t(`who.${kind}`, { who, range: within, anchor: t(`who.anchor.${of}`) });
}

/** Returns the number of a verb whose subject is the selector. */
export function numberOf(selector: Selector): Subject['number'] {
  const { count, side, named } = selector;
  if (side === 'self') return 'you';
  return count === 1 || named !== undefined || markIn(selector) !== undefined ? 'one' : 'many';
}

/** Returns "marked" for a selector that asks nothing else of an enemy. */
function markIn({ side, if: condition }: Selector): string | undefined {
  if (side !== 'enemy' || condition === undefined || isList(condition)) return undefined;
  return condition.type === 'marked' && condition.who === 'target' ? (condition.keyword ?? 'none') : undefined;
}

interface Traits {
  /** Adjectives: "normal or elite". */
  readonly qualities: readonly string[];
  /** Phrases after the noun: "with Poison". */
  readonly phrases: readonly string[];
  /** Conditions that need a clause. */
  readonly rest: readonly Predicate[];
}

const NO_TRAITS: Traits = { qualities: [], phrases: [], rest: [] };

function qualityText(qualities: readonly string[], t: Describer): string {
  return qualities.length === 0 ? '' : t('who.quality', { quality: qualities.join(' ') });
}

function traitsOf(condition: Predicate | undefined, t: Describer): Traits {
  if (condition === undefined) return NO_TRAITS;
  const parts = isList(condition) ? condition : condition.type === 'and' ? condition.predicates : [condition];
  const qualities: string[] = [];
  const phrases: string[] = [];
  const rest: Predicate[] = [];
  for (const part of parts) {
    const quality = qualityOf(part, t);
    const phrase = quality === undefined ? phraseOf(part, t) : undefined;
    if (quality !== undefined) qualities.push(quality);
    else if (phrase !== undefined) phrases.push(phrase);
    else rest.push(part);
  }
  return { qualities, phrases, rest };
}

function qualityOf(part: Predicate, t: Describer): string | undefined {
  if (isList(part)) return undefined;
  if (part.type === 'rank') return t.either(part.ranks.map((rank) => t(`rank.${rank}`)));
  return part.type === 'marked' ? t('who.markedOnes', { keyword: part.keyword ?? 'none' }) : undefined;
}

function phraseOf(part: Predicate, t: Describer): string | undefined {
  if (isList(part)) return undefined;
  const no = part.type === 'not';
  const leaf = part.type === 'not' ? part.predicate : part;
  return isLeaf(leaf) ? leafPhrase(leaf, no, t) : undefined;
}

function leafPhrase(leaf: Leaf, no: boolean, t: Describer): string | undefined {
  switch (leaf.type) {
    case 'has':
      if (leaf.who === 'self' || no) return undefined;
      return t('trait.has', { conditions: t.either(leaf.conditions.map((one) => t(`condition.${one}`))) });
    case 'adjacent':
      return leaf.who === 'self' ? undefined : t('trait.adjacent', { no, to: neighbourText(leaf.to, t) });
    case 'within':
      return leaf.who === 'self' ? undefined : t('trait.within', { no, range: leaf.range });
    case 'summoned':
      return leaf.who === 'self' ? undefined : t('trait.summoned', { no });
    case 'monster':
      return no ? undefined : t('trait.monster', { monsters: t.either(leaf.monsters.map(t.nameOf)) });
    case 'compare':
      return no ? undefined : comparePhrase(leaf.formula, t);
    default:
      return undefined;
  }
}

/** The facts about a figure that a phrase after its noun can state. */
const STATED: ReadonlySet<string> = new Set(['targetHitPoints', 'targetDamageTaken', 'targetNegativeConditions']);

function comparePhrase(formula: string, t: Describer): string | undefined {
  const comparison = comparisonOf(formula);
  if (comparison?.type === 'half' && comparison.fact === 'targetHitPoints') {
    return t('trait.half', { of: t(`fact.${comparison.of}`) });
  }
  if (comparison?.type !== 'bound' || !STATED.has(comparison.fact)) return undefined;
  const { fact, value, how } = comparison;
  return t(`trait.compare.${fact}`, { value, how, bound: boundText(comparison, t) });
}
