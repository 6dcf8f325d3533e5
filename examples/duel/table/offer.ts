import { type Action, type CardId, type Cell, type FigureId, figureOn, type View } from '@tessera/duel';

/** All legal actions, by the element that the player presses. */
export interface Offer {
  readonly cards: ReadonlyMap<CardId, Action>;
  /** Cells to move or push to. */
  readonly cells: ReadonlyMap<Cell, Action>;
  /** Foes that can be attacked, and every set of them. */
  readonly foes: readonly FigureId[];
  readonly attacks: readonly Extract<Action, { type: 'attack' }>[];
  /** Actions without a choice: suffer, pass, do not push. */
  readonly plain: readonly Action[];
}

export function offerOf(legal: readonly Action[]): Offer {
  const cards = new Map<CardId, Action>();
  const cells = new Map<Cell, Action>();
  const attacks: Extract<Action, { type: 'attack' }>[] = [];
  const plain: Action[] = [];
  for (const action of legal) {
    if (action.type === 'pick' || action.type === 'lose' || action.type === 'react') cards.set(action.card, action);
    else if (action.type === 'move') cells.set(action.to, action);
    else if (action.type === 'attack') attacks.push(action);
    else if (action.type === 'push') {
      const end = action.path.at(-1);
      if (end === undefined) plain.push(action);
      else if (!cells.has(end)) cells.set(end, action);
    } else plain.push(action);
  }
  return { cards, cells, attacks, foes: [...new Set(attacks.flatMap(({ targets }) => targets))], plain };
}

/** Returns the action that a press on a cell arms, given the armed one: a place, a foe, or an additional foe. */
export function armedByPress(offer: Offer, view: View, cell: Cell, armed: Action | undefined): Action | undefined {
  const foe = figureOn(view.figures, cell);
  if (foe !== undefined && offer.foes.includes(foe)) {
    const before = armed?.type === 'attack' ? armed.targets : [];
    const more = before.includes(foe) ? before.filter((one) => one !== foe) : [...before, foe];
    return attackOn(offer, more) ?? attackOn(offer, [foe]);
  }
  return offer.cells.get(cell);
}

function attackOn({ attacks }: Offer, targets: readonly FigureId[]): Action | undefined {
  return attacks.find((action) => action.targets.join() === targets.join());
}

/** Returns the cells that can be pressed now. */
export function openCells(offer: Offer, { figures }: View): readonly Cell[] {
  return [...offer.cells.keys(), ...offer.foes.flatMap((foe) => figures[foe]?.cell ?? [])];
}

/** Whether the question has one answer, which needs no choice: Enter gives it. */
export function isOnlyAnswer({ cards, cells, foes, plain }: Offer): boolean {
  return plain.length === 1 && cards.size + cells.size + foes.length === 0;
}

/** Whether an armed action is still legal. */
export function isOffered(legal: readonly Action[], action: Action | undefined): boolean {
  const text = JSON.stringify(action);
  return action !== undefined && legal.some((one) => JSON.stringify(one) === text);
}

/** Whether suffering a hit fells the viewer while losing a card would not: then it must never be the default. */
export function isFatalHit(
  { cards }: Offer,
  { figures }: View,
  seat: number | undefined,
  damage: number | undefined,
): boolean {
  if (seat === undefined || damage === undefined) return false;
  return cards.size > 0 && (figures[seat]?.hp ?? 0) <= damage;
}
