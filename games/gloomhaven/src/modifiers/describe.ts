import type { TranslateFn } from '@tessera/text';
import type { Amount } from '../vocabulary/facts.ts';
import type { Predicate } from '../vocabulary/predicates.ts';
import { type Action, type Instructions, modifiersOf } from './action.ts';
import type { SummonAction, SummonedFigure, SummonedMonster } from './actions/summon.ts';
import type { Describer } from './kind.ts';
import { describeModifier, type Modifier } from './modifier.ts';
import type { Selector } from './selector.ts';

/** The input of card texts: sentences of a language, and the names of monsters and cards. */
export interface CardSpeech {
  readonly language: string;
  readonly say: TranslateFn;
  name(id: string): string;
}

/** Returns the text of a half: one line per action, and one for the modifiers of all of them. */
export function describeInstructions(instructions: Instructions, speech: CardSpeech): readonly string[] {
  const t = describerOf(speech);
  const lines = instructions.actions.map((action) => describeAction(action, t));
  return instructions.modifiers.length > 0 ? [...lines, linesOf(instructions.modifiers, t)] : lines;
}

/** Returns functions that describe parts of cards in a language. */
export function describerOf({ language, say: translate, name }: CardSpeech): Describer {
  const together = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const t: Describer = {
    say: translate,
    name,
    list: (parts) => parts.join(', '),
    all: (parts) => together.format(parts),
    either: (parts) => choices.format(parts),
    amount: (value) => amountText(value, translate),
    signed: (value) => (typeof value === 'number' ? signed(value) : `+${amountText(value, translate)}`),
    who: (selector) => whoText(selector, t),
    predicate: (predicate) => predicateText(predicate, t),
    modifiers: (modifiers) => modifiers.map((modifier) => describeModifier(modifier, t)).join(', '),
    actions: (actions) => actions.map((action) => describeAction(action, t)).join('; '),
    performed: (actions) =>
      describerOf({
        language,
        name,
        say: (key, params) => translate(key === 'who.self' ? 'who.itself' : key, params),
      }).actions(actions),
  };
  return t;
}

function describeAction(action: Action, t: Describer): string {
  const head = headOf(action, t);
  const modifiers = modifiersOf(action);
  if (modifiers.length === 0) return head;
  const rest = linesOf(modifiers, t);
  return action.type === 'special' ? rest : t.say('action.with', { action: head, modifiers: rest });
}

/** Joins the modifiers of an action with a stronger separator than nested ones. */
function linesOf(modifiers: readonly Modifier[], t: Describer): string {
  return modifiers.map((modifier) => describeModifier(modifier, t)).join('; ');
}

/** Returns the beginning of an action's text: its kind and its number. */
export function headOf(action: Action, t: Describer): string {
  if (action.type === 'text') {
    return [action.title, action.description, action.quote].filter((part) => part !== undefined).join(' – ');
  }
  if (action.type === 'summon') return summonText(action, t);
  if (action.type === 'special') return '';
  return t.say(`action.${action.type}`, { value: t.amount(action.value) });
}

function summonText({ summon, monsters, objects, table, beside }: SummonAction, t: Describer): string {
  const parts = [
    ...(summon ? [figureText(summon, t)] : []),
    ...monsters.map((monster) => monsterText(monster, t)),
    ...objects.map(({ object, count }) =>
      t.say('action.summon.object', { count: t.amount(count), name: t.name(object) }),
    ),
    ...(table ? [t.say('action.summon.table')] : []),
    ...(beside === 'target' ? [t.say('action.summon.beside')] : []),
  ];
  return t.list(parts);
}

function figureText(
  { id, name: printed, count, hitPoints, attack, move, range, flying, modifiers }: SummonedFigure,
  t: Describer,
) {
  const stat = (key: string, value: Amount) => t.say(`action.summon.${key}`, { value: t.amount(value) });
  const stats = [
    stat('hitPoints', hitPoints),
    ...(attack === undefined ? [] : [stat('attack', attack)]),
    ...(move === undefined ? [] : [stat('move', move)]),
    ...(range === undefined ? [] : [stat('range', range)]),
    ...(flying ? [t.say('action.summon.flying')] : []),
    ...(modifiers.length > 0 ? [t.modifiers(modifiers)] : []),
  ];
  const called = t.name(id);
  return t.say('action.summon.figure', { count, name: called === id ? printed : called, stats: t.list(stats) });
}

function monsterText({ monster, ranks }: SummonedMonster, t: Describer): string {
  const name = t.name(monster);
  const [first] = ranks;
  if (ranks.every((rank) => rank === first)) return t.say('action.summon.monster', { rank: first ?? 'none', name });
  const names = ranks.map((rank) => t.say(`rank.${rank ?? 'none'}`)).join('/');
  return t.say('action.summon.varied', { name, ranks: names });
}

/** Formats a number with a typographic minus sign, as on cards. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function amountText(value: Amount, t: TranslateFn): string {
  if (typeof value === 'object') return signed(value.own);
  if (typeof value === 'number') return String(value);
  const rounding = /^(floor|ceil)\((.*)\)$/.exec(value);
  const formula = rounding
    ? t('amount.rounded', { value: factsIn(rounding[2]!, t), how: rounding[1]! })
    : factsIn(value, t);
  return t('amount.formula', { formula });
}

/** Returns a formula with its facts in words. */
function factsIn(formula: string, t: TranslateFn): string {
  return formula
    .replaceAll('*', '×')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll('==', '=')
    .replaceAll(/@(\w+)/g, (_, fact: string) => t(`fact.${fact}`));
}

function whoText(selector: Selector, t: Describer): string {
  const { side, count, within, of, place, summoned, owned, named, if: condition } = selector;
  const isFormula = typeof count === 'string' && count !== 'all';
  const number = count === 'all' || isFormula ? 'all' : count === 1 ? 'one' : 'some';
  const isBeside = within === 1 && of === 'self';
  const isOurs = summoned && (side === 'ally' || side === 'self-or-ally');
  const whose = isOurs ? (owned ? 'owned-' : 'summoned-') : '';
  const key = side === 'self' ? 'who.self' : `who.${whose}${side}.${number}${isBeside ? '-adjacent' : ''}`;
  const mark = markIn(selector);
  let who = named === undefined ? t.say(key, { count: String(count) }) : t.say('who.named', { name: t.name(named) });
  if (mark !== undefined) who = t.say('who.marked', { keyword: mark });
  if (isFormula) who = t.say('who.formula', { who, count: t.amount(count) });
  if (summoned && !isOurs) who = t.say('who.summoned', { who });
  // Named and marked figures are unique, so their place is omitted.
  const isAnywhere = place === 'map' && named !== undefined;
  if (place !== undefined && mark === undefined && !isAnywhere) who = t.say(`who.place.${place}`, { who });
  const anchor = t.say(`who.anchor.${of}`);
  if (within === 'range') who = t.say('who.inRange', { who });
  else if (within !== undefined && !isBeside) {
    const kind = of === 'self' ? 'within' : within === 1 ? 'of' : 'withinOf';
    who = t.say(`who.${kind}`, { who, range: within, anchor });
  }
  const isSaid = condition === undefined || mark !== undefined;
  return isSaid ? who : t.say('who.if', { who, if: t.predicate(condition) });
}

/** Returns "marked" for a selector that asks nothing else of an enemy. */
function markIn({ side, if: condition }: Selector): string | undefined {
  if (side !== 'enemy' || condition === undefined || isList(condition)) return undefined;
  return condition.type === 'marked' && condition.who === 'target' ? (condition.keyword ?? 'none') : undefined;
}

function predicateText(predicate: Predicate, t: Describer, no = false): string {
  if (isList(predicate)) return groupText(predicate, 'and', t, no);
  switch (predicate.type) {
    case 'and':
    case 'or':
      return groupText(predicate.predicates, predicate.type, t, no);
    case 'not':
      return predicateText(predicate.predicate, t, !no);
    default:
      return leafText(predicate, t, no);
  }
}

/** Returns the text of a negated group: none, or not all, of its parts hold. */
function groupText(parts: readonly Predicate[], type: 'and' | 'or', t: Describer, no: boolean): string {
  const words = parts.map((part) => predicateText(part, t, no));
  return (type === 'and') === no ? t.either(words) : t.all(words);
}

function isList(predicate: Predicate): predicate is readonly Predicate[] {
  return Array.isArray(predicate);
}

type Leaf = Exclude<Exclude<Predicate, readonly Predicate[]>, { type: 'and' | 'or' | 'not' }>;

function leafText(leaf: Leaf, t: Describer, no: boolean): string {
  const role = 'who' in leaf ? leaf.who : 'self';
  const words = (prefix: string, names: readonly string[]) => t.either(names.map((name) => t.say(`${prefix}.${name}`)));
  return t.say(`predicate.${leaf.type}`, { role, no, ...paramsOf(leaf, t, words) });
}

function paramsOf(leaf: Leaf, t: Describer, words: (prefix: string, names: readonly string[]) => string) {
  switch (leaf.type) {
    case 'has':
      return { conditions: words('condition', leaf.conditions) };
    case 'adjacent':
      return { to: t.say(`predicate.neighbour.${leaf.to}`), least: leaf.least };
    case 'rank':
      return { ranks: words('rank', leaf.ranks) };
    case 'monster':
      return { monsters: t.either(leaf.monsters.map(t.name)) };
    case 'element':
      return { element: t.say(`element.${leaf.element}`), states: words('state', leaf.states) };
    case 'infused':
      return { element: t.say(`element.${leaf.element}`) };
    case 'within':
      return { range: leaf.range };
    case 'terrain':
      return { terrain: t.say(`predicate.terrainKind.${leaf.terrain}`) };
    case 'marked':
      return { keyword: leaf.keyword ?? 'none' };
    case 'path':
      return { shape: leaf.shape };
    case 'attack':
      return { kind: leaf.kind };
    case 'compare':
      return { formula: factsIn(leaf.formula, t.say) };
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
