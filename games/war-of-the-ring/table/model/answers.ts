import type { GameFormatter } from '@tessera/text';
import type { Action } from '@tessera/war-of-the-ring';
import {
  cardName,
  characterName,
  faceName,
  isElite,
  nationName,
  placeName,
  troopName,
} from '@tessera/war-of-the-ring/facts';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** Presentation of a kind of action. */
interface Answer<A> {
  /** Places on the map in the order of choosing: origin, then destination. */
  readonly places?: (action: A) => readonly number[];
  /** Label of its tile: short, because the question above gives the context. Defaults to the whole action. */
  readonly label?: (action: A, teller: GameFormatter) => string;
}

/** Answer chosen from a list by its text. */
const LISTED = {};
const toPlace = {
  places: ({ to }: { readonly to: number }) => [to],
  label: ({ to }: { readonly to: number }, teller: GameFormatter) => placeName(to, teller),
};
const fromTo = {
  places: ({ from, to }: { readonly from: number; readonly to: number }) => [from, to],
  label: toPlace.label,
};
const lastOf = ({ path }: { readonly path: readonly number[] }) => path.at(-1) ?? 0;
const alongPath = {
  places: (action: { readonly path: readonly number[] }) => [lastOf(action)],
  label: (action: { readonly path: readonly number[] }, teller: GameFormatter) => placeName(lastOf(action), teller),
};
const person = {
  label: ({ character }: { readonly character: number }, teller: GameFormatter) => characterName(character, teller),
};

/** Presentation of each kind of action: a new kind does not compile without an entry. */
const ANSWERS: { readonly [Type in Action['type']]: Answer<ActionOf<Type>> } = {
  draw: LISTED,
  discard: LISTED,
  offer: LISTED,
  declare: alongPath,
  'enter-mordor': LISTED,
  guide: person,
  allocate: { label: ({ dice }, { say: t }) => t('table.nDice', { n: dice }) },
  pass: LISTED,
  skip: { label: (_action, { say: t }) => t('table.skipDie') },
  ring: { label: ({ face }, teller) => faceName(face, teller) },
  use: { label: ({ as }, teller) => capital(teller.say(`name.use.${as}`), teller) },
  march: fromTo,
  onward: toPlace,
  attack: fromTo,
  leave: LISTED,
  stay: LISTED,
  go: LISTED,
  done: LISTED,
  disband: LISTED,
  stand: LISTED,
  shelter: LISTED,
  combat: LISTED,
  hit: {
    label: ({ troop }, teller) =>
      teller.say(isElite(troop) ? 'table.reduce' : 'table.removeOne', { troop: troopName(troop, teller) }),
  },
  slay: { label: ({ troop }, teller) => teller.say('table.removeOutright', { troop: troopName(troop, teller) }) },
  cease: LISTED,
  press: LISTED,
  spend: LISTED,
  retreat: toPlace,
  recruit: { places: ({ place }) => [place], label: ({ troop }, teller) => troopName(troop, teller) },
  advance: { label: ({ nation }, teller) => nationName(nation, teller) },
  enter: { places: ({ place }) => [place] },
  voice: LISTED,
  gather: person,
  travel: toPlace,
  lift: { places: ({ from }) => [from] },
  walk: alongPath,
  answer: LISTED,
  reveal: LISTED,
  casualty: LISTED,
  play: { label: ({ card }, teller) => cardName(card, teller) },
  choose: { places: ({ what, value }) => (what === 'region' || what === 'place' ? [value] : []) },
  remove: LISTED,
  accept: LISTED,
  decline: LISTED,
};

function answerTo<A extends Action>(action: A): Answer<A> {
  // TypeScript cannot express a lookup by a union: the entry belongs to the kind of `action`.
  return ANSWERS[action.type] as Answer<A>;
}

/** Returns the places to choose for an action, in order. */
export function anchorsOf(action: Action): readonly number[] {
  return answerTo(action).places?.(action) ?? [];
}

/** Returns the label of an action's tile. */
export function actionLabel(action: Action, teller: GameFormatter): string {
  return answerTo(action).label?.(action, teller) ?? commitLabel(action, teller);
}

/** Returns the label of the commit button: the whole action. */
export function commitLabel(action: Action, teller: GameFormatter): string {
  return capital(teller.action(action), teller);
}

function capital(text: string, { language }: GameFormatter): string {
  return `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`;
}
