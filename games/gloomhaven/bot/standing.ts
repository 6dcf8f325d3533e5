import type { Seat } from '@tessera/kernel';
import { hasCondition } from '../src/conditions/conditions.ts';
import { figuresUp, isMonster, statsOf } from '../src/figures.ts';
import type { Figure } from '../src/records.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import type { State } from '../src/state.ts';
import { closedDoors, enemyCells, hexDistance } from './distance.ts';

/** What a monster is worth for being there at all, in hit points. */
const PRESENCE = 1;
/** What is behind a closed door, in hit points of monsters for four characters. */
const UNSEEN_ROOM = 41;
/** What a hit point counts for in the odds of winning, and the odds where all is even: fitted to played scenarios. */
const POINT = 0.1;
const EVEN = -2.4;

/**
 * How well the party stands, 0 to 1, the same for every hero: the turns and hit points it has left against the hit points
 * of the monsters that are left. In played scenarios a turn that the cards still last is worth as much as a hit point.
 */
export function evaluate(state: State, _seat: Seat): number {
  const strength = state.heroes.reduce((sum, hero, seat) => sum + strengthOf(state, hero, seat), 0);
  return 1 / (1 + Math.exp(-EVEN - POINT * (strength - workLeft(state)) - approach(state)));
}

function workLeft(state: State): number {
  let work = 0;
  for (const id of figuresUp(state)) {
    const figure = state.figures[id]!;
    if (figure.side === 'monsters' && isMonster(figure)) work += hardness(figure);
  }
  const { record } = scenarioPlan(state.scenario);
  return work + (record.rooms.length - state.map.revealed.length) * UNSEEN_ROOM * (state.characters / 4);
}

function hardness(figure: Figure): number {
  const { attack } = statsOf(figure);
  const bite = typeof attack === 'number' ? attack : 3;
  const stunned = hasCondition(figure, 'stun') || hasCondition(figure, 'disarm') ? 1.5 : 0;
  const hurt = (hasCondition(figure, 'wound') ? 1 : 0) + (hasCondition(figure, 'poison') ? 1 : 0);
  return figure.hp + PRESENCE + bite * 0.3 - stunned - hurt - (hasCondition(figure, 'muddle') ? 0.5 : 0);
}

function strengthOf(state: State, hero: State['heroes'][number], seat: Seat): number {
  const figure = state.figures[seat]!;
  if (hero.exhausted || figure.cell < 0) return 0;
  const turns = turnsLeft(hero.hand.length, hero.discard.length + hero.inPlay.length);
  const bad =
    (hasCondition(figure, 'wound') ? 1 : 0) +
    (hasCondition(figure, 'poison') ? 1 : 0) +
    (hasCondition(figure, 'stun') ? 2 : 0);
  return figure.hp + turns + hero.xp * 0.05 + hero.money * 0.05 - bad + summons(state, seat);
}

/** Turns that cards last with short rests, each of which costs one of them. R 6.2 */
export function turnsLeft(hand: number, discard: number): number {
  let turns = Math.floor(hand / 2);
  for (let cards = hand + discard - 1; cards >= 2; cards--) turns += Math.floor(cards / 2);
  return turns;
}

function summons(state: State, seat: Seat): number {
  let worth = 0;
  for (const figure of state.figures)
    if (figure.kind === 'summon' && figure.seat === seat && figure.cell >= 0) worth += 1 + figure.hp * 0.4;
  return worth;
}

/** A little for being near the next enemy, or the next door where none is left: otherwise nobody would ever set out. */
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
  return up === 0 ? 0 : (0.4 * nearness) / up;
}

function goalCells(state: State): readonly number[] {
  const enemies = enemyCells(state);
  return enemies.length > 0 ? enemies : closedDoors(state);
}
