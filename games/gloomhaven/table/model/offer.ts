import type { Choice, FigureId, View } from '@tessera/gloomhaven/reading';

type Of<Type extends Choice['type']> = Extract<Choice, { readonly type: Type }>;

/** Everything that may be done now, by what one presses for it. */
export interface Offer {
  /** Hexes to go to, to put something into, to push somebody to. */
  readonly cells: ReadonlyMap<number, Choice>;
  /** Figures that can be taken. */
  readonly figures: ReadonlyMap<FigureId, Choice>;
  /** Places where an area can be laid. */
  readonly areas: readonly Of<'area'>[];
  /** Pairs of cards by the leading one and the other. */
  readonly picks: readonly Of<'pick'>[];
  readonly plays: readonly Of<'play'>[];
  readonly losses: readonly Of<'lose'>[];
  readonly items: readonly Of<'use'>[];
  /** Sets of cards out of a pile. */
  readonly cards: readonly Of<'cards'>[];
  /** Everything else, a button each. */
  readonly plain: readonly Choice[];
}

export function offerOf(legal: readonly Choice[]): Offer {
  const cells = new Map<number, Choice>();
  const figures = new Map<FigureId, Choice>();
  const areas: Of<'area'>[] = [];
  const picks: Of<'pick'>[] = [];
  const plays: Of<'play'>[] = [];
  const losses: Of<'lose'>[] = [];
  const items: Of<'use'>[] = [];
  const cards: Of<'cards'>[] = [];
  const plain: Choice[] = [];
  for (const choice of legal) {
    switch (choice.type) {
      case 'start':
      case 'hex':
        cells.set(choice.cell, choice);
        break;
      case 'move':
      case 'force': {
        const end = choice.path.at(-1);
        if (end === undefined) plain.push(choice);
        else if (!cells.has(end)) cells.set(end, choice);
        break;
      }
      case 'target':
        figures.set(choice.figure, choice);
        break;
      case 'area':
        areas.push(choice);
        break;
      case 'pick':
        picks.push(choice);
        break;
      case 'play':
        plays.push(choice);
        break;
      case 'lose':
        losses.push(choice);
        break;
      case 'use':
        items.push(choice);
        break;
      case 'cards':
        cards.push(choice);
        break;
      default:
        plain.push(choice);
    }
  }
  return { cells, figures, areas, picks, plays, losses, items, cards, plain };
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
function areasOver({ areas }: Offer, view: View, cell: number | undefined): readonly Of<'area'>[] {
  const over = areas.filter(({ cells }) => cell === undefined || cells.includes(cell));
  const side = view.figures[view.performances.at(-1)?.figure ?? -1]?.side;
  const foes = new Set(view.figures.filter((one) => one.side !== side).map((one) => one.cell));
  const hits = ({ cells }: Of<'area'>) => cells.filter((one) => foes.has(one)).length;
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
  { figures }: View,
  anchor: number | undefined,
): number | undefined {
  switch (choice?.type) {
    case 'start':
    case 'hex':
      return choice.cell;
    case 'move':
    case 'force':
      return choice.path.at(-1);
    case 'target':
      return figures[choice.figure]?.cell;
    case 'area':
      return anchor !== undefined && choice.cells.includes(anchor) ? anchor : undefined;
    default:
      return undefined;
  }
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
