import { FIGURES, type Figure, NATIONS } from '../content/index.ts';
import { FREE, SHADOW, TROOP_COUNT, type Troops } from '../state/numbers.ts';

const FREE_NATIONS = 5;
/** Sort of the Nazgûl, the last one. */
export const NAZGUL = TROOP_COUNT - 1;
const SAURON = NATIONS.indexOf('sauron');

/** Returns the sort of a Nation's figures: its Regulars, Elites, Leaders, or the Nazgûl. */
export function troopOf(nation: number, figure: Figure): number {
  if (figure === 'nazgul') return NAZGUL;
  return nation < FREE_NATIONS
    ? nation * 3 + FIGURES.indexOf(figure)
    : FREE_NATIONS * 3 + (nation - FREE_NATIONS) * 2 + FIGURES.indexOf(figure);
}

/** Nation of each sort; the Nazgûl are Sauron's. */
export const NATION_OF: readonly number[] = Array.from({ length: TROOP_COUNT }, (_, troop) => {
  if (troop === NAZGUL) return SAURON;
  if (troop < FREE_NATIONS * 3) return Math.floor(troop / 3);
  return FREE_NATIONS + Math.floor((troop - FREE_NATIONS * 3) / 2);
});

/** Figure of each sort, as an index into FIGURES. */
const FIGURE_OF: readonly number[] = Array.from({ length: TROOP_COUNT }, (_, troop) => {
  if (troop === NAZGUL) return 3;
  return troop < FREE_NATIONS * 3 ? troop % 3 : (troop - FREE_NATIONS * 3) % 2;
});

export const SIDE_OF: readonly number[] = NATION_OF.map((nation) => (nation < FREE_NATIONS ? FREE : SHADOW));

const TROOPS = Array.from({ length: TROOP_COUNT }, (_, troop) => troop);
const sortsOf = (test: (troop: number) => boolean) =>
  [FREE, SHADOW].map((side) => TROOPS.filter((troop) => SIDE_OF[troop] === side && test(troop)));

/** Sorts of figures by side: all, units, Regulars, Elites, and Leaders (Nazgûl for the Shadow). */
export const TROOPS_OF: readonly (readonly number[])[] = sortsOf(() => true);
export const UNITS_OF: readonly (readonly number[])[] = sortsOf((troop) => FIGURE_OF[troop]! < 2);
export const ELITES_OF: readonly (readonly number[])[] = sortsOf((troop) => FIGURE_OF[troop] === 1);
export const LEADERS_OF: readonly (readonly number[])[] = sortsOf((troop) => FIGURE_OF[troop]! > 1);

export const isRegular = (troop: number): boolean => FIGURE_OF[troop] === 0;
export const isElite = (troop: number): boolean => FIGURE_OF[troop] === 1;
export const isUnit = (troop: number): boolean => FIGURE_OF[troop]! < 2;
/** Returns whether a sort is a Leader of the Free Peoples, which needs a unit; Nazgûl do not. R 3.3 */
export const isLeader = (troop: number): boolean => FIGURE_OF[troop] === 2;

/** Returns the Regular that an Elite becomes when reduced. */
export const regularOf = (elite: number): number => elite - 1;
export const eliteOf = (regular: number): number => regular + 1;

/** Returns the figure of a sort by its name. */
export function figureOf(troop: number): Figure {
  return FIGURES[FIGURE_OF[troop]!]!;
}

export function noTroops(): Troops {
  return new Array<number>(TROOP_COUNT).fill(0);
}

/** Returns the number of a side's units among figures. */
export function unitsIn(troops: readonly number[], side: number): number {
  let units = 0;
  for (const troop of UNITS_OF[side]!) units += troops[troop]!;
  return units;
}

/** Returns the number of figures of these sorts. */
export function countIn(troops: readonly number[], sorts: readonly number[]): number {
  let count = 0;
  for (const troop of sorts) count += troops[troop]!;
  return count;
}
