import { tables } from '../src/content/index.ts';
import { regionAt, unitsAt } from '../src/pieces/figures.ts';
import { isElite } from '../src/pieces/troops.ts';
import type { ActionOf } from '../src/state/action.ts';
import { cheapness } from './armies.ts';
import { createJudgement, type Judgement } from './judgement.ts';
import type { Position } from './position.ts';

const MAX_DICE = 5;

/** Judges a hit: an Army with dice to spare loses Regulars; a small one reduces Elites and keeps its dice. */
export function judgeHit(position: Position, { troop }: ActionOf<'hit'>): Judgement {
  const { frame, sight, side } = position;
  const units = frame?.at === 'casualties' ? unitsAt(sight, frame.place, side) : MAX_DICE;
  if (isElite(troop)) return createJudgement(units > MAX_DICE ? 2 : 6, 'saves-strength');
  return createJudgement(4, 'saves-strength');
}

/** Judges whether the attacker continues. */
export function judgePress(position: Position): Judgement {
  const worth = worthOfGoingOn(position);
  return createJudgement(worth, worth > 0 ? 'attacks' : 'too-risky');
}

/** Judges another round of an assault, which costs an Elite. */
export function judgeSpend(position: Position, { troop }: ActionOf<'spend'>): Judgement {
  return createJudgement(worthOfGoingOn(position) - 5 + cheapness(troop) / 10, 'attacks');
}

function worthOfGoingOn(position: Position): number {
  const { battle } = position.sight;
  return battle ? position.attackWorth(battle.from, battle.to) : 0;
}

/** Judges a retreat: good when it loses no points and the odds are bad. */
export function judgeRetreat(position: Position, { to }: ActionOf<'retreat'>): Judgement {
  const { battle } = position.sight;
  if (!battle) return createJudgement(0, 'waits');
  const odds = position.odds(battle.from, battle.to, battle.attacker);
  const region = regionAt(battle.to);
  const lost = tables.sideOf[region] === position.side ? 10 * tables.pointsOf[region]! : 0;
  return createJudgement(20 * (odds - 0.6) - lost + position.pull[to]! / 10, 'saves-strength');
}

/** Judges going inside: walls beat open ground, unless the enemy is weak. */
export function judgeShelter(position: Position): Judgement {
  const { battle } = position.sight;
  if (!battle) return createJudgement(0, 'waits');
  const own = position.strength(battle.to, position.side);
  const other = position.strength(battle.from, 1 - position.side);
  return createJudgement(other > 0.8 * own ? 10 : -10, 'saves-strength');
}

/** Judges a combat card by the stakes of the battle. */
export function judgeCombat(position: Position, { card }: ActionOf<'combat'>): Judgement {
  const { seat, sight } = position;
  const { battle } = sight;
  const hand = sight.players[seat]!.hand.reduce((sum, { cards }) => sum + cards.length, 0);
  const region = regionAt(battle?.to ?? 0);
  const stakes = tables.pointsOf[region]! + (battle?.round === 1 ? 0 : -0.5);
  return createJudgement(stakes * 3 + (hand - 3) + (card % 24) / 100, 'attacks');
}
