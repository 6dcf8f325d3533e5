import type { Choice, FigureId, View } from '@tessera/gloomhaven/selectors';
import { answerTo, type ChoiceOf } from './answers.ts';

/** All legal choices, by the input for each. */
export interface Offer {
  /** Hexes to move to, to place something on, or to push a figure to. */
  readonly cells: ReadonlyMap<number, Choice>;
  /** Figures that can be targeted. */
  readonly figures: ReadonlyMap<FigureId, Choice>;
  /** Placements of an area. */
  readonly areas: readonly ChoiceOf<'area'>[];
  /** Pairs of cards by the leading one and the other. */
  readonly picks: readonly ChoiceOf<'pick'>[];
  readonly plays: readonly ChoiceOf<'play'>[];
  readonly losses: readonly ChoiceOf<'lose'>[];
  readonly items: readonly ChoiceOf<'use'>[];
  /** Sets of cards from a pile. */
  readonly cards: readonly ChoiceOf<'cards'>[];
  /** All other choices, one button each. */
  readonly plain: readonly Choice[];
  /** The movement type of the question. */
  readonly gait: string;
}

/** Hexes that are pressed directly do not depend on figures. */
const NOBODY: Pick<View, 'figures'> = { figures: [] };

export function offerOf(legal: readonly Choice[], gait = 'walk'): Offer {
  const all = <Type extends Choice['type']>(type: Type) =>
    legal.filter((choice): choice is ChoiceOf<Type> => choice.type === type);
  const cells = new Map<number, Choice>();
  const plain: Choice[] = [];
  for (const choice of legal) {
    const answer = answerTo(choice);
    if (answer.pressed === 'part') continue;
    const at = answer.pressed === 'hex' ? answer.cell?.(choice, NOBODY) : undefined;
    if (at === undefined) plain.push(choice);
    else if (!cells.has(at)) cells.set(at, choice);
  }
  return {
    cells,
    figures: new Map(all('target').map((choice) => [choice.figure, choice])),
    areas: all('area'),
    picks: all('pick'),
    plays: all('play'),
    losses: all('lose'),
    items: all('use'),
    cards: all('cards'),
    plain,
    gait,
  };
}

/**
 * Returns the choice that a press on a hex selects: a destination, the figure there, or an area over it with the most
 * targets.
 */
export function armedByPress(offer: Offer, view: View, cell: number, armed: Choice | undefined): Choice | undefined {
  const figure = view.figures.findIndex((one) => one.cell === cell);
  const target = offer.figures.get(figure);
  if (target !== undefined) return target;
  const laid = areasOver(offer, view, cell);
  // An area that already covers this hex keeps its rotation.
  return laid.find((area) => isSame(area, armed)) ?? laid[0] ?? offer.cells.get(cell);
}

/** Returns every placement of an area over a hex, those with the most enemies first. */
function areasOver({ areas }: Offer, view: View, cell: number | undefined): readonly ChoiceOf<'area'>[] {
  const over = areas.filter(({ cells }) => cell === undefined || cells.includes(cell));
  const side = view.figures[view.performances.at(-1)?.figure ?? -1]?.side;
  const foes = new Set(view.figures.filter((one) => one.side !== side).map((one) => one.cell));
  const hits = ({ cells }: ChoiceOf<'area'>) => cells.filter((one) => foes.has(one)).length;
  return over.toSorted((a, b) => hits(b) - hits(a));
}

/** Returns the next placement of an area over the pressed hex, or anywhere before one was pressed. */
export function turnedArea(
  offer: Offer,
  view: View,
  armed: Choice | undefined,
  anchor: number | undefined,
): Choice | undefined {
  const over = areasOver(offer, view, anchor);
  // Without another placement over that hex it moves to another one, so that the button always has an effect.
  const laid = over.length > 1 ? over : areasOver(offer, view, undefined);
  const at = laid.findIndex((area) => isSame(area, armed));
  return laid[(at + 1) % Math.max(1, laid.length)];
}

/** Checks whether the question is answered on the map: by a hex, a figure or an area. */
export function isAskedOnBoard({ cells, figures, areas }: Pick<Offer, 'cells' | 'figures' | 'areas'>): boolean {
  return cells.size + figures.size + areas.length > 0;
}

/** Returns the hexes that can be pressed now. */
export function openCells(offer: Offer, { figures }: View): readonly number[] {
  const there = [...offer.figures.keys()].flatMap((id) => figures[id]?.cell ?? []);
  const covered = offer.areas.flatMap(({ cells }) => cells);
  return [...new Set([...there, ...offer.cells.keys(), ...covered])];
}

/** Returns the hex of the selected choice, for an area the pressed one. Pressing it again confirms. */
export function armedCell(
  choice: Choice | undefined,
  view: Pick<View, 'figures'>,
  anchor: number | undefined,
): number | undefined {
  if (choice?.type === 'area') return anchor !== undefined && choice.cells.includes(anchor) ? anchor : undefined;
  return choice && answerTo(choice).cell?.(choice, view);
}

export function isSame(a: Choice | undefined, b: Choice | undefined): boolean {
  return a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

/** Checks whether a choice is among others. */
export function isAmong(choice: Choice, others: readonly Choice[]): boolean {
  return others.some((one) => isSame(one, choice));
}

/** Returns the selected cards that are still on offer after other players act. */
export function keptCards({ picks, losses, cards }: Offer, picked: readonly string[]): readonly string[] {
  if (picked.length === 0) return picked;
  const offered = new Set([...picks, ...losses, ...cards].flatMap((choice) => choice.cards));
  return picked.every((card) => offered.has(card)) ? picked : picked.filter((card) => offered.has(card));
}

/** Returns the selected choice if it is still legal. */
export function stillOffered(legal: readonly Choice[], armed: Choice | undefined): Choice | undefined {
  return armed && legal.find((one) => isSame(one, armed));
}
