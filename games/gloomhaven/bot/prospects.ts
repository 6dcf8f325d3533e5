import type { Seat } from '@tessera/kernel';
import { hasCondition } from '../src/conditions/conditions.ts';
import { statsOf } from '../src/content/statistics.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import { isMonster } from '../src/state/figures.ts';
import type { State } from '../src/state/state.ts';
import type { Figure } from '../src/state/stateRecords.ts';
import { closedDoors, enemyCells, hexDistance } from './distance.ts';
import { WEIGHTS } from './plan.ts';

/**
 * Weights for the odds of winning, as logits: a logistic regression over the rounds of 500 matches of scenario 1 played
 * by the heuristic. A turn has a higher weight than the regression gave (0.073), because better players live to use it.
 */
const WORTH = {
  root: 0.74,
  hp: -0.03,
  turnRoot: 0.236,
  turn6: 0.0416,
  turn: 0.12,
  hand: 0.058,
  item: 0.148,
  active: 0.35,
  bad: 0.1,
  foe: 0.54,
  foeHp: 0.084,
  foeAttack: -0.16,
  elite: -0.268,
  unseen: 6,
  nearer: 1.2,
  bias: -2.75,
} as const;

/** Returns the party's prospects from 0 to 1, the same for every hero. */
export function evaluate(state: State, _seat: Seat): number {
  return 1 / (1 + Math.exp(-prospects(state)));
}

/**
 * Returns the party's prospects as logits: remaining turns and hit points against remaining work. Cards count as the
 * turns they last, because most scenarios are lost by running out of them.
 */
export function prospects(state: State): number {
  let sum = WORTH.bias - workLeft(state);
  for (const [seat, hero] of state.heroes.entries()) sum += strengthOf(state, hero, seat);
  return sum + WORTH.nearer * approach(state);
}

function workLeft(state: State): number {
  let work = 0;
  for (const figure of state.figures)
    if (figure.cell >= 0 && figure.side === 'monsters' && isMonster(figure)) work += hardness(figure);
  const { record } = scenarioPlan(state.scenario);
  return work + (record.rooms.length - state.map.revealed.length) * WORTH.unseen * (state.characters / 4);
}

function hardness(figure: Figure): number {
  const { attack } = statsOf(figure);
  const bite = typeof attack === 'number' ? attack : 3;
  const stunned = hasCondition(figure, 'stun') || hasCondition(figure, 'disarm') ? 0.15 : 0;
  const hurt =
    (hasCondition(figure, 'wound') ? 1 : 0) +
    (hasCondition(figure, 'poison') ? 1 : 0) +
    (hasCondition(figure, 'muddle') ? 0.5 : 0);
  return (
    WORTH.foe +
    WORTH.foeHp * figure.hp +
    WORTH.foeAttack * bite +
    (figure.kind === 'elite' ? WORTH.elite : 0) -
    stunned -
    hurt * 0.08
  );
}

function strengthOf(state: State, hero: State['heroes'][number], seat: Seat): number {
  const figure = state.figures[seat]!;
  if (hero.exhausted || figure.cell < 0) return 0;
  const turns = turnsLeft(hero.hand.length, hero.discard.length + hero.inPlay.length);
  const bad =
    (hasCondition(figure, 'wound') ? 1 : 0) +
    (hasCondition(figure, 'poison') ? 1 : 0) +
    (hasCondition(figure, 'stun') ? 2 : 0);
  let ready = 0;
  for (const item of hero.items) if (item.state === 'ready') ready++;
  return (
    WORTH.root * Math.sqrt(Math.max(0, figure.hp) / figure.maxHp) +
    WORTH.hp * figure.hp +
    WORTH.turnRoot * Math.sqrt(turns) +
    WORTH.turn6 * Math.min(6, turns) +
    WORTH.turn * turns +
    WORTH.hand * hero.hand.length +
    WORTH.item * ready +
    hero.xp * 0.01 +
    hero.money * 0.01 +
    WORTH.active * hero.active.length -
    WORTH.bad * bad +
    summons(state, seat) * 0.1
  );
}

/** Returns the turns that cards last with short rests, each of which loses one card. R 6.2 */
export function turnsLeft(hand: number, discard: number): number {
  let turns = Math.floor(hand / 2);
  for (let cards = hand + discard - 1; cards >= 2; cards--) turns += Math.floor(cards / 2);
  return turns;
}

/** Average hit points of enemies behind a closed door, per hero. */
const UNSEEN_HP = 10;

/** Returns the turns that each hero needs to kill all enemies, visible ones and estimated ones in unrevealed rooms. */
export function turnsNeeded({ figures, heroes, map, scenario, characters }: State): number {
  let work = 0;
  for (const { side, cell, hp } of figures) if (side === 'monsters' && cell >= 0) work += hp;
  const unseen = scenarioPlan(scenario).record.rooms.length - map.revealed.length;
  const up = heroes.reduce((count, { exhausted }) => count + (exhausted ? 0 : 1), 0);
  return (work + unseen * UNSEEN_HP * characters) / (WEIGHTS.pace * Math.max(1, up)) + unseen + 1;
}

/** Returns the value of turns: needed ones in full, further ones less. */
export function turnsWorth(turns: number, needed: number): number {
  return turns <= needed ? turns : needed + (turns - needed) * WEIGHTS.spare;
}

function summons(state: State, seat: Seat): number {
  let worth = 0;
  for (const figure of state.figures)
    if (figure.kind === 'summon' && figure.seat === seat && figure.cell >= 0) worth += 1 + figure.hp * 0.4;
  return worth;
}

/** Returns a small bonus for being near the next enemy or the next door, so that heroes advance. */
function approach(state: State): number {
  const goals = goalCells(state);
  if (goals.length === 0) return 0;
  let nearness = 0;
  let up = 0;
  state.heroes.forEach((_, seat) => {
    const { cell } = state.figures[seat]!;
    if (cell < 0) return;
    up++;
    nearness += 1 / (1 + Math.min(...goals.map((goal) => hexDistance(state, cell, goal))));
  });
  return up === 0 ? 0 : nearness / up;
}

function goalCells(state: State): readonly number[] {
  const enemies = enemyCells(state);
  return enemies.length > 0 ? enemies : closedDoors(state);
}
