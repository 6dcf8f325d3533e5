import { type Action, isSlotAction, slotsOf, type View } from '@tessera/heist-city';
import { answerTo, choiceId, facetsOf, firstOf, GROUPS, type Group } from './answers.ts';
import { type Facet, facetKey } from './facets.ts';

/** Button of the dock: all legal actions that differ only in their targets. */
export interface ActionChoice {
  /** Stable across positions, so that a selection survives an update: `attack:katana`, `move`. */
  readonly id: string;
  readonly group: Group;
  /** Any of its actions, as a sample of its kind. */
  readonly sample: Action;
  readonly actions: readonly Action[];
  /** Slot cost; undefined for other actions. */
  readonly slots: number | undefined;
}

/** Groups legal actions into buttons. Every action is in exactly one of them. */
export function choicesOf(view: View, legal: readonly Action[]): readonly ActionChoice[] {
  const byId = new Map<string, Action[]>();
  for (const action of legal) {
    const id = choiceId(action);
    const actions = byId.get(id);
    if (actions) actions.push(action);
    else byId.set(id, [action]);
  }
  const choices = [...byId].map(([id, actions]): ActionChoice => {
    const sample = actions[0]!;
    return { id, group: answerTo(firstOf(sample)).group, sample, actions, slots: costOf(view, sample) };
  });
  return choices.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (a.slots ?? 0) - (b.slots ?? 0));
}

/** Returns whether a choice ends the decision instead of being one of its options. */
export function isEnd({ sample }: Pick<ActionChoice, 'sample'>): boolean {
  return answerTo(sample).isEnd === true || (sample.type === 'plan' && sample.actions.length === 0);
}

/** Returns the distinct facets that can be picked next, after the given picks. */
export function nextFacets(choice: ActionChoice, picks: readonly Facet[], view: View): readonly Facet[] {
  const found = new Map<string, Facet>();
  for (const action of matchingActions(choice, picks, view)) {
    const facet = facetsOf(action, view)[picks.length];
    if (facet) found.set(facetKey(facet), facet);
  }
  return [...found.values()];
}

/** Returns the actions that match the picks. */
export function matchingActions(choice: ActionChoice, picks: readonly Facet[], view: View): readonly Action[] {
  if (picks.length === 0) return choice.actions;
  const keys = picks.map(facetKey);
  return choice.actions.filter((action) => {
    const facets = facetsOf(action, view);
    return keys.every((key, i) => facets[i] !== undefined && facetKey(facets[i]) === key);
  });
}

function costOf(view: View, action: Action): number | undefined {
  if (action.type === 'plan') return action.actions[0] ? costOf(view, action.actions[0]) : 0;
  if (!isSlotAction(action) || view.activation === null || view.phase !== 'player-activation') return undefined;
  return slotsOf(view, view.activation.character, action);
}

/** Returns the facets that can be picked first. */
export function firstFacets(choice: ActionChoice, view: View): readonly Facet[] {
  return nextFacets(choice, [], view);
}
