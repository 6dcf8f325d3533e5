import type { Action, Cell, View } from '@tessera/heist-city';
import { cellOf, unitCount } from '@tessera/heist-city';
import { answerTo } from './answers.ts';
import { type ActionChoice, matchingActions, nextFacets } from './choices.ts';
import { type Facet, facetKey } from './facets.ts';

/** Selected choice and its picks; nothing happens before the commit. */
export interface Selection {
  readonly choice: string | undefined;
  readonly picks: readonly Facet[];
}

export const EMPTY_SELECTION: Selection = { choice: undefined, picks: [] };

/** Position with its choices. */
export interface Offer {
  readonly view: View;
  readonly choices: readonly ActionChoice[];
}

/** Selects a choice; facets with a single option are picked at once. */
export function take(offer: Offer, id: string): Selection {
  const choice = choiceNamed(offer, id);
  return choice ? settled(offer.view, choice, []) : EMPTY_SELECTION;
}

/** Picks a facet for the selected choice; an impossible one changes nothing. */
export function pick(offer: Offer, selection: Selection, facet: Facet): Selection {
  const choice = chosenChoice(offer, selection);
  if (!choice) return selection;
  const picks = fitting(offer.view, choice, selection.picks, facet);
  return picks ? settled(offer.view, choice, picks) : selection;
}

/** Undoes one step: the last pick of the player, then the choice itself. */
export function back(offer: Offer, { choice: id, picks }: Selection): Selection {
  const choice = id === undefined ? undefined : choiceNamed(offer, id);
  if (!choice || picks.length === 0) return EMPTY_SELECTION;
  for (let length = picks.length - 1; length >= 0; length--) {
    const fewer = picks.slice(0, length);
    if (nextFacets(choice, fewer, offer.view).length > 1) return { choice: choice.id, picks: fewer };
  }
  return EMPTY_SELECTION;
}

/** Returns the action of a commit, once all facets are picked. */
export function actionToCommit(offer: Offer, selection: Selection): Action | undefined {
  const choice = chosenChoice(offer, selection);
  if (!choice || nextFacets(choice, selection.picks, offer.view).length > 0) return undefined;
  return matchingActions(choice, selection.picks, offer.view)[0];
}

/** Returns the facets that can be picked now, for the selected choice or for any. */
export function openFacets(offer: Offer, selection: Selection): readonly Facet[] {
  const choice = chosenChoice(offer, selection);
  const from = choice
    ? [nextFacets(choice, selection.picks, offer.view)]
    : offer.choices.map((one) => first(offer, one));
  const found = new Map<string, Facet>();
  for (const facet of from.flat()) found.set(facetKey(facet), facet);
  return [...found.values()];
}

/**
 * Handles a tap on a hex: picks it, or the unit there, for the selected choice; otherwise selects the first choice with
 * a use for it. A tap without a use changes nothing.
 */
export function tap(offer: Offer, selection: Selection, cell: Cell): Selection {
  const choice = chosenChoice(offer, selection);
  for (const facet of facetsAt(offer, cell)) {
    if (choice) {
      const picks = fitting(offer.view, choice, selection.picks, facet);
      if (picks) return settled(offer.view, choice, picks);
    }
  }
  for (const facet of facetsAt(offer, cell)) {
    for (const other of offer.choices) {
      if (other === choice || !isMeantBy(other.sample, facet.kind)) continue;
      const picks = fitting(offer.view, other, [], facet);
      if (picks) return settled(offer.view, other, picks);
    }
  }
  return selection;
}

/** Returns whether a tap without a selected choice may mean such an action. */
export function isMeantBy(action: Action, kind: Facet['kind']): boolean {
  return answerTo(action).tap.includes(kind === 'unit' ? 'unit' : 'hex');
}

/** Returns whether a hex is part of the armed action, so that another tap commits. */
export function isAimedAt({ view }: Offer, { picks }: Selection, cell: Cell): boolean {
  const last = picks.findLast((facet) => cellOfFacet(view, facet) >= 0);
  return last !== undefined && cellOfFacet(view, last) === cell;
}

/** Returns the cell of a facet; -1 if it has none. */
export function cellOfFacet(view: View, facet: Facet): Cell {
  if (facet.kind === 'unit') return cellOf(view, facet.unit);
  if (facet.kind === 'hex') return facet.cell;
  return 'at' in facet.option ? (facet.option.at ?? -1) : -1;
}

export function chosenChoice(offer: Offer, { choice }: Selection): ActionChoice | undefined {
  return choice === undefined ? undefined : choiceNamed(offer, choice);
}

/** Returns the part of a selection that is still valid in a new position. */
export function carriedOver(offer: Offer, selection: Selection): Selection {
  const choice = chosenChoice(offer, selection);
  return choice && matchingActions(choice, selection.picks, offer.view).length > 0 ? selection : EMPTY_SELECTION;
}

function choiceNamed({ choices }: Offer, id: string): ActionChoice | undefined {
  return choices.find((choice) => choice.id === id);
}

/** Returns the picks with this one added; an earlier pick may be replaced in the same way. */
function fitting(
  view: View,
  choice: ActionChoice,
  picks: readonly Facet[],
  facet: Facet,
): readonly Facet[] | undefined {
  for (let length = picks.length; length >= 0; length--) {
    const kept = picks.slice(0, length);
    const isOpen = nextFacets(choice, kept, view).some((one) => isSamePlace(view, one, facet));
    if (isOpen) return [...kept, nextFacets(choice, kept, view).find((one) => isSamePlace(view, one, facet))!];
  }
  return undefined;
}

function isSamePlace(view: View, open: Facet, facet: Facet): boolean {
  if (facetKey(open) === facetKey(facet)) return true;
  return open.kind === 'option' && facet.kind === 'hex' && cellOfFacet(view, open) === facet.cell;
}

/** Picks facets while there is only one option. */
function settled(view: View, choice: ActionChoice, picks: readonly Facet[]): Selection {
  let all = picks;
  for (;;) {
    const next = nextFacets(choice, all, view);
    if (next.length !== 1) return { choice: choice.id, picks: all };
    all = [...all, next[0]!];
  }
}

function first({ view }: Offer, choice: ActionChoice): readonly Facet[] {
  return nextFacets(choice, [], view);
}

/** Returns the facets that a hex may mean: the unit there first. */
function facetsAt({ view }: Offer, cell: Cell): readonly Facet[] {
  const units: Facet[] = [];
  for (let unit = 0; unit < unitCount(view); unit++)
    if (cellOf(view, unit) === cell) units.push({ kind: 'unit', unit });
  return [...units, { kind: 'hex', cell }];
}
