import type { GameFormatter } from '@tessera/text';
import type { Action } from '@tessera/war-of-the-ring';
import { aTroopName, cardName, faceName, isElite, placeName } from '@tessera/war-of-the-ring/facts';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** Presentation of a kind of action. */
interface Answer<A> {
  /** Places on the map in the order of choosing: origin, then destination. */
  readonly places?: (action: A) => readonly number[];
  /** Label of its tile, a sentence that may leave out what the question above says. Defaults to the whole action. */
  readonly label?: (action: A, teller: GameFormatter) => string;
}

/** Answer chosen from a list by its text. */
const LISTED = {};
const toPlace = { places: ({ to }: { readonly to: number }) => [to] };
const fromTo = {
  places: ({ from, to }: { readonly from: number; readonly to: number }) => [from, to],
  label: ({ type, to }: ActionOf<'march' | 'attack'>, teller: GameFormatter) =>
    teller.t(`table.${type}To`, { place: placeName(to, teller) }),
};
const alongPath = { places: ({ path }: { readonly path: readonly number[] }) => [path.at(-1) ?? 0] };

/** Presentation of each kind of action: a new kind does not compile without an entry. */
const ANSWERS: { readonly [Type in Action['type']]: Answer<ActionOf<Type>> } = {
  draw: LISTED,
  discard: LISTED,
  offer: LISTED,
  declare: alongPath,
  'enter-mordor': LISTED,
  guide: LISTED,
  allocate: LISTED,
  pass: LISTED,
  skip: { label: (_action, { t }) => t('table.skipDie') },
  ring: { label: ({ face }, teller) => teller.t('table.ringInto', { face: faceName(face, teller) }) },
  use: { label: ({ as }, teller) => capital(teller.t(`name.use.${as}`), teller) },
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
      teller.t(isElite(troop) ? 'table.reduce' : 'table.removeOne', { troop: aTroopName(troop, teller) }),
  },
  slay: { label: ({ troop }, teller) => teller.t('table.removeOutright', { troop: aTroopName(troop, teller) }) },
  cease: LISTED,
  press: LISTED,
  spend: LISTED,
  retreat: toPlace,
  recruit: { places: ({ place }) => [place] },
  advance: LISTED,
  enter: { places: ({ place }) => [place] },
  voice: LISTED,
  gather: LISTED,
  travel: toPlace,
  lift: { places: ({ from }) => [from] },
  walk: alongPath,
  answer: LISTED,
  reveal: LISTED,
  casualty: LISTED,
  play: { label: ({ card }, teller) => teller.t('table.playCard', { card: cardName(card, teller) }) },
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

/** Returns the label of a place that opens further choices: what is chosen there. */
export function placeLabel(place: number, of: Action['type'], teller: GameFormatter): string {
  const key = `table.pickPlace.${of}`;
  return teller.t(teller.has(key) ? key : 'table.pickPlace.choose', { place: placeName(place, teller) });
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
