import { type Action, type ActionOf, type Cell, itemOf, type SlotAction, siteOf, type View } from '@tessera/heist-city';
import { itemIcon } from '../model/crews.ts';
import type { Surroundings } from '../model/surroundings.ts';
import { type Facet, hexFacet, thingFacet, unitFacet } from './facets.ts';

/** Groups of the action panel, in order. */
export const GROUPS = ['move', 'attack', 'objective', 'ability', 'item', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** Presentation of a kind of action. The texts of its button are under `choice` and `name.action`. */
export interface Answer<A> {
  readonly group: Group;
  /** Name of its icon. */
  readonly icon: string | ((action: A) => string);
  /** Returns the facets to pick, in order. Actions of one button have the same kinds of facets. */
  facets(action: A, view: View): readonly Facet[];
  /**
   * Returns the key that separates its button from others of its kind; without it all actions of the kind share one
   * button.
   */
  readonly button?: (action: A) => string | number;
  /** Kinds of facets by which a tap on the map selects it without a selected choice. */
  readonly tap: readonly Facet['kind'][];
  /** Returns sample actions of a locked button, so that it can show the reason; empty if that is obvious. */
  tries(around: Surroundings): readonly A[];
  /** Its record in the content, if it is not named like the action. */
  readonly record?: string | ((action: A) => string);
  /** Record that gives its walking distance, if it walks. */
  readonly walk?: string;
  /** Highlighted on the map without a selection. */
  readonly isLit?: boolean;
  /** Decided by a check. */
  readonly isCheck?: boolean;
  /** Ends a decision instead of being one of its options. */
  readonly isEnd?: boolean;
  /** Returns the unit that its button shows instead of an icon. */
  readonly stands?: (action: A) => number;
  /** Returns the key of its commit button under `commit`; defaults to the text of the choice. */
  readonly commit?: (action: A) => string;
}

const nothing = () => [];
const none: readonly Facet['kind'][] = [];
const toHex = ({ to }: { readonly to: Cell }) => [hexFacet(to)];
const atHex = ({ cell }: { readonly cell: Cell }) => [hexFacet(cell)];
const atTarget = ({ target }: { readonly target: number }) => [unitFacet(target)];
const atNpc = ({ npc }: { readonly npc: number }) => [unitFacet(npc)];
const someone = ({ character }: { readonly character: number }) => [unitFacet(character)];
const sendHex = ({ unit, to }: { readonly unit: number; readonly to: Cell }) => [unitFacet(unit), hexFacet(to)];
const byWeapon = ({ weapon }: { readonly weapon: string }) => weapon;
const weaponIcon = ({ weapon }: { readonly weapon: string }) => itemIcon(weapon);

/** Returns the answer of an immediate action: no facet, no tap. */
function plain<A>(group: Group, icon: string, rest: Partial<Answer<A>> = {}): Answer<A> {
  return { group, icon, facets: nothing, tap: none, tries: nothing, ...rest };
}

/** Returns the answer of a walk of the acting unit. */
function walk<A extends { readonly to: Cell }>(record: string, icon: string, tries: Answer<A>['tries']): Answer<A> {
  return { group: 'move', icon, facets: toHex, tap: ['hex'], tries, walk: record };
}

/** Returns a fist attack as the sample for why there is no attack. */
function fists({ foe }: Surroundings): readonly { readonly weapon: 'fist'; readonly target: number }[] {
  return foe < 0 ? [] : [{ weapon: 'fist', target: foe }];
}

/** Presentation of each kind of action: a new kind does not compile without an entry. */
const ANSWERS: { readonly [Type in Action['type']]: Answer<ActionOf<Type>> } = {
  // Slot actions. R 7.4 to 7.6
  move: { ...walk('move', 'run', ({ here }) => [{ type: 'move', to: here }]), isLit: true },
  hustle: walk('hustle', 'sprint', ({ here }) => [{ type: 'hustle', to: here }]),
  sprint: walk('sprint', 'sprint', ({ here }) => [{ type: 'sprint', to: here }]),
  attack: {
    group: 'attack',
    icon: weaponIcon,
    facets: atTarget,
    button: byWeapon,
    tap: ['unit'],
    tries: ({ foe, guns, blades }) =>
      foe < 0 ? [] : [...guns, ...blades].map((weapon) => ({ type: 'attack', weapon, target: foe })),
    record: ({ weapon }) => (itemOf(weapon).type === 'melee' ? 'attack-melee' : 'attack-ranged'),
    commit: ({ weapon }) => (itemOf(weapon).type === 'ranged' ? 'shoot' : 'attack'),
  },
  'throw-weapon': {
    group: 'attack',
    icon: weaponIcon,
    facets: atTarget,
    button: byWeapon,
    tap: ['unit'],
    tries: nothing,
    record: 'attack-ranged',
    commit: () => 'attack',
  },
  throw: {
    group: 'attack',
    icon: ({ item }) => itemIcon(item),
    facets: atHex,
    button: ({ item, using }) => (using === 'C' ? `${item}:C` : item),
    tap: none,
    tries: nothing,
  },
  reload: {
    ...plain('item', ''),
    icon: weaponIcon,
    button: byWeapon,
    tries: ({ foe, guns }) => (foe < 0 ? [] : guns.map((weapon) => ({ type: 'reload', weapon }))),
  },
  'pick-up': {
    group: 'objective',
    icon: 'bag',
    facets: ({ what, leave }, view) => [
      'drop' in what
        ? thingFacet(what, view.drops[what.drop]?.cell)
        : { kind: 'option', option: { id: 'gear', gear: what.gear, at: view.gear[what.gear]?.cell ?? -1 } },
      { kind: 'option', option: { id: 'leave', thing: leave } },
    ],
    tap: ['hex'],
    tries: ({ drop }) => (drop < 0 ? [] : [{ type: 'pick-up', what: { drop } }]),
  },
  'hack-computer': {
    group: 'objective',
    icon: 'laptop',
    facets: ({ computer }, view) => [hexFacet(siteOf(view.map).computers[computer]!)],
    tap: ['hex'],
    tries: ({ computer }) => (computer < 0 ? [] : [{ type: 'hack-computer', computer }]),
    isCheck: true,
  },
  'hack-upload': {
    group: 'objective',
    icon: 'usb-key',
    facets: ({ drop }) => [thingFacet({ drop })],
    tap: none,
    tries: ({ carried }) => (carried < 0 ? [] : [{ type: 'hack-upload', drop: carried }]),
    isCheck: true,
  },
  'mob-intel': {
    group: 'objective',
    icon: 'talk',
    facets: atNpc,
    tap: ['unit'],
    tries: ({ mob }) => (mob < 0 ? [] : [{ type: 'mob-intel', npc: mob }]),
    record: 'get-mob-intel',
    isCheck: true,
  },
  'remove-disguise': {
    group: 'objective',
    icon: 'unmask',
    facets: atTarget,
    tap: ['unit'],
    tries: nothing,
    isCheck: true,
  },
  charm: {
    group: 'ability',
    icon: 'charm',
    facets: atNpc,
    tap: ['unit'],
    tries: ({ mob }) => (mob < 0 ? [] : [{ type: 'charm', npc: mob }]),
    isCheck: true,
  },
  'go-loud': plain('ability', 'megaphone', { tries: () => [{ type: 'go-loud' }] }),
  'wake-up': plain('ability', 'wake'),
  'in-plain-sight': {
    group: 'ability',
    icon: 'invisible',
    facets: atTarget,
    tap: none,
    tries: ({ actor }) => [{ type: 'in-plain-sight', target: actor }],
  },
  'face-off': plain('ability', 'duality-mask', { tries: () => [{ type: 'face-off' }] }),
  'all-eyes-on-me': plain('ability', 'eyes', { tries: () => [{ type: 'all-eyes-on-me' }] }),
  push: {
    group: 'attack',
    icon: 'push',
    facets: atTarget,
    button: byWeapon,
    tap: none,
    tries: (around) => fists(around).map((blow) => ({ type: 'push', ...blow })),
  },
  'ghost-hand': {
    group: 'attack',
    icon: 'ghost',
    facets: atTarget,
    button: byWeapon,
    tap: none,
    tries: (around) => fists(around).map((blow) => ({ type: 'ghost-hand', ...blow })),
  },
  'ninja-vanish': {
    group: 'ability',
    icon: 'smoke',
    facets: toHex,
    tap: none,
    tries: ({ here }) => [{ type: 'ninja-vanish', to: here }],
    walk: 'ninja-vanish',
  },
  'move-it-along': {
    group: 'ability',
    icon: 'walk',
    facets: sendHex,
    tap: none,
    tries: nothing,
    walk: 'move-it-along',
  },
  'all-according-to-plan': plain('ability', 'plan', { tries: () => [{ type: 'all-according-to-plan' }] }),
  cqc: {
    group: 'attack',
    icon: 'fists',
    facets: ({ target, to }) => [unitFacet(target), hexFacet(to)],
    button: byWeapon,
    tap: none,
    tries: (around) => fists(around).map((blow) => ({ type: 'cqc', to: around.here, ...blow })),
    record: 'cqc-technique',
    walk: 'cqc-technique',
  },
  'camera-squib': { group: 'item', icon: 'lure', facets: atHex, tap: none, tries: nothing },
  'breaching-charge': { group: 'item', icon: 'breach', facets: atHex, tap: none, tries: nothing },
  drop: {
    group: 'item',
    icon: 'bag',
    facets: ({ what }) => [thingFacet(what)],
    tap: none,
    tries: nothing,
    record: 'drop-item',
  },

  // Activation and its end. R 6
  activate: {
    group: 'other',
    icon: 'play-button',
    facets: someone,
    button: ({ character }) => character,
    tap: ['unit'],
    tries: nothing,
    isLit: true,
    stands: ({ character }) => character,
    commit: () => 'activate',
  },
  end: plain('other', 'dice', { isEnd: true, record: 'end-activation' }),
  pass: plain('other', 'dice', { isEnd: true }),
  plan: {
    group: 'other',
    icon: 'plan',
    facets: ({ actions: [first] }, view) => (first ? facetsOf(first, view) : []),
    button: ({ actions }) => actions.map(choiceId).join(','),
    tap: ['unit', 'hex'],
    tries: nothing,
    isLit: true,
  },
  'set-alert': plain('other', 'dice', { button: ({ modifier }) => modifier }),
  concede: plain('other', 'flag'),

  // Before the first turn. R 3, 5
  loadout: plain('other', 'dice', { button: ({ items }) => items.map((list) => list.join('+')).join('/') }),
  deploy: {
    group: 'other',
    icon: ({ stance }) => STANCE_ICONS[stance],
    facets: atHex,
    button: ({ stance }) => stance,
    tap: ['hex'],
    tries: nothing,
    isLit: true,
    commit: () => 'deploy',
  },

  // Questions during an action. R 2.8, 9.2, 13, 16
  aim: {
    group: 'attack',
    icon: 'aim',
    facets: atTarget,
    button: ({ target }) => target,
    tap: ['unit'],
    tries: nothing,
    isLit: true,
    stands: ({ target }) => target,
    commit: () => 'aim',
  },
  shove: plain('other', 'dice', { button: ({ way, length }) => `${length === 0 ? '' : way}:${length}` }),
  reroll: plain('other', 'clover', { button: ({ with: item }) => item }),
  keep: plain('other', 'keep'),
  'plan-move': {
    group: 'move',
    icon: 'walk',
    facets: sendHex,
    tap: ['unit'],
    tries: nothing,
    walk: 'move',
    isLit: true,
  },
  'plan-done': plain('other', 'dice', { isEnd: true }),
  champion: {
    group: 'other',
    icon: 'laptop',
    facets: someone,
    button: ({ character }) => character,
    tap: ['unit'],
    tries: nothing,
    isLit: true,
    stands: ({ character }) => character,
    commit: () => 'champion',
  },
  'extract-with': {
    group: 'other',
    icon: 'dice',
    facets: ({ ally }) => [unitFacet(ally)],
    button: ({ ally }) => ally,
    tap: ['unit'],
    tries: nothing,
    isLit: true,
    stands: ({ ally }) => ally,
    commit: () => 'extract-with',
  },
};

const STANCE_ICONS = { hidden: 'invisible', disguised: 'duality-mask', overt: 'megaphone' } as const;

/** Returns the presentation of an action. */
export function answerTo(action: Action): Answer<Action> {
  // Each action gets the entry of its type: the table guarantees it, but TypeScript cannot infer it from a lookup.
  return ANSWERS[action.type] as Answer<Action>;
}

/** Returns the button of an action, stable across positions: `attack:katana`, `move`. */
export function choiceId(action: Action): string {
  const { button } = answerTo(action);
  return button ? `${action.type}:${button(action)}` : action.type;
}

/** Returns the facets to pick for an action, in order. */
export function facetsOf(action: Action, view: View): readonly Facet[] {
  return answerTo(action).facets(action, view);
}

/** Returns one sample of every slot action, aimed at the nearest target. */
export function triesOf(around: Surroundings): readonly SlotAction[] {
  return (Object.values(ANSWERS) as readonly Answer<SlotAction>[]).flatMap(({ tries }) => tries(around));
}

/** Returns the content record of an action, if it has one. */
export function recordOf(action: Action): string {
  const { record = action.type } = answerTo(action);
  return typeof record === 'string' ? record : record(action);
}

/** Returns the first action of a plan, or the action itself. */
export function firstOf(action: Action): Action {
  return action.type === 'plan' ? (action.actions[0] ?? action) : action;
}
