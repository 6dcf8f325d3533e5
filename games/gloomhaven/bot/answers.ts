import type { Chance, Seat } from '@tessera/kernel';
import type { Choice } from '../src/choice.ts';
import { recordOf } from '../src/content/lookup.ts';
import type { Frame } from '../src/frames.ts';
import type { State } from '../src/state.ts';
import { closedDoors, enemyCells, hexDistance } from './distance.ts';
import { BASIC, glanceAt } from './halves.ts';
import { rankedPicks, wantsLongRest } from './picks.ts';

/** How good an answer looks at a glance; only the order counts. */
type Score = (state: State, seat: Seat, choice: Choice, frame: Frame) => number;

/**
 * What a sensible player would answer without thinking long: how the search plays on. By the frame that asks; where nothing is
 * known of a question, the first answer that does something.
 */
export function likelyAnswer(state: State, seat: Seat, legal: readonly Choice[], chance: Chance): Choice {
  if (legal.length === 1) return legal[0]!;
  const frame = state.flow[state.flow.length - 1]!;
  if (frame.at === 'picks') return likelyPick(state, seat, legal);
  const score = SCORES[frame.at] ?? anything;
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of legal) {
    const worth = score(state, seat, choice, frame) + chance.d(100) / 10_000;
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** The answers that look best at a glance. */
export function likelyAnswers(state: State, seat: Seat, legal: readonly Choice[], most: number): readonly Choice[] {
  const frame = state.flow[state.flow.length - 1]!;
  const score = SCORES[frame.at];
  if (legal.length <= most || score === undefined) return legal.slice(0, most);
  const worth = new Map(legal.map((choice) => [choice, score(state, seat, choice, frame)]));
  return legal.toSorted((a, b) => worth.get(b)! - worth.get(a)!).slice(0, most);
}

function likelyPick(state: State, seat: Seat, legal: readonly Choice[]): Choice {
  const rest = legal.find(({ type }) => type === 'long-rest');
  if (rest !== undefined && wantsLongRest(state, seat)) return rest;
  return rankedPicks(state, seat, legal)[0] ?? legal[0]!;
}

const anything: Score = (_state, _seat, { type }) =>
  type === 'skip' || type === 'go-on' || type === 'no-rest' || type === 'end-turn' ? -1 : 0;

/** A hero plays what does something from where it stands, and moves first where nothing is in reach. */
const act: Score = (state, seat, choice) => {
  if (choice.type === 'use') return wantsItem(state, seat, choice.item) ? 1.5 : -2;
  if (choice.type === 'end-active') return -5;
  if (choice.type !== 'play') return -1;
  const glance = choice.basic ? BASIC[choice.half] : glanceAt(choice.card, choice.half);
  const enemy = nearestEnemy(state, state.figures[seat]!.cell);
  const reaches = glance.range > 0 && enemy <= glance.range + glance.move;
  let worth = reaches ? glance.attack * 1.2 : 0;
  worth += enemy > 1 ? Math.min(glance.move, enemy) * 0.6 : 0.1;
  worth += glance.heal * 0.3 + glance.other * 0.4 + glance.xp * 0.4 + glance.loot * 0.2;
  return glance.isLost ? worth - 3 : worth;
};

/** A potion that heals waits until it heals in full; everything else is used when it can be. */
function wantsItem(state: State, seat: Seat, item: string): boolean {
  const heals = recordOf('item', item).does?.actions.some(({ type }) => type === 'heal') ?? false;
  const { hp, maxHp } = state.figures[seat]!;
  return !heals || maxHp - hp >= 3;
}

/** The hex from which most can be done and least happens. */
const walk: Score = (state, seat, choice) => {
  if (choice.type !== 'move') return 0;
  const { cell } = state.figures[seat]!;
  const end = choice.path.at(-1) ?? cell;
  const doors = closedDoors(state);
  if (doors.length > 0 && nearestEnemy(state, end) >= NOWHERE) return -nearest(state, end, doors);
  const range = rangeAhead(state, seat);
  const enemy = nearestEnemy(state, end);
  let worth = enemy <= range ? 4 : -0.5 * (enemy - range);
  // Those who shoot keep away from those who strike.
  if (range > 1 && enemy <= 1) worth -= 1.5;
  if (state.map.money.includes(end)) worth += 0.8;
  for (const step of choice.path) if (state.map.traps.some((trap) => trap.cell === step)) worth -= 4;
  for (const step of choice.path) if (state.map.hazards.includes(step)) worth -= 2;
  return worth - choice.path.length * 0.02;
};

/** Whoever is nearest to death, and of those the most dangerous. */
const strike: Score = (state, _seat, choice) => {
  const figures = choice.type === 'target' ? [choice.figure] : choice.type === 'targets' ? choice.figures : [];
  if (choice.type === 'area') return choice.cells.reduce((sum, cell) => sum + (isEnemyOn(state, cell) ? 3 : 0), 0);
  let worth = choice.type === 'skip' ? -1 : 0;
  for (const id of figures) {
    const { hp, side, maxHp } = state.figures[id]!;
    if (side === 'monsters') worth += 10 - hp + (maxHp > 8 ? 1 : 0);
    else worth += 10 * (1 - hp / maxHp);
  }
  return worth;
};

/** Hit points as long as there are some to spare, then cards; cards of the discard before those of the hand. R 6.4 */
const harm: Score = (state, seat, choice, frame) => {
  if (frame.at !== 'suffer') return 0;
  const figure = state.figures[frame.figure]!;
  const left = figure.hp - frame.amount;
  if (choice.type === 'suffer') return left >= 2 ? 5 : left === 1 ? 1.2 : -10;
  if (choice.type !== 'lose') return 0;
  const { hand, discard } = state.heroes[seat]!;
  const fromHand = choice.cards.length === 1;
  if (fromHand && hand.length <= 2 && discard.length >= 2) return 0.5;
  return fromHand ? 1.5 + hand.length * 0.05 : 1;
};

const shortRest: Score = (state, seat, { type }) => {
  const { hand, discard } = state.heroes[seat]!;
  const needed = hand.length < 2 && discard.length >= 3;
  return type === 'short-rest' ? (needed ? 1 : -1) : 0;
};

const SCORES: Partial<Record<Frame['at'], Score>> = {
  'turn.act': act,
  'move.to': walk,
  'attack.aim': strike,
  aim: strike,
  whom: strike,
  suffer: harm,
  'rest.short': shortRest,
  'rest.draw': (_state, _seat, { type }) => (type === 'keep' ? 1 : 0),
  offers: (_state, _seat, { type }) => (type === 'take' ? 1 : 0),
};

/** How far the attack reaches that the hero can still make this turn. */
function rangeAhead(state: State, seat: Seat): number {
  let range = 1;
  for (const card of state.heroes[seat]!.inPlay) {
    for (const half of ['top', 'bottom'] as const) range = Math.max(range, glanceAt(card, half).range);
  }
  return range;
}

/** Farther than any map reaches. */
const NOWHERE = 60;

function nearestEnemy(state: State, from: number): number {
  return nearest(state, from, enemyCells(state));
}

function nearest(state: State, from: number, cells: readonly number[]): number {
  let least = NOWHERE;
  for (const cell of cells) least = Math.min(least, hexDistance(state, from, cell));
  return least;
}

function isEnemyOn(state: State, cell: number): boolean {
  return state.figures.some((figure) => figure.cell === cell && figure.side === 'monsters');
}
