import type { BattleGoalRecord } from '../content/battleGoal.ts';
import { recordOf } from '../content/lookup.ts';
import { creditOf } from '../figures.ts';
import type { FigureId } from '../records.ts';
import type { State, View } from '../state.ts';
import { numberOf, scenarioFacts } from './numbers.ts';

type Counted = Extract<BattleGoalRecord['criterion'], { type: 'count' }>['event'];

/** What is counted of every hero, whatever its goal: numbers go up, `overkill` keeps the highest, `fewest-` the lowest. */
type Fact = Counted | 'overkill' | 'undamaged-kill' | 'fewest-monsters' | 'fewest-hit-points';

/** Something has happened that battle goals count, for the hero a figure is or belongs to. R 7.16 */
export function countFor(state: State, figure: FigureId, fact: Counted | 'undamaged-kill', by = 1): void {
  const hero = state.heroes[creditOf(state, figure)];
  if (hero !== undefined) hero.tally[fact] = (hero.tally[fact] ?? 0) + by;
}

/** A kill that belongs to a hero. */
export interface Kill {
  /** What kind of monster it was. */
  readonly kind: string;
  readonly elite: boolean;
  /** So much damage more than was needed. */
  readonly overkill: number;
  /** One attack has killed it from full hit points. */
  readonly undamaged: boolean;
  /** Items whose bonuses the attack had. */
  readonly items?: readonly string[];
}

/** A hero, or a summon of it, has killed a monster. */
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

/** Kinds of monsters are counted for the campaign's quests. */
function note(tally: Record<string, number>, fact: string): void {
  tally[fact] = (tally[fact] ?? 0) + 1;
}

/** Hit points of a hero have changed. */
export function noteHitPoints(state: State, seat: number): void {
  const hero = state.heroes[seat];
  if (hero !== undefined) lowest(hero.tally, 'fewest-hit-points', state.figures[seat]!.hp);
}

/** A round begins: some goals look at who is on the map. */
export function noteRoundStart(state: State): void {
  const monsters = state.figures.filter(
    ({ cell, side, kind }) => cell >= 0 && side === 'monsters' && kind !== 'objective',
  );
  for (const hero of state.heroes) if (!hero.exhausted) lowest(hero.tally, 'fewest-monsters', monsters.length);
}

function lowest(tally: Record<string, number>, fact: Fact, value: number): void {
  tally[fact] = Math.min(tally[fact] ?? value, value);
}

/** Whether a battle goal is met, from what was counted and how things stand. R 15.4 */
export function isGoalMet(state: State | View, seat: number, goal: string): boolean {
  const { criterion } = recordOf('battle-goal', goal);
  const value = measured(state, seat, criterion);
  const hero = state.heroes[seat]!;
  const facts = scenarioFacts(state, {
    characterLevel: hero.level,
    maxHitPoints: state.figures[seat]!.maxHp,
    hitPoints: Math.max(0, state.figures[seat]!.hp),
  });
  const { least, most } = criterion;
  return (
    (least === undefined || value >= numberOf(least, facts)) && (most === undefined || value <= numberOf(most, facts))
  );
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
  // "So much more than needed" and "from full hit points" ask whether there was one.
  if (criterion.overkill !== undefined) return (tally.overkill ?? 0) >= criterion.overkill ? 1 : 0;
  return tally[criterion.undamaged ? 'undamaged-kill' : criterion.event] ?? 0;
}
