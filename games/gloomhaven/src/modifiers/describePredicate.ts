import type { Predicate } from '../vocabulary/predicates.ts';
import { compareText } from './describeCompare.ts';
import type { Describer } from './kind.ts';

interface Said {
  readonly no?: boolean;
  /** How the target is called; by its role without it. */
  readonly target?: 'it' | undefined;
}

/** Returns the text of a condition: "the target is adjacent to any of your allies". */
export function predicateText(predicate: Predicate, t: Describer, said: Said = {}): string {
  if (isList(predicate)) return groupText(predicate, 'and', t, said);
  switch (predicate.type) {
    case 'and':
    case 'or':
      return groupText(predicate.predicates, predicate.type, t, said);
    case 'not':
      return predicateText(predicate.predicate, t, { ...said, no: !said.no });
    default:
      return leafText(predicate, t, said);
  }
}

/** Returns the text of a negated group: none, or not all, of its parts hold. */
function groupText(parts: readonly Predicate[], type: 'and' | 'or', t: Describer, said: Said): string {
  const words = parts.map((part) => predicateText(part, t, said));
  return (type === 'and') === (said.no ?? false) ? t.either(words) : t.all(words);
}

export function isList(predicate: Predicate): predicate is readonly Predicate[] {
  return Array.isArray(predicate);
}

export type Leaf = Exclude<Exclude<Predicate, readonly Predicate[]>, { type: 'and' | 'or' | 'not' }>;

export function isLeaf(predicate: Predicate): predicate is Leaf {
  return !isList(predicate) && predicate.type !== 'and' && predicate.type !== 'or' && predicate.type !== 'not';
}

/** Returns the neighbours that a condition asks about: "any of your allies". */
export function neighbourText(to: string, t: Describer): string {
  return t(`predicate.neighbour.${to}`);
}

function leafText(leaf: Leaf, t: Describer, { no = false, target }: Said): string {
  const role = 'who' in leaf && leaf.who === 'target' ? (target ?? t.role) : 'self';
  if (leaf.type === 'compare') {
    const compared = compareText(leaf.formula, t, target ?? t.role);
    return t('predicate.compare', { no, formula: compared });
  }
  return t(`predicate.${leaf.type}`, { role, no, ...paramsOf(leaf, t) });
}

function paramsOf(leaf: Exclude<Leaf, { type: 'compare' }>, t: Describer) {
  const words = (prefix: string, names: readonly string[]) => t.either(names.map((name) => t(`${prefix}.${name}`)));
  switch (leaf.type) {
    case 'has':
      return { conditions: words('condition', leaf.conditions) };
    case 'adjacent':
      return { to: neighbourText(leaf.to, t), least: leaf.least, what: leaf.to };
    case 'rank':
      return { ranks: words('rank', leaf.ranks), monster: leaf.ranks.length === 4 };
    case 'monster':
      return { monsters: t.either(leaf.monsters.map(t.nameOf)) };
    case 'element':
      return { element: t(`element.${leaf.element}`), states: words('state', leaf.states) };
    case 'infused':
      return { element: t(`element.${leaf.element}`) };
    case 'within':
      return { range: leaf.range };
    case 'terrain':
      return { terrain: t(`predicate.terrainKind.${leaf.terrain}`) };
    case 'marked':
      return { keyword: leaf.keyword ?? 'none' };
    case 'path':
      return { shape: leaf.shape };
    case 'attack':
      return { kind: leaf.kind };
    case 'drawn':
      return { cards: words('card', leaf.cards) };
    case 'summoned':
    case 'lethal':
    case 'item-used':
    case 'own-turn':
    case 'command':
      return {};
  }
}
