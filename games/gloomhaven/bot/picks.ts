import type { Seat } from '@tessera/kernel';
import { recordOf } from '../src/content/lookup.ts';
import type { Choice } from '../src/state/choice.ts';
import type { State } from '../src/state/state.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import { BASIC, type Glance, glanceAt } from './halves.ts';
import { Planner, type Stance, WEIGHTS } from './plan.ts';
import { turnsLeft, turnsNeeded, turnsWorth } from './prospects.ts';

type Pick = Extract<Choice, { type: 'pick' }>;

interface RankedPick {
  readonly choice: Pick;
  readonly worth: number;
}

/** Returns the pairs of cards that a hero might choose, best first; the first card leads. */
export function rankedPicks(state: State, seat: Seat, legal: readonly Choice[]): readonly RankedPick[] {
  const planner = plannerFor(state, seat);
  const price = priceOfLoss(state, seat);
  const picks = legal.filter((choice): choice is Pick => choice.type === 'pick');
  const pairs = new Map<string, number>();
  const ranked: RankedPick[] = [];
  for (const pick of picks) {
    const [lead, other] = [pick.cards[0]!, pick.cards[1]!];
    const key = lead < other ? `${lead}+${other}` : `${other}+${lead}`;
    let pair = pairs.get(key);
    if (pair === undefined) {
      pair = Math.max(pairWorth(planner, lead, other, price), pairWorth(planner, other, lead, price));
      pairs.set(key, pair);
    }
    const { initiative } = recordOf('card', lead);
    ranked.push({ choice: pick, worth: pair + initiativeWorth(planner, initiative, rangeOf([lead, other])) });
  }
  return ranked.sort((a, b) => b.worth - a.worth);
}

/** Returns a hero's planner: its battlefield, its style of fighting and the value of its lost cards. */
export function plannerFor(state: State, seat: Seat): Planner {
  const field = battlefieldOf(state, seat);
  return new Planner(field, stanceOf(state, seat, field), recoveryOf(state.heroes[seat]!));
}

/** Thresholds for recovering lost cards, which can be done once: few other cards left, or many lost. */
const RIPE = { left: 4, lost: 5 } as const;

/** Returns the value of recovering a hero's lost cards now. */
function recoveryOf({ hand, discard, inPlay, lost }: State['heroes'][number]): number {
  const back = discard.length + inPlay.length;
  const left = hand.length + back - 1;
  if (left > RIPE.left && lost.length < RIPE.lost) return -5;
  return WEIGHTS.loss * (turnsLeft(hand.length + lost.length, back - 1) - turnsLeft(hand.length, back));
}

function stanceOf(state: State, seat: Seat, { doors, ground }: Battlefield): Stance {
  const { hand, discard, inPlay } = state.heroes[seat]!;
  const range = rangeOf([...hand, ...discard, ...inPlay]) >= RANGED ? 3 : 1;
  return { range, opens: isFront(state, seat) && isReady(state, doors, ground) };
}

/** Average range of attacks above which a hero counts as ranged. */
const RANGED = 1.6;

/** Checks whether few heroes are better suited to enter a door first. */
function isFront(state: State, seat: Seat): boolean {
  const { hp } = state.figures[seat]!;
  return state.heroes.every((_, other) => state.figures[other]!.cell < 0 || state.figures[other]!.hp * 0.75 <= hp);
}

/** Returns the average range of the cards' attacks; 1 without any. */
function rangeOf(cards: readonly string[]): number {
  let reach = 0;
  let strikes = 0;
  for (const card of cards) {
    for (const half of HALVES) {
      for (const { range } of glanceAt(card, half).strikes) {
        reach += range;
        strikes++;
      }
    }
  }
  return strikes === 0 ? 1 : reach / strikes;
}

const HALVES = ['top', 'bottom'] as const;

/**
 * Checks whether the party is ready for the next room: most heroes near and yet to act, and none resting. Waiting costs
 * cards too.
 */
function isReady(state: State, doors: readonly number[], ground: Battlefield['ground']): boolean {
  let up = 0;
  let near = 0;
  let fresh = 0;
  for (const [seat, { resting }] of state.heroes.entries()) {
    const { cell, acted } = state.figures[seat]!;
    if (cell < 0) continue;
    if (resting && !acted) return false;
    up++;
    if (!acted) fresh++;
    if (doors.some((door) => ground.range(cell, door) <= 5)) near++;
  }
  return near >= up * 0.6 && fresh >= up * 0.5;
}

/**
 * Checks whether the party rests before the next door. All rest together, because waiting for others costs cards. One
 * hero is about to rest anyway, or is too weak to fight.
 */
function partyRests(state: State): boolean {
  if (state.map.closed.length === 0) return false;
  return state.heroes.some(({ hand, discard, exhausted }, seat) => {
    if (exhausted || discard.length < 2) return false;
    const { hp, maxHp } = state.figures[seat]!;
    return hand.length <= 1 || (hp <= maxHp * WEIGHTS.weary && discard.length >= 3);
  });
}

/** Checks whether a long rest beats any pair: few cards in hand, several to recover, no enemy near. R 6.3 */
export function wantsLongRest(state: State, seat: Seat): boolean {
  const { hand, discard } = state.heroes[seat]!;
  if (hand.length < 2) return true;
  const { foes, here, ground } = battlefieldOf(state, seat);
  const { hp, maxHp } = state.figures[seat]!;
  if (foes.length === 0) {
    return (
      discard.length >= 2 &&
      (hand.length <= 5 || (hp <= maxHp * WEIGHTS.weary && discard.length >= 3)) &&
      partyRests(state)
    );
  }
  const isSafe = foes.every(({ cell, move, range }) => ground.range(here, cell) > move + range + 1);
  if (hand.length > 3 || discard.length < 3) return false;
  return (isSafe && hp <= maxHp * 0.5) || !canStrike(state, seat);
}

/** Checks whether any attack in hand reaches an enemy this turn after the longest move. */
function canStrike(state: State, seat: Seat): boolean {
  const planner = plannerFor(state, seat);
  const { hand } = state.heroes[seat]!;
  const far = hand.reduce((most, card) => Math.max(most, glanceAt(card, 'bottom').move), BASIC.bottom.move);
  const tops = [BASIC.top, ...hand.map((card) => glanceAt(card, 'top'))];
  return planner.field
    .ends(false)
    .some(({ cell, points }) => points <= far && tops.some((half) => planner.strikes(half, cell)));
}

/** Returns the cost of losing a card in points of damage: the needed turns that it would have lasted. */
export function priceOfLoss(state: State, seat: Seat): number {
  const { hand, discard, inPlay } = state.heroes[seat]!;
  const comesBack = [...hand, ...discard].some((card) => glanceAt(card, 'top').recovers);
  const back = discard.length + inPlay.length + (inPlay.length === 0 ? 2 : 0);
  const held = inPlay.length === 0 ? Math.max(0, hand.length - 2) : hand.length;
  const needed = turnsNeeded(state);
  const turns = turnsLeft(held, back);
  if (comesBack && turns > 4) return 1.5;
  return WEIGHTS.loss * (turnsWorth(turns, needed) - turnsWorth(turnsLeft(held, back - 1), needed));
}

/** Returns the value of a top and a bottom, each printed or basic, in either order. */
function pairWorth(planner: Planner, top: string, bottom: string, price: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const upper of [glanceAt(top, 'top'), BASIC.top]) {
    for (const lower of [glanceAt(bottom, 'bottom'), BASIC.bottom]) {
      const cost = lossOf(upper, price) + lossOf(lower, price);
      best = Math.max(best, planner.sequence(upper, lower) - cost, planner.sequence(lower, upper) - cost);
    }
  }
  return best;
}

export function lossOf({ isLost }: Glance, price: number): number {
  return isLost ? price : 0;
}

/** Returns the value of an initiative: early to hit before a monster acts, late while the monsters have yet to come. */
function initiativeWorth({ field, stance }: Planner, initiative: number, range: number): number {
  const { foes, ground, here } = field;
  const early = (50 - initiative) / 50;
  // The hero who opens the door goes first, so that the others see the room.
  if (foes.length === 0) return stance.opens ? early * 2 : -early;
  let isNear = false;
  let isThreatened = false;
  for (const foe of foes) {
    const distance = ground.range(here, foe.cell);
    isNear ||= distance <= range + 2;
    isThreatened ||= distance <= foe.move + foe.range + 1;
  }
  return isNear ? early * WEIGHTS.early : isThreatened ? -early * WEIGHTS.late : 0;
}
