import type { Seat } from '@tessera/kernel';
import { hasCondition } from '../src/conditions/conditions.ts';
import { figuresUp, isMonster, statsOf } from '../src/figures.ts';
import type { Figure } from '../src/records.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import type { State } from '../src/state.ts';
import { closedDoors, enemyCells, hexDistance } from './distance.ts';

/** What a monster is worth for being there at all, in hit points. */
const PRESENCE = 3;
/** What is behind a closed door, in hit points and presence of monsters for four characters. */
const UNSEEN_ROOM = 75;
/** A hero with all hit points. */
const HEALTH = 9;
/** A turn that its cards still last; the more there are the less each is worth. */
const STAMINA = 1.9;

/**
 * How well the party stands, 0 to 1, the same for every hero: the turns and hit points it has left against the work that is
 * left to do. Cards count as the turns they last, because running out of them is how most scenarios are lost.
 */
export function evaluate(state: State, _seat: Seat): number {
  const work = workLeft(state);
  const strength = state.heroes.reduce((sum, hero, seat) => sum + strengthOf(state, hero, seat), 0);
  const balance = (strength - work) / (20 + work + strength);
  return 1 / (1 + Math.exp(-3.5 * (balance + approach(state))));
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
  return figure.hp + PRESENCE + bite - stunned - hurt - (hasCondition(figure, 'muddle') ? 0.5 : 0);
}

function strengthOf(state: State, hero: State['heroes'][number], seat: Seat): number {
  const figure = state.figures[seat]!;
  if (hero.exhausted || figure.cell < 0) return 0;
  const health = figure.hp / figure.maxHp;
  const stamina = turnsLeft(hero.hand.length, hero.discard.length + hero.inPlay.length) ** 0.75;
  const bad =
    (hasCondition(figure, 'wound') ? 1 : 0) +
    (hasCondition(figure, 'poison') ? 1 : 0) +
    (hasCondition(figure, 'stun') ? 2 : 0);
  // The last few hit points are worth the most.
  return HEALTH * health ** 0.6 + STAMINA * stamina + hero.xp * 0.15 + hero.money * 0.1 - bad + summons(state, seat);
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
  return up === 0 ? 0 : (0.12 * nearness) / up;
}

function goalCells(state: State): readonly number[] {
  const enemies = enemyCells(state);
  return enemies.length > 0 ? enemies : closedDoors(state);
}
