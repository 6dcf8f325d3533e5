import type { TranslateFn } from '@tessera/text';
import type { Amount } from '../facts.ts';
import type { Predicate } from '../predicates.ts';
import type { Action, Instructions } from './action.ts';
import { modifiersOf } from './action.ts';
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
  const tell = describerOf(speech);
  const lines = instructions.actions.map((action) => describeAction(action, tell));
  return instructions.modifiers.length > 0 ? [...lines, linesOf(instructions.modifiers, tell)] : lines;
}

/** Returns functions that describe parts of cards in a language. */
export function describerOf({ language, say, name }: CardSpeech): Describer {
  const together = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const tell: Describer = {
    say,
    name,
    list: (parts) => parts.join(', '),
    all: (parts) => together.format(parts),
    either: (parts) => choices.format(parts),
    amount: (value) => amountText(value, say),
    signed: (value) => (typeof value === 'number' ? signed(value) : `+${amountText(value, say)}`),
    who: (selector) => whoText(selector, tell),
    predicate: (predicate) => predicateText(predicate, tell),
    modifiers: (modifiers) => modifiers.map((modifier) => describeModifier(modifier, tell)).join(', '),
    actions: (actions) => actions.map((action) => describeAction(action, tell)).join('; '),
    performed: (actions) =>
      describerOf({
        language,
        name,
        say: (key, params) => say(key === 'who.self' ? 'who.itself' : key, params),
      }).actions(actions),
  };
  return tell;
}

function describeAction(action: Action, tell: Describer): string {
  const head = headOf(action, tell);
  const modifiers = modifiersOf(action);
  if (modifiers.length === 0) return head;
  const rest = linesOf(modifiers, tell);
  return action.type === 'special' ? rest : tell.say('action.with', { action: head, modifiers: rest });
}

/** Joins the modifiers of an action with a stronger separator than nested ones. */
function linesOf(modifiers: readonly Modifier[], tell: Describer): string {
  return modifiers.map((modifier) => describeModifier(modifier, tell)).join('; ');
}

/** Returns the beginning of an action's text: its kind and its number. */
export function headOf(action: Action, tell: Describer): string {
  if (action.type === 'text') {
    return [action.title, action.description, action.quote].filter((part) => part !== undefined).join(' – ');
  }
  if (action.type === 'summon') return summonText(action, tell);
  if (action.type === 'special') return '';
  return tell.say(`action.${action.type}`, { value: tell.amount(action.value) });
}

function summonText({ summon, monsters, objects, table, beside }: SummonAction, tell: Describer): string {
  const parts = [
    ...(summon ? [figureText(summon, tell)] : []),
    ...monsters.map((monster) => monsterText(monster, tell)),
    ...objects.map(({ object, count }) =>
      tell.say('action.summon.object', { count: tell.amount(count), name: tell.name(object) }),
    ),
    ...(table ? [tell.say('action.summon.table')] : []),
    ...(beside === 'target' ? [tell.say('action.summon.beside')] : []),
  ];
  return tell.list(parts);
}

function figureText(
  { id, name: printed, count, hitPoints, attack, move, range, flying, modifiers }: SummonedFigure,
  tell: Describer,
) {
  const stat = (key: string, value: Amount) => tell.say(`action.summon.${key}`, { value: tell.amount(value) });
  const stats = [
    stat('hitPoints', hitPoints),
    ...(attack === undefined ? [] : [stat('attack', attack)]),
    ...(move === undefined ? [] : [stat('move', move)]),
    ...(range === undefined ? [] : [stat('range', range)]),
    ...(flying ? [tell.say('action.summon.flying')] : []),
    ...(modifiers.length > 0 ? [tell.modifiers(modifiers)] : []),
  ];
  const called = tell.name(id);
  return tell.say('action.summon.figure', { count, name: called === id ? printed : called, stats: tell.list(stats) });
}

function monsterText({ monster, ranks }: SummonedMonster, tell: Describer): string {
  const name = tell.name(monster);
  const [first] = ranks;
  if (ranks.every((rank) => rank === first)) return tell.say('action.summon.monster', { rank: first ?? 'none', name });
  const names = ranks.map((rank) => tell.say(`rank.${rank ?? 'none'}`)).join('/');
  return tell.say('action.summon.varied', { name, ranks: names });
}

/** Formats a number with a typographic minus sign, as on cards. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function amountText(value: Amount, say: TranslateFn): string {
  if (typeof value === 'object') return signed(value.own);
  if (typeof value === 'number') return String(value);
  const rounding = /^(floor|ceil)\((.*)\)$/.exec(value);
  const formula = rounding
    ? say('amount.rounded', { value: factsIn(rounding[2]!, say), how: rounding[1]! })
    : factsIn(value, say);
  return say('amount.formula', { formula });
}

/** Returns a formula with its facts in words. */
function factsIn(formula: string, say: TranslateFn): string {
  return formula
    .replaceAll('*', '×')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll('==', '=')
    .replaceAll(/@(\w+)/g, (_, fact: string) => say(`fact.${fact}`));
}

function whoText(selector: Selector, tell: Describer): string {
  const { side, count, within, of, place, summoned, owned, named, if: condition } = selector;
  const isFormula = typeof count === 'string' && count !== 'all';
  const number = count === 'all' || isFormula ? 'all' : count === 1 ? 'one' : 'some';
  const isBeside = within === 1 && of === 'self';
  const isOurs = summoned && (side === 'ally' || side === 'self-or-ally');
  const whose = isOurs ? (owned ? 'owned-' : 'summoned-') : '';
  const key = side === 'self' ? 'who.self' : `who.${whose}${side}.${number}${isBeside ? '-adjacent' : ''}`;
  const mark = markIn(selector);
  let who =
    named === undefined ? tell.say(key, { count: String(count) }) : tell.say('who.named', { name: tell.name(named) });
  if (mark !== undefined) who = tell.say('who.marked', { keyword: mark });
  if (isFormula) who = tell.say('who.formula', { who, count: tell.amount(count) });
  if (summoned && !isOurs) who = tell.say('who.summoned', { who });
  // Named and marked figures are unique, so their place is omitted.
  const isAnywhere = place === 'map' && named !== undefined;
  if (place !== undefined && mark === undefined && !isAnywhere) who = tell.say(`who.place.${place}`, { who });
  const anchor = tell.say(`who.anchor.${of}`);
  if (within === 'range') who = tell.say('who.inRange', { who });
  else if (within !== undefined && !isBeside) {
    const kind = of === 'self' ? 'within' : within === 1 ? 'of' : 'withinOf';
    who = tell.say(`who.${kind}`, { who, range: within, anchor });
  }
  const isSaid = condition === undefined || mark !== undefined;
  return isSaid ? who : tell.say('who.if', { who, if: tell.predicate(condition) });
}

/** Returns "marked" for a selector that asks nothing else of an enemy. */
function markIn({ side, if: condition }: Selector): string | undefined {
  if (side !== 'enemy' || condition === undefined || isList(condition)) return undefined;
  return condition.type === 'marked' && condition.who === 'target' ? (condition.keyword ?? 'none') : undefined;
}

function predicateText(predicate: Predicate, tell: Describer, no = false): string {
  if (isList(predicate)) return groupText(predicate, 'and', tell, no);
  switch (predicate.type) {
    case 'and':
    case 'or':
      return groupText(predicate.predicates, predicate.type, tell, no);
    case 'not':
      return predicateText(predicate.predicate, tell, !no);
    default:
      return leafText(predicate, tell, no);
  }
}

/** Returns the text of a negated group: none, or not all, of its parts hold. */
function groupText(parts: readonly Predicate[], type: 'and' | 'or', tell: Describer, no: boolean): string {
  const words = parts.map((part) => predicateText(part, tell, no));
  return (type === 'and') === no ? tell.either(words) : tell.all(words);
}

function isList(predicate: Predicate): predicate is readonly Predicate[] {
  return Array.isArray(predicate);
}

type Leaf = Exclude<Exclude<Predicate, readonly Predicate[]>, { type: 'and' | 'or' | 'not' }>;

function leafText(leaf: Leaf, tell: Describer, no: boolean): string {
  const role = 'who' in leaf ? leaf.who : 'self';
  const words = (prefix: string, names: readonly string[]) =>
    tell.either(names.map((name) => tell.say(`${prefix}.${name}`)));
  return tell.say(`predicate.${leaf.type}`, { role, no, ...paramsOf(leaf, tell, words) });
}

function paramsOf(leaf: Leaf, tell: Describer, words: (prefix: string, names: readonly string[]) => string) {
  switch (leaf.type) {
    case 'has':
      return { conditions: words('condition', leaf.conditions) };
    case 'adjacent':
      return { to: tell.say(`predicate.neighbour.${leaf.to}`), least: leaf.least };
    case 'rank':
      return { ranks: words('rank', leaf.ranks) };
    case 'monster':
      return { monsters: tell.either(leaf.monsters.map(tell.name)) };
    case 'element':
      return { element: tell.say(`element.${leaf.element}`), states: words('state', leaf.states) };
    case 'infused':
      return { element: tell.say(`element.${leaf.element}`) };
    case 'within':
      return { range: leaf.range };
    case 'terrain':
      return { terrain: tell.say(`predicate.terrainKind.${leaf.terrain}`) };
    case 'marked':
      return { keyword: leaf.keyword ?? 'none' };
    case 'path':
      return { shape: leaf.shape };
    case 'attack':
      return { kind: leaf.kind };
    case 'compare':
      return { formula: factsIn(leaf.formula, tell.say) };
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
