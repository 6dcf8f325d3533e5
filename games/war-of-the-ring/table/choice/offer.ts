import type { Action } from '@tessera/war-of-the-ring';
import { regionAt } from '@tessera/war-of-the-ring/facts';
import { anchorsOf } from './answers.ts';

/** Next step of a choice: a place on the map, or an action. */
export type Option =
  | {
      readonly kind: 'place';
      readonly place: number;
      readonly count: number;
      /** The kind of choice at this place. */
      readonly of: Action['type'];
    }
  | { readonly kind: 'action'; readonly action: Action };

/** Legal actions that match the choice so far. */
export interface Offer {
  /** All actions still possible. */
  readonly actions: readonly Action[];
  readonly options: readonly Option[];
  /** Regions that can be chosen next. */
  readonly regions: readonly number[];
  /** The only action that the chosen places allow. */
  readonly only: Action | undefined;
}

/** Filters the legal actions by the chosen die and places, in order. */
export function offerOf(legal: readonly Action[], trail: readonly number[], die?: number): Offer {
  const actions = legal.filter((action) => isOf(action, die) && follows(action, trail));
  const at = trail.length;
  const groups = new Map<number, Action[]>();
  const plain: Action[] = [];
  for (const action of actions) {
    const place = anchorsOf(action)[at];
    if (place === undefined) plain.push(action);
    else groups.set(place, [...(groups.get(place) ?? []), action]);
  }
  const options: Option[] = [];
  for (const [place, list] of groups) {
    const [first] = list;
    // A place with one action becomes that action.
    const isLast = first !== undefined && list.length === 1 && anchorsOf(first).length === at + 1;
    if (!first) continue;
    options.push(
      isLast ? { kind: 'action', action: first } : { kind: 'place', place, count: list.length, of: first.type },
    );
  }
  for (const action of plain) options.push({ kind: 'action', action });
  const [only] = actions;
  return {
    actions,
    options,
    regions: [...new Set([...groups.keys()].map(regionAt))],
    only: actions.length === 1 && only && at > 0 && anchorsOf(only).length <= at ? only : undefined,
  };
}

function isOf(action: Action, die: number | undefined): boolean {
  return die === undefined || !('die' in action) || action.die === die;
}

function follows(action: Action, trail: readonly number[]): boolean {
  const anchors = anchorsOf(action);
  // After a place is chosen, actions without a place are hidden.
  return trail.every((place, i) => anchors[i] === place);
}

/** Returns the place that choosing a region means: the next place in it. */
export function placeAt({ actions }: Offer, trail: readonly number[], region: number): number | undefined {
  for (const action of actions) {
    const place = anchorsOf(action)[trail.length];
    if (place !== undefined && regionAt(place) === region) return place;
  }
  return undefined;
}

/** Returns whether an action is still possible. */
export function isOffered(legal: readonly Action[], action: Action | undefined): boolean {
  if (!action) return false;
  const wanted = JSON.stringify(action);
  return legal.some((one) => JSON.stringify(one) === wanted);
}

/** Returns a stable key of an option. */
export function optionKey(option: Option): string {
  return option.kind === 'place' ? `place ${option.place}` : JSON.stringify(option.action);
}
