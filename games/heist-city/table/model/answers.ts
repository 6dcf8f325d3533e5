import { type Action, type ActionOf, type Cell, itemOf, type SlotAction, siteOf, type View } from '@tessera/heist-city';
import { itemIcon } from './crews.ts';
import { type Facet, hexFacet, thingFacet, unitFacet } from './facets.ts';
import type { Surroundings } from './surroundings.ts';

/** The shelves of the action panel, in the order in which they stand there. */
export const GROUPS = ['move', 'attack', 'objective', 'ability', 'item', 'other'] as const;
export type Group = (typeof GROUPS)[number];

/** Everything the table knows of a kind of action. What its button says is in the texts, under `choice` and `name.action`. */
export interface Answer<A> {
  readonly group: Group;
  /** The name of its picture. */
  readonly icon: string | ((action: A) => string);
  /** What has to be picked, in this order. Actions of one button have the same kinds of facets. */
  facets(action: A, view: View): readonly Facet[];
  /** What sets its button apart from others of its kind; without it all actions of the kind are one button. */
  readonly button?: (action: A) => string | number;
  /** What a tap on the map that takes nothing up may mean by it; others are asked for first. */
  readonly tap: readonly Facet['kind'][];
  /** What a closed button is tried with, so that it can say why it is closed; empty where that goes without saying. */
  tries(around: Surroundings): readonly A[];
  /** Its record in the content, where that is not named like the action: what it does, and how far it goes. */
  readonly record?: string | ((action: A) => string);
  /** The record that says how far it walks, if it does. */
  readonly walk?: string;
  /** Lit on the map without being asked for. */
  readonly isLit?: boolean;
  /** Succeeds or fails by a roll. */
  readonly isCheck?: boolean;
  /** Ends a decision rather than being one of its options. */
  readonly isEnd?: boolean;
  /** The unit that its button stands for, drawn in place of a picture. */
  readonly stands?: (action: A) => number;
  /** What the commit button says, by its key under `commit`; otherwise what the choice says. */
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

/** Something to do at once: nothing to pick, nothing to tap. */
function plain<A>(group: Group, icon: string, rest: Partial<Answer<A>> = {}): Answer<A> {
  return { group, icon, facets: nothing, tap: none, tries: nothing, ...rest };
}

/** A walk of one's own. */
function walk<A extends { readonly to: Cell }>(record: string, icon: string, tries: Answer<A>['tries']): Answer<A> {
  return { group: 'move', icon, facets: toHex, tap: ['hex'], tries, walk: record };
}

/** A blow with the fists will do to say why there can be none. */
function fists({ foe }: Surroundings): readonly { readonly weapon: 'fist'; readonly target: number }[] {
  return foe < 0 ? [] : [{ weapon: 'fist', target: foe }];
}

/**
 * One entry for each kind of action, and everything about it that the table must know: a new kind does not compile before it
 * has one.
 */
const ANSWERS: { readonly [Type in Action['type']]: Answer<ActionOf<Type>> } = {
  // What is done with slots. R 7.4 to 7.6
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

  // Whom to activate, and when to stop. R 6
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

  // In the middle of something. R 2.8, 9.2, 13, 16
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

/** What the table knows of an action. */
export function answerTo(action: Action): Answer<Action> {
  // Each action meets only the entry of its own type, which the table guarantees and a lookup cannot say.
  return ANSWERS[action.type] as Answer<Action>;
}

/** Which button an action belongs to: stable from one position to the next, `attack:katana`, `move`. */
export function choiceId(action: Action): string {
  const { button } = answerTo(action);
  return button ? `${action.type}:${button(action)}` : action.type;
}

/** What has to be picked for an action, in this order. */
export function facetsOf(action: Action, view: View): readonly Facet[] {
  return answerTo(action).facets(action, view);
}

/** One example of everything a character could do with its slots, aimed at whatever is nearest. */
export function triesOf(around: Surroundings): readonly SlotAction[] {
  return (Object.values(ANSWERS) as readonly Answer<SlotAction>[]).flatMap(({ tries }) => tries(around));
}

/** The record of an action in the content, if it has one. */
export function recordOf(action: Action): string {
  const { record = action.type } = answerTo(action);
  return typeof record === 'string' ? record : record(action);
}

/** What an action begins with: the first of a plan, or itself. */
export function firstOf(action: Action): Action {
  return action.type === 'plan' ? (action.actions[0] ?? action) : action;
}
