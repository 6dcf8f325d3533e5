import { type Action, isSlotAction, itemOf, type SlotAction, slotsOf, type View } from '@tessera/heist-city';
import { type Facet, facetKey, facetsOf } from './facets.ts';

/** The shelves of the action panel, in the order in which they stand there. */
const GROUPS = ['move', 'attack', 'objective', 'ability', 'item', 'other'] as const;
type Group = (typeof GROUPS)[number];

/** One button of the dock: all legal actions that differ only in what they are aimed at. */
export interface Choice {
  /** Stable from one position to the next, so that a selection survives an update: `attack:katana`, `move`. */
  readonly id: string;
  readonly group: Group;
  /** Any one of its actions, to say what kind it is. */
  readonly sample: Action;
  readonly actions: readonly Action[];
  /** Slots it takes; nothing where slots do not matter. */
  readonly slots: number | undefined;
}

/** Legal actions as buttons. Every action is in exactly one of them. */
export function choicesOf(view: View, legal: readonly Action[]): readonly Choice[] {
  const byId = new Map<string, Action[]>();
  for (const action of legal) {
    const id = choiceId(action);
    const actions = byId.get(id);
    if (actions) actions.push(action);
    else byId.set(id, [action]);
  }
  const choices = [...byId].map(([id, actions]): Choice => {
    const sample = actions[0]!;
    return { id, group: groupOf(sample), sample, actions, slots: costOf(view, sample) };
  });
  return choices.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (a.slots ?? 0) - (b.slots ?? 0));
}

/** Which button an action belongs to. */
export function choiceId(action: Action): string {
  switch (action.type) {
    case 'attack':
    case 'throw-weapon':
    case 'push':
    case 'ghost-hand':
    case 'cqc':
    case 'reload':
      return `${action.type}:${action.weapon}`;
    case 'throw':
      return `throw:${action.item}${action.using === 'C' ? ':C' : ''}`;
    case 'activate':
    case 'champion':
      return `${action.type}:${action.character}`;
    case 'aim':
      return `aim:${action.target}`;
    case 'extract-with':
      return `extract-with:${action.ally}`;
    case 'deploy':
      return `deploy:${action.stance}`;
    case 'reroll':
      return `reroll:${action.with}`;
    case 'shove':
      return `shove:${action.length === 0 ? '' : action.way}:${action.length}`;
    case 'loadout':
      return `loadout:${action.items.map((list) => list.join('+')).join('/')}`;
    case 'set-alert':
      return `set-alert:${action.modifier}`;
    case 'plan':
      return `plan:${action.actions.map(choiceId).join(',')}`;
    default:
      return action.type;
  }
}

/** What can be picked next, given what has been picked; no two alike. */
export function nextFacets(choice: Choice, picks: readonly Facet[], view: View): readonly Facet[] {
  const found = new Map<string, Facet>();
  for (const action of matching(choice, picks, view)) {
    const facet = facetsOf(action, view)[picks.length];
    if (facet) found.set(facetKey(facet), facet);
  }
  return [...found.values()];
}

/** The actions that are left after some picks. */
export function matching(choice: Choice, picks: readonly Facet[], view: View): readonly Action[] {
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
  return slotsOf(view, view.activation.character, action satisfies SlotAction);
}

const GROUP_OF: { readonly [Type in Action['type']]?: Group } = {
  move: 'move',
  hustle: 'move',
  sprint: 'move',
  'plan-move': 'move',
  'ninja-vanish': 'ability',
  attack: 'attack',
  'throw-weapon': 'attack',
  aim: 'attack',
  throw: 'attack',
  cqc: 'attack',
  'ghost-hand': 'attack',
  push: 'attack',
  'pick-up': 'objective',
  'hack-computer': 'objective',
  'hack-upload': 'objective',
  'mob-intel': 'objective',
  'remove-disguise': 'objective',
  charm: 'ability',
  'go-loud': 'ability',
  'wake-up': 'ability',
  'in-plain-sight': 'ability',
  'face-off': 'ability',
  'all-eyes-on-me': 'ability',
  'move-it-along': 'ability',
  'all-according-to-plan': 'ability',
  'camera-squib': 'item',
  'breaching-charge': 'item',
  reload: 'item',
  drop: 'item',
};

function groupOf(action: Action): Group {
  if (action.type === 'plan') return action.actions[0] ? groupOf(action.actions[0]) : 'other';
  return GROUP_OF[action.type] ?? 'other';
}

/** Whether this is an attack made with a gun. */
export function isShot(action: Action): boolean {
  return action.type === 'attack' && itemOf(action.weapon).type === 'ranged';
}

/** What can be picked first. */
export function firstFacets(choice: Choice, view: View): readonly Facet[] {
  return nextFacets(choice, [], view);
}
