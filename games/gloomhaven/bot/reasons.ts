import type { Question } from '@tessera/bots';
import { fastChance, type Json, type Message, type Reason, type Seat } from '@tessera/kernel';
import { recordOf } from '../src/content/lookup.ts';
import { gloomhaven } from '../src/game/game.ts';
import { preview } from '../src/selectors/preview.ts';
import type { Choice } from '../src/state/choice.ts';
import type { State, View } from '../src/state/state.ts';
import { BASIC, type Glance, glanceAt } from './halves.ts';
import { plannerFor } from './picks.ts';
import { type Outlook, outlookFrom, type Planner, threatAt } from './plan.ts';
import { turnsLeft } from './prospects.ts';

/** Codes of a bot's reasons. `texts/` has a text for each. */
export const BOT_REASONS = [
  'strikes-first',
  'lets-them-come',
  'has-a-plan',
  'rests-long',
  'deals-damage',
  'gives-health',
  'gets-going',
  'has-a-use',
  'hits',
  'hits-several',
  'opens-the-door',
  'out-of-harm',
  'into-reach',
  'closes-in',
  'bears-it',
  'saves-life',
  'spares-hit-points',
  'needs-cards',
  'has-cards',
  'too-dear',
  'can-be-spared',
  'item-helps',
  'makes-it-better',
  'nothing-better',
  'no-preference',
] as const;
export type BotReason = (typeof BOT_REASONS)[number];

type Params = NonNullable<Message['params']>;

function because(code: BotReason, params?: Params, reasons?: readonly Reason[]): Reason {
  return { code, ...(params && { params }), ...(reasons && reasons.length > 0 && { reasons }) };
}

type Asked<Type extends Choice['type']> = (
  state: State,
  seat: Seat,
  choice: Extract<Choice, { type: Type }>,
  view: View,
) => Reason;

/** Returns the reason for an answer: the expected result, with numbers where possible. */
export function reasonFor({ view, seat, legal }: Question<Choice, View>, chosen: Choice): Reason | undefined {
  if (legal.length < 2) return undefined;
  const state = gloomhaven.determinize(view, seat, fastChance('reasons'));
  const explain = REASONS[chosen.type] as Asked<Choice['type']> | undefined;
  return explain?.(state, seat, chosen, view) ?? because('no-preference');
}

const REASONS: { readonly [Type in Choice['type']]?: Asked<Type> } = {
  pick: pickReason,
  'long-rest': (state, seat) => because('rests-long', { count: state.heroes[seat]!.discard.length - 1 }),
  play: playReason,
  move: moveReason,
  target: targetReason,
  area: (_state, seat, choice, view) => {
    const all = preview(view, seat, choice);
    const damage = all.reduce((sum, one) => sum + numberIn(one.reasons, 'average'), 0);
    return because('hits-several', { count: all.length, damage: Math.round(damage) }, all);
  },
  suffer: harmReason,
  lose: harmReason,
  'short-rest': (state, seat) => because('needs-cards', { count: state.heroes[seat]!.hand.length }),
  'no-rest': (state, seat) => because('has-cards', { count: state.heroes[seat]!.hand.length }),
  redraw: (state) => because('too-dear', drawnCard(state)),
  keep: (state) => because('can-be-spared', drawnCard(state)),
  cards: (_state, _seat, { cards }) =>
    cards[0] ? because('can-be-spared', { card: cards[0] }) : because('no-preference'),
  use: (_state, _seat, { item }) => because('item-helps', { item }),
  take: () => because('makes-it-better'),
  skip: () => because('nothing-better'),
  'go-on': () => because('nothing-better'),
  'end-turn': () => because('nothing-better'),
};

/** Returns the reason for a pair of cards: the leading card, its initiative and the plan. */
function pickReason(state: State, seat: Seat, { cards }: Extract<Choice, { type: 'pick' }>): Reason {
  const planner = plannerFor(state, seat);
  const [card, other] = [cards[0]!, cards[1]!];
  const { initiative } = recordOf('card', card);
  const move = Math.max(glanceAt(card, 'bottom').move, glanceAt(other, 'bottom').move, BASIC.bottom.move);
  const { damage } = [card, other]
    .map((one) => bestOutlook(planner, glanceAt(one, 'top'), move))
    .reduce((best, one) => (one.damage > best.damage ? one : best));
  const params = { lead: card, second: other, initiative, damage: Math.round(damage) };
  const { foes } = planner.field;
  if (foes.length === 0 || damage < 0.5) return because(foes.length === 0 ? 'has-a-plan' : 'lets-them-come', params);
  return because(initiative < recordOf('card', other).initiative ? 'strikes-first' : 'has-a-plan', params);
}

/** Returns the best expected result of a half after a move with these points. */
function bestOutlook({ field }: Planner, half: Glance, points: number): Outlook {
  let best: Outlook = { damage: 0, kill: 0 };
  for (const end of field.ends(half.jumps)) {
    if (end.points > points || end.negatives > 0) continue;
    const outlook = outlookFrom(field, half, end.cell);
    if (outlook.damage + outlook.kill > best.damage + best.kill) best = outlook;
  }
  return best;
}

function playReason(state: State, seat: Seat, { card, half, basic }: Extract<Choice, { type: 'play' }>): Reason {
  const planner = plannerFor(state, seat);
  const glance = basic ? BASIC[half] : glanceAt(card, half);
  const { damage, kill } = bestOutlook(planner, glance, glance.move);
  if (damage > 0) return because('deals-damage', { damage: Math.round(damage), percent: Math.round(kill * 100) });
  const [heal] = glance.heals;
  if (heal !== undefined && planner.field.friends.some(({ missing }) => missing > 0))
    return because('gives-health', { amount: heal.value });
  if (glance.move > 0) return because('gets-going', { count: glance.move });
  return because(glance.other > 0 ? 'has-a-use' : 'nothing-better');
}

/** Returns the reason for a move: a door, a target in reach, safety, or approach. */
function moveReason(state: State, seat: Seat, choice: Extract<Choice, { type: 'move' }>, view: View): Reason {
  const planner = plannerFor(state, seat);
  const { field } = planner;
  const end = choice.path.at(-1) ?? field.here;
  const way = preview(view, seat, choice);
  if (state.performances.at(-1)?.figure !== seat) return because('closes-in', undefined, way);
  if (choice.path.some((cell) => field.doors.includes(cell))) return because('opens-the-door', undefined, way);
  const struck = state.heroes[seat]!.inPlay.map((card) => outlookFrom(field, glanceAt(card, 'top'), end).damage);
  const damage = Math.round(Math.max(0, ...struck));
  if (damage > 0) return because('into-reach', { damage }, way);
  const spared = Math.round(threatAt(field, field.here) - threatAt(field, end));
  return spared > 0 ? because('out-of-harm', { damage: spared }, way) : because('closes-in', undefined, way);
}

function targetReason(state: State, seat: Seat, choice: Extract<Choice, { type: 'target' }>, view: View): Reason {
  const odds = preview(view, seat, choice);
  const { side, hp, maxHp } = state.figures[choice.figure]!;
  if (odds.length === 0)
    return side === 'party' && hp < maxHp ? because('gives-health', { amount: maxHp - hp }) : because('no-preference');
  const percent = Math.round(numberIn(odds, 'kills') * 100);
  return because('hits', { target: choice.figure, damage: Math.round(numberIn(odds, 'average')), percent }, odds);
}

/** Returns the reason for suffering damage or losing cards: hit points against turns. */
function harmReason(state: State, seat: Seat, choice: Extract<Choice, { type: 'suffer' | 'lose' }>): Reason {
  const frame = state.flow[state.flow.length - 1]!;
  if (frame.at !== 'suffer') return because('no-preference');
  const { amount, figure } = frame;
  const left = state.figures[figure]!.hp - amount;
  if (choice.type === 'suffer') return because('bears-it', { amount, left: Math.max(0, left) });
  if (left <= 0) return because('saves-life', { amount });
  const { hand, discard, inPlay } = state.heroes[seat]!;
  const back = discard.length + inPlay.length;
  const fromHand = choice.cards.filter((card) => hand.includes(card)).length;
  const after = turnsLeft(hand.length - fromHand, back - (choice.cards.length - fromHand));
  return because('spares-hit-points', { amount, count: turnsLeft(hand.length, back) - after });
}

function drawnCard(state: State): Params {
  const frame = state.flow[state.flow.length - 1]!;
  return { card: frame.at === 'rest.draw' ? frame.card : '' };
}

function numberIn(reasons: readonly Reason[] | undefined, code: string): number {
  const value: Json | undefined = reasons?.find((one) => one.code === code)?.value;
  return typeof value === 'number' ? value : 0;
}
