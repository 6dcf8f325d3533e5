import type { Chance, Seat } from '@tessera/kernel';
import { abilityOf, shapeOf } from '../src/abilities/abilityParameters.ts';
import { recordOf } from '../src/content/lookup.ts';
import { modifiersOf } from '../src/modifiers/action.ts';
import type { BotEstimate } from '../src/modifiers/botEstimate.ts';
import { aspectsOf, botEstimate, type Modifier } from '../src/modifiers/modifier.ts';
import type { Choice, Half } from '../src/state/choice.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import { cardsOfTurn } from '../src/turn/act.ts';
import { BASIC, cardWorth, type Glance, glanceAt } from './halves.ts';
import { lossOf, plannerFor, priceOfLoss, rankedPicks, wantsLongRest } from './picks.ts';
import { gainFrom, TRAP, WEIGHTS } from './plan.ts';
import { turnsLeft, turnsNeeded, turnsWorth } from './prospects.ts';

/** Heuristic score of an answer; only the order counts. */
type Score = (choice: Choice) => number;
/** Prepares the scoring of a question's answers. */
type Scorer = (state: State, seat: Seat, frame: Frame) => Score;

/** Score of an answer that is taken only when there is no other. */
const NEVER = -50;

/**
 * Returns the answer of the fast heuristic, which also plays out the search. The scorer depends on the asking frame; an
 * unknown question gets the first answer that does something.
 */
export function likelyAnswer(state: State, seat: Seat, legal: readonly Choice[], chance: Chance): Choice {
  if (legal.length === 1) return legal[0]!;
  const frame = state.flow[state.flow.length - 1]!;
  if (frame.at === 'picks') return likelyPick(state, seat, legal);
  const score = (SCORERS[frame.at] ?? anything)(state, seat, frame);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of legal) {
    const worth = score(choice) + chance.d(100) / 10_000;
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** An answer with its heuristic score. */
export interface AnswerCandidate {
  readonly choice: Choice;
  readonly worth: number;
}

/** Returns the answers with the highest heuristic scores, at most `most`, best first. */
export function likelyAnswers(
  state: State,
  seat: Seat,
  legal: readonly Choice[],
  most: number,
): readonly AnswerCandidate[] {
  const frame = state.flow[state.flow.length - 1]!;
  if (frame.at === 'picks') return likelyPicks(state, seat, legal, most);
  const score = (SCORERS[frame.at] ?? anything)(state, seat, frame);
  const ranked = legal.map((choice) => ({ choice, worth: score(choice) })).sort((a, b) => b.worth - a.worth);
  return ranked.filter(({ worth }, n) => n === 0 || worth > NEVER).slice(0, most);
}

function likelyPick(state: State, seat: Seat, legal: readonly Choice[]): Choice {
  return likelyPicks(state, seat, legal, 1)[0]?.choice ?? legal[0]!;
}

function likelyPicks(state: State, seat: Seat, legal: readonly Choice[], most: number): readonly AnswerCandidate[] {
  const rest = legal.find(({ type }) => type === 'long-rest');
  if (rest !== undefined && wantsLongRest(state, seat)) return [{ choice: rest, worth: 0 }];
  return rankedPicks(state, seat, legal).slice(0, most);
}

const anything: Scorer =
  () =>
  ({ type }) =>
    type === 'skip' || type === 'go-on' || type === 'no-rest' || type === 'end-turn' ? -1 : 0;

/** Scores playing a half together with the best half that can follow it. */
const act: Scorer = (state, seat) => {
  const planner = plannerFor(state, seat);
  const price = priceOfLoss(state, seat);
  const cards = cardsOfTurn(state, seat);
  const isFirst = state.turn.first === 'none';
  return (choice) => {
    if (choice.type === 'use') return wantsItem(state, seat, choice.item) ? 99 : NEVER;
    if (choice.type === 'end-active') return NEVER;
    if (choice.type !== 'play') return state.turn.first === 'both' ? 0 : NEVER + 1;
    const first = choice.basic ? BASIC[choice.half] : glanceAt(choice.card, choice.half);
    const other = cards.find((card) => card !== choice.card);
    const cost = lossOf(first, price);
    if (!isFirst || other === undefined) return planner.sequence(first, undefined) - cost;
    const half: Half = choice.half === 'top' ? 'bottom' : 'top';
    const next = [glanceAt(other, half), BASIC[half]];
    return Math.max(...next.map((second) => planner.sequence(first, second) - lossOf(second, price))) - cost;
  };
};

/**
 * Checks whether the hero should use an item now. A healing potion waits until it heals in full, a recovering one until
 * cards run out.
 */
function wantsItem(state: State, seat: Seat, item: string): boolean {
  const times = new Set(timesFor(item));
  const { hp, maxHp } = state.figures[seat]!;
  const { hand, discard } = state.heroes[seat]!;
  if (times.has('when-cards-run-out')) return hand.length <= 1 && discard.length >= 2;
  return !times.has('when-hurt') || maxHp - hp >= 4;
}

/** Returns the times to use an item's abilities and their effects at moments. */
function timesFor(item: string): BotEstimate<Modifier>['item'][] {
  return recordOf('item', item).does.actions.flatMap((action) => [
    ...(action.type === 'heal' ? ['when-hurt' as const] : []),
    ...modifiersOf(action).flatMap((modifier) => {
      const effects = aspectsOf(modifier).trigger?.(modifier).effects ?? [];
      return effects.map((one) => botEstimate(one).item);
    }),
  ]);
}

/** Scores a destination by the best action from it and the danger on it. */
const walk: Scorer = (state, seat) => {
  const planner = plannerFor(state, seat);
  const { here } = planner.field;
  const performance = state.performances.at(-1)!;
  const traps = new Set(state.map.traps.map(({ cell }) => cell));
  // Another figure is moved: a summon or a monster.
  if (performance.figure !== seat) return (choice) => (choice.type === 'move' ? 0.01 * choice.path.length : 0);
  const ahead = halvesAhead(state, seat);
  const price = priceOfLoss(state, seat);
  return (choice) => {
    if (choice.type !== 'move' && choice.type !== 'skip') return 0;
    const path = choice.type === 'move' ? choice.path : [];
    const end = path.at(-1) ?? here;
    let worth = planner.place(end) - path.length * 0.02;
    worth += Math.max(0, ...ahead.map((half) => planner.worthOf(half, end) - lossOf(half, price)));
    for (const step of path) if (traps.has(step)) worth -= TRAP;
    for (const step of path) if (state.map.hazards.includes(step)) worth -= 3;
    for (const step of path.slice(0, -1)) if (planner.field.doors.includes(step)) worth -= 20;
    return worth;
  };
};

/** Returns the half in progress. */
function halfOn(state: State): Glance | undefined {
  const playing = state.flow.findLast(({ at }) => at === 'card.end');
  return playing?.at !== 'card.end' || playing.basic ? undefined : glanceAt(playing.card, playing.half);
}

/** Returns the halves that can still be played this turn, and the rest of the current one. */
function halvesAhead(state: State, seat: Seat): Glance[] {
  const playing = state.flow.findLast(({ at }) => at === 'card.end');
  if (playing?.at !== 'card.end') return [];
  const ahead = playing.basic ? [] : [glanceAt(playing.card, playing.half)];
  if (state.turn.first === 'both') return ahead;
  const half: Half = playing.half === 'top' ? 'bottom' : 'top';
  const other = cardsOfTurn(state, seat).find((card) => card !== playing.card);
  return other === undefined ? ahead : [...ahead, glanceAt(other, half), BASIC[half]];
}

/** Scores targets: for an attack the enemy nearest to death and most dangerous, for a heal the most hurt. */
const strike: Scorer = (state, seat) => {
  const { foes } = plannerFor(state, seat).field;
  const performance = state.performances.at(-1);
  const { value, pierce } = performance?.attack ? shapeOf(state, performance) : { value: 2, pierce: 0 };
  const [printed] = halfOn(state)?.strikes ?? [];
  const blow = { value, pierce, side: 0, flanking: printed?.flanking ?? 0, lone: printed?.lone ?? 0 };
  const gainOn = (cell: number): number => {
    const foe = foes.find((one) => one.cell === cell);
    return foe === undefined ? 0 : gainFrom(foe, blow, false) + 0.5 / Math.max(1, foe.hp);
  };
  const worthOf = (id: number): number => {
    const { side, hp, maxHp, cell } = state.figures[id]!;
    return side === 'monsters' ? gainOn(cell) : 10 * (1 - hp / maxHp);
  };
  return (choice) => {
    if (choice.type === 'area') return choice.cells.reduce((sum, cell) => sum + gainOn(cell), 0);
    if (choice.type === 'skip') return -1;
    if (choice.type === 'target') return worthOf(choice.figure);
    return choice.type === 'targets' ? choice.figures.reduce((sum, id) => sum + worthOf(id), 0) : 0;
  };
};

/**
 * Prefers to lose hit points while there are some to spare. Loses cards only when the damage is lethal or large, or
 * cards are plentiful. R 6.4
 */
const harm: Scorer = (state, seat, frame) => {
  if (frame.at !== 'suffer') return () => 0;
  const { hp, maxHp } = state.figures[frame.figure]!;
  const { hand, discard, inPlay } = state.heroes[seat]!;
  const back = discard.length + inPlay.length;
  const needed = turnsNeeded(state);
  const worthOf = (held: number, used: number) => WEIGHTS.turn * turnsWorth(turnsLeft(held, used), needed);
  const now = worthOf(hand.length, back);
  const left = hp - frame.amount;
  return (choice) => {
    if (choice.type === 'suffer') return left <= 0 ? NEVER + 1 : -maxHp * ((hp / maxHp) ** 0.7 - (left / maxHp) ** 0.7);
    if (choice.type !== 'lose') return 0;
    const count = choice.cards.length;
    const fromHand = choice.cards.every((card) => hand.includes(card));
    const then = fromHand ? worthOf(hand.length - count, back) : worthOf(hand.length, back - count);
    return then - now - choice.cards.reduce((sum, card) => sum + cardWorth(card), 0) * 0.05;
  };
};

const shortRest: Scorer = (state, seat) => {
  const { hand, discard } = state.heroes[seat]!;
  const needed = hand.length < 2 && discard.length >= 3;
  return ({ type }) => (type === 'short-rest' ? (needed ? 1 : NEVER) : 0);
};

/** Redraws a card worth far more than the others for a hit point. R 6.2 */
const redraw: Scorer = (state, seat, frame) => {
  if (frame.at !== 'rest.draw') return () => 0;
  const { discard } = state.heroes[seat]!;
  const usual = discard.reduce((sum, card) => sum + cardWorth(card), 0) / Math.max(1, discard.length);
  const isDear = cardWorth(frame.card) > usual + DEAR && state.figures[seat]!.hp > 2;
  return ({ type }) => (type === 'redraw' ? (isDear ? 1 : NEVER) : 0);
};

/** How much better than average a card must be to pay for a redraw. */
const DEAR = 4;

/** Gives up the weakest card. */
const giveUp: Scorer = () => (choice) =>
  choice.type === 'cards' ? -choice.cards.reduce((sum, card) => sum + cardWorth(card), 0) : -1;

/** Places ranged heroes behind melee heroes. */
const start: Scorer = (state, seat) => {
  const { foes, ground } = plannerFor(state, seat).field;
  const { hand } = state.heroes[seat]!;
  const shots = hand.filter((card) => glanceAt(card, 'top').strikes.some(({ range }) => range > 1)).length;
  const eager = shots * 2 > hand.length * 0.7 ? 0.5 : -1;
  return (choice) =>
    choice.type === 'start' ? eager * Math.min(99, ...foes.map(({ cell }) => ground.range(choice.cell, cell))) : 0;
};

/** Places a companion between its hero and the enemies. */
const ahead: Scorer = (state, seat) => {
  const { foes, ground } = plannerFor(state, seat).field;
  return (choice) =>
    choice.type === 'start' ? -Math.min(99, ...foes.map(({ cell }) => ground.range(choice.cell, cell))) : 0;
};

/** Recovers the best cards and gives up the weakest. */
const shifted: Scorer = (_state, _seat, frame) => {
  const sign = frame.at === 'cards' && frame.to === 'hand' ? 1 : -1;
  return (choice) =>
    choice.type === 'cards' && choice.cards.length > 0
      ? sign * choice.cards.reduce((sum, card) => sum + cardWorth(card), 0)
      : NEVER;
};

/** Takes every improvement of an ability. Takes a longer move only when the destination is worth it. */
const offered: Scorer = (state, seat) => {
  const performance = state.performances.at(-1);
  const isMove =
    performance !== undefined &&
    performance.figure === seat &&
    performance.attack === null &&
    abilityOf(performance).type === 'move';
  const pays = !isMove || paysToGoFarther(state, seat, shapeOf(state, performance).value);
  return (choice) => (choice.type === 'take' ? (pays ? 1 : -1) : 0);
};

/** How much better a destination must be to spend an item on a longer move, and the length of that move. */
const FARTHER = { points: 2, worth: 0.8 } as const;

function paysToGoFarther(state: State, seat: Seat, points: number): boolean {
  const planner = plannerFor(state, seat);
  const ahead = halvesAhead(state, seat);
  const price = priceOfLoss(state, seat);
  const best = (far: number) =>
    planner.field.ends(false).reduce((most, { cell, points: cost, negatives }) => {
      if (cost > far) return most;
      const best = Math.max(0, ...ahead.map((half) => planner.worthOf(half, cell) - lossOf(half, price)));
      return Math.max(most, best + planner.place(cell) - negatives * TRAP);
    }, Number.NEGATIVE_INFINITY);
  return best(points + FARTHER.points) > best(points) + FARTHER.worth;
}

const SCORERS: Partial<Record<Frame['at'], Scorer>> = {
  'start.hexes': start,
  'start.companion': ahead,
  'turn.act': act,
  'move.to': walk,
  'attack.aim': strike,
  aim: strike,
  whom: strike,
  suffer: harm,
  'rest.short': shortRest,
  'rest.long': giveUp,
  cards: shifted,
  'rest.draw': redraw,
  offers: offered,
};
