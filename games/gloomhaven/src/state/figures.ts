import type { Seat } from '@tessera/kernel';
import { hasCondition } from '../conditions/conditions.ts';
import type { Condition, Rank } from '../vocabulary/vocabulary.ts';
import type { Ctx } from './events.ts';
import type { State, View } from './state.ts';
import type { Figure, FigureId } from './stateRecords.ts';

/** Id that stands for no figure: an effect without a target or without an author. */
export const NOBODY = -1;

/** A figure as any viewer sees it. */
export type ShownFigure = Readonly<Figure>;

export function isUp({ figures }: Pick<View, 'figures'>, id: FigureId): boolean {
  return id >= 0 && id < figures.length && figures[id]!.cell >= 0;
}

/** Returns all figures on the map, in the order in which they entered. */
export function figuresUp({ figures }: Pick<View, 'figures'>): FigureId[] {
  const ids: FigureId[] = [];
  for (let id = 0; id < figures.length; id++) if (figures[id]!.cell >= 0) ids.push(id);
  return ids;
}

/** Checks whether a figure is a hero. A hero's id is its seat. */
export function isHero({ heroes }: Pick<View, 'heroes'>, id: FigureId): boolean {
  return id >= 0 && id < heroes.length;
}

/** Checks whether a hero or an item summoned the figure. R 11 */
export function isSummon({ kind }: ShownFigure): boolean {
  return kind === 'summon';
}

/** Checks whether the figure is a monster of any rank. */
export function isMonster({ kind }: ShownFigure): boolean {
  return kind === 'normal' || kind === 'elite' || kind === 'boss' || kind === 'named';
}

/** Returns the rank of a monster, or undefined for other figures. R 1.6 */
export function rankOf({ kind }: ShownFigure): Rank | undefined {
  return kind === 'normal' || kind === 'elite' || kind === 'boss' || kind === 'named' ? kind : undefined;
}

export function has({ figures }: Pick<View, 'figures'>, id: FigureId, condition: Condition): boolean {
  return hasCondition(figures[id]!, condition);
}

/** Returns the seat that decides where the rules leave a choice to the players: the first hero in play. R 1.8 */
export function deciderFor({ heroes }: Pick<View, 'heroes'>): Seat {
  const seat = heroes.findIndex(({ exhausted }) => !exhausted);
  return Math.max(0, seat);
}

/** Returns the seat that chooses for a figure: its hero's, or the decider's for monsters. */
export function seatFor(state: Pick<View, 'heroes' | 'figures'>, id: FigureId): Seat {
  const seat = id < 0 ? NOBODY : state.figures[id]!.seat;
  return seat >= 0 ? seat : deciderFor(state);
}

/** Returns the hero credited for a figure's deeds: itself, its summoner, or none. R 7.16 */
export function creditOf({ figures }: Pick<View, 'figures'>, id: FigureId): Seat {
  return id < 0 ? NOBODY : figures[id]!.seat;
}

/** Gives experience to the hero that a figure is or belongs to, and logs the hero's new total. */
export function gainXp(state: State, id: FigureId, amount: number, { log }: Pick<Ctx, 'log'>): void {
  const seat = creditOf(state, id);
  if (seat < 0 || amount <= 0) return;
  const hero = state.heroes[seat]!;
  hero.xp += amount;
  log({ type: 'xp', seat, amount, total: hero.xp });
}
