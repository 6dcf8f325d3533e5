import type { Seat } from '@tessera/kernel';
import type { Modifier } from './action/modifier.ts';
import { hasCondition } from './conditions/conditions.ts';
import type { Ctx } from './events.ts';
import type { Amount } from './facts.ts';
import { statsAt } from './pointer.ts';
import type { Figure, FigureId } from './records.ts';
import type { State, View } from './state.ts';
import type { Condition, Rank } from './vocabulary.ts';

/** No figure: what has no target, what nobody did. */
export const NOBODY = -1;

/** A figure as anyone sees it. */
export type ShownFigure = Readonly<Figure>;

/** Whether a figure is on the map. */
export function isUp({ figures }: Pick<View, 'figures'>, id: FigureId): boolean {
  return id >= 0 && id < figures.length && figures[id]!.cell >= 0;
}

/** All figures on the map, in the order in which they came. */
export function figuresUp({ figures }: Pick<View, 'figures'>): FigureId[] {
  const ids: FigureId[] = [];
  for (let id = 0; id < figures.length; id++) if (figures[id]!.cell >= 0) ids.push(id);
  return ids;
}

/** Whether a figure is a hero, whose number is its seat. */
export function isHero({ heroes }: Pick<View, 'heroes'>, id: FigureId): boolean {
  return id >= 0 && id < heroes.length;
}

/** Somebody whom a hero or an item has summoned. R 11 */
export function isSummon({ kind }: ShownFigure): boolean {
  return kind === 'summon';
}

/** Monsters of every rank. */
export function isMonster({ kind }: ShownFigure): boolean {
  return kind === 'normal' || kind === 'elite' || kind === 'boss' || kind === 'named';
}

/** The rank of a monster; nothing for anybody else. R 1.6 */
export function rankOf({ kind }: ShownFigure): Rank | undefined {
  return kind === 'normal' || kind === 'elite' || kind === 'boss' || kind === 'named' ? kind : undefined;
}

/** Whether a figure has a condition. */
export function has({ figures }: Pick<View, 'figures'>, id: FigureId, condition: Condition): boolean {
  return hasCondition(figures[id]!, condition);
}

/** The statistics of a monster or a summon: what they have no value for they do not do. R 11.3, 13.1 */
export interface Stats {
  readonly hitPoints?: Amount | undefined;
  readonly attack?: Amount | undefined;
  readonly move?: Amount | undefined;
  readonly range?: number | undefined;
  readonly flying?: boolean | undefined;
  readonly modifiers?: readonly Modifier[] | undefined;
}

const NO_STATS: Stats = {};

/** The statistics of a figure; heroes and things have none. */
export function statsOf({ stats }: ShownFigure): Stats {
  return stats === '' ? NO_STATS : statsAt(stats);
}

/** Who decides where the rules leave a choice to the players: the first hero still in play. R 1.8 */
export function deciderFor({ heroes }: Pick<View, 'heroes'>): Seat {
  const seat = heroes.findIndex(({ exhausted }) => !exhausted);
  return Math.max(0, seat);
}

/** Who chooses for a figure: the hero it is or belongs to, for monsters the decider. */
export function seatFor(state: Pick<View, 'heroes' | 'figures'>, id: FigureId): Seat {
  const seat = id < 0 ? NOBODY : state.figures[id]!.seat;
  return seat >= 0 ? seat : deciderFor(state);
}

/** The hero whose gain it is when a figure does something: its own, its summoner's, or none. R 7.16 */
export function creditOf({ figures }: Pick<View, 'figures'>, id: FigureId): Seat {
  return id < 0 ? NOBODY : figures[id]!.seat;
}

/** Experience for the hero that a figure is or belongs to; it is told with what the hero has now. */
export function gainXp(state: State, id: FigureId, amount: number, { log }: Pick<Ctx, 'log'>): void {
  const seat = creditOf(state, id);
  if (seat < 0 || amount <= 0) return;
  const hero = state.heroes[seat]!;
  hero.xp += amount;
  log({ type: 'xp', seat, amount, total: hero.xp });
}
