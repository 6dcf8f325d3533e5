import type { Choice, FigureId, View } from '@tessera/gloomhaven/reading';
import { answerTo, type ChoiceOf } from './answers.ts';

/** Everything that may be done now, by what one presses for it. */
export interface Offer {
  /** Hexes to go to, to put something into, to push somebody to. */
  readonly cells: ReadonlyMap<number, Choice>;
  /** Figures that can be taken. */
  readonly figures: ReadonlyMap<FigureId, Choice>;
  /** Places where an area can be laid. */
  readonly areas: readonly ChoiceOf<'area'>[];
  /** Pairs of cards by the leading one and the other. */
  readonly picks: readonly ChoiceOf<'pick'>[];
  readonly plays: readonly ChoiceOf<'play'>[];
  readonly losses: readonly ChoiceOf<'lose'>[];
  readonly items: readonly ChoiceOf<'use'>[];
  /** Sets of cards out of a pile. */
  readonly cards: readonly ChoiceOf<'cards'>[];
  /** Everything else, a button each. */
  readonly plain: readonly Choice[];
  /** How one goes to the hexes, as the question has it. */
  readonly gait: string;
}

/** Hexes that are pressed as such are where they are whoever stands there. */
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

/** What a press on a hex arms: a place, whoever stands there, or an area over it, those that hit the most first. */
export function pressed(offer: Offer, view: View, cell: number, armed: Choice | undefined): Choice | undefined {
  const figure = view.figures.findIndex((one) => one.cell === cell);
  const target = offer.figures.get(figure);
  if (target !== undefined) return target;
  const laid = areasOver(offer, view, cell);
  // What lies over this hex already stays as it was turned.
  return laid.find((area) => isSame(area, armed)) ?? laid[0] ?? offer.cells.get(cell);
}

/** Every way to lay an area over a hex, those over the most enemies of whoever lays it first. */
function areasOver({ areas }: Offer, view: View, cell: number | undefined): readonly ChoiceOf<'area'>[] {
  const over = areas.filter(({ cells }) => cell === undefined || cells.includes(cell));
  const side = view.figures[view.performances.at(-1)?.figure ?? -1]?.side;
  const foes = new Set(view.figures.filter((one) => one.side !== side).map((one) => one.cell));
  const hits = ({ cells }: ChoiceOf<'area'>) => cells.filter((one) => foes.has(one)).length;
  return over.toSorted((a, b) => hits(b) - hits(a));
}

/** The next way to lay an area over the hex that was pressed, or anywhere before one was: what turning it means. */
export function turnedArea(
  offer: Offer,
  view: View,
  armed: Choice | undefined,
  anchor: number | undefined,
): Choice | undefined {
  const over = areasOver(offer, view, anchor);
  // Where there is no other way over that hex, it goes to another one: the button never does nothing.
  const laid = over.length > 1 ? over : areasOver(offer, view, undefined);
  const at = laid.findIndex((area) => isSame(area, armed));
  return laid[(at + 1) % Math.max(1, laid.length)];
}

/** The hexes that can be pressed now. */
export function openCells(offer: Offer, { figures }: View): readonly number[] {
  const there = [...offer.figures.keys()].flatMap((id) => figures[id]?.cell ?? []);
  const covered = offer.areas.flatMap(({ cells }) => cells);
  return [...new Set([...there, ...offer.cells.keys(), ...covered])];
}

/** Where what is armed happens, for an area where it was pressed: choosing that once more does it. */
export function armedCell(
  choice: Choice | undefined,
  view: Pick<View, 'figures'>,
  anchor: number | undefined,
): number | undefined {
  if (choice?.type === 'area') return anchor !== undefined && choice.cells.includes(anchor) ? anchor : undefined;
  return choice && answerTo(choice).cell?.(choice, view);
}

/** Whether two choices are the same one. */
export function isSame(a: Choice | undefined, b: Choice | undefined): boolean {
  return a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

/** The cards that are taken up, as long as they are still on offer: whatever others do meanwhile leaves them. */
export function keptCards({ picks, losses, cards }: Offer, picked: readonly string[]): readonly string[] {
  if (picked.length === 0) return picked;
  const offered = new Set([...picks, ...losses, ...cards].flatMap((choice) => choice.cards));
  return picked.every((card) => offered.has(card)) ? picked : picked.filter((card) => offered.has(card));
}

/** What is armed, as long as it is still on offer. */
export function stillOffered(legal: readonly Choice[], armed: Choice | undefined): Choice | undefined {
  return armed && legal.find((one) => isSame(one, armed));
}
