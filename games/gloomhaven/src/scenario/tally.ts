import { recordOf } from '../content/lookup.ts';
import type { BattleGoalRecord } from '../content/records/battleGoal.ts';
import { creditOf } from '../state/figures.ts';
import type { State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { numberOf, scenarioFacts } from './numbers.ts';

type Counted = Extract<BattleGoalRecord['criterion'], { type: 'count' }>['event'];

/**
 * Values counted for every hero, regardless of its goal: counts go up, `overkill` keeps the maximum, `fewest-` the
 * minimum.
 */
type Fact = Counted | 'overkill' | 'undamaged-kill' | 'fewest-monsters' | 'fewest-hit-points';

/** Adds to a count of battle goals, for the hero that a figure is or belongs to. R 7.16 */
export function countFor(state: State, figure: FigureId, fact: Counted | 'undamaged-kill', by = 1): void {
  const hero = state.heroes[creditOf(state, figure)];
  if (hero !== undefined) hero.tally[fact] = (hero.tally[fact] ?? 0) + by;
}

/** A kill credited to a hero. */
export interface Kill {
  readonly kind: string;
  readonly elite: boolean;
  /** Damage beyond the needed amount. */
  readonly overkill: number;
  /** One attack killed it from full hit points. */
  readonly undamaged: boolean;
  /** Items whose bonuses the attack had. */
  readonly items?: readonly string[];
}

/** Counts a monster killed by a hero or its summon. */
export function countKill(state: State, by: FigureId, { kind, elite, overkill, undamaged, items = [] }: Kill): void {
  const hero = state.heroes[creditOf(state, by)];
  if (hero === undefined) return;
  if (state.heroes.every(({ tally }) => (tally['monster-killed'] ?? 0) === 0)) countFor(state, by, 'first-kill');
  countFor(state, by, 'monster-killed');
  note(hero.tally, `killed/${kind}`);
  for (const item of items) note(hero.tally, `killed-with/${item}/${kind}`);
  if (elite) countFor(state, by, 'elite-killed');
  if (undamaged) countFor(state, by, 'undamaged-kill');
  hero.tally.overkill = Math.max(hero.tally.overkill ?? 0, overkill);
}

/** Counts kinds of monsters for the campaign's quests. */
function note(tally: Record<string, number>, fact: string): void {
  tally[fact] = (tally[fact] ?? 0) + 1;
}

/** Records a change of a hero's hit points. */
export function noteHitPoints(state: State, seat: number): void {
  const hero = state.heroes[seat];
  if (hero !== undefined) lowest(hero.tally, 'fewest-hit-points', state.figures[seat]!.hp);
}

/** Records the figures on the map at the start of a round, for goals that need it. */
export function noteRoundStart(state: State): void {
  const monsters = state.figures.filter(
    ({ cell, side, kind }) => cell >= 0 && side === 'monsters' && kind !== 'objective',
  );
  for (const hero of state.heroes) if (!hero.exhausted) lowest(hero.tally, 'fewest-monsters', monsters.length);
}

function lowest(tally: Record<string, number>, fact: Fact, value: number): void {
  tally[fact] = Math.min(tally[fact] ?? value, value);
}

/** Checks whether a battle goal is met, from the counts and the state. R 15.4 */
export function isGoalMet(state: State | View, seat: number, goal: string): boolean {
  return battleGoalState(state, seat, goal).isMet;
}

/** A battle goal at the table: the value so far and its bounds. */
export interface BattleGoalState {
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly isMet: boolean;
  /** Whether it can no longer be met: it went beyond its bounds, and its value never comes back. */
  readonly isSpoilt: boolean;
}

/** Returns the value of a battle goal and its bounds. R 15.4 */
export function battleGoalState(state: State | View, seat: number, goal: string): BattleGoalState {
  const { criterion } = recordOf('battle-goal', goal);
  const value = measured(state, seat, criterion);
  const hero = state.heroes[seat]!;
  const facts = scenarioFacts(state, {
    characterLevel: hero.level,
    maxHitPoints: state.figures[seat]!.maxHp,
    hitPoints: Math.max(0, state.figures[seat]!.hp),
  });
  const least = criterion.least === undefined ? undefined : numberOf(criterion.least, facts);
  const most = criterion.most === undefined ? undefined : numberOf(criterion.most, facts);
  const isBelow = least !== undefined && value < least;
  const isAbove = most !== undefined && value > most;
  return {
    value,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    isMet: !isBelow && !isAbove,
    isSpoilt: (criterion.type === 'always' && isBelow) || (criterion.type === 'count' && isAbove),
  };
}

function measured(state: State | View, seat: number, criterion: BattleGoalRecord['criterion']): number {
  const { tally, hand, discard, xp } = state.heroes[seat]!;
  const { hp } = state.figures[seat]!;
  if (criterion.type === 'at-end') {
    if (criterion.what === 'hand-and-discard') return hand.length + discard.length;
    return criterion.what === 'scenario-xp' ? xp : Math.max(0, hp);
  }
  if (criterion.type === 'always') {
    return (criterion.what === 'hit-points' ? tally['fewest-hit-points'] : tally['fewest-monsters']) ?? Math.max(0, hp);
  }
  // "More than needed" and "from full hit points" only ask whether it happened once.
  if (criterion.overkill !== undefined) return (tally.overkill ?? 0) >= criterion.overkill ? 1 : 0;
  return tally[criterion.undamaged ? 'undamaged-kill' : criterion.event] ?? 0;
}
