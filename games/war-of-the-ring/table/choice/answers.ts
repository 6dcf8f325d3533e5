import type { GameFormatter } from '@tessera/text';
import type { Action } from '@tessera/war-of-the-ring';
import { aTroopName, cardName, faceName, isElite, placeName } from '@tessera/war-of-the-ring/facts';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** Presentation of a kind of action. */
interface Answer<A> {
  /** Places on the map in the order of choosing: origin, then destination. */
  readonly places?: (action: A) => readonly number[];
  /** Label of its tile, a sentence that need not repeat the question above. Defaults to the whole action. */
  readonly label?: (action: A, formatter: GameFormatter) => string;
}

/** Answer chosen from a list by its text. */
const LISTED = {};
const toPlace = { places: ({ to }: { readonly to: number }) => [to] };
const fromTo = {
  places: ({ from, to }: { readonly from: number; readonly to: number }) => [from, to],
  label: ({ type, to }: ActionOf<'march' | 'attack'>, formatter: GameFormatter) =>
    formatter.t(`table.${type}To`, { place: placeName(to, formatter) }),
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
  ring: { label: ({ face }, formatter) => formatter.t('table.ringInto', { face: faceName(face, formatter) }) },
  use: { label: ({ as }, formatter) => capital(formatter.t(`name.use.${as}`), formatter) },
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
    label: ({ troop }, formatter) =>
      formatter.t(isElite(troop) ? 'table.reduce' : 'table.removeOne', { troop: aTroopName(troop, formatter) }),
  },
  slay: {
    label: ({ troop }, formatter) => formatter.t('table.removeOutright', { troop: aTroopName(troop, formatter) }),
  },
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
  play: { label: ({ card }, formatter) => formatter.t('table.playCard', { card: cardName(card, formatter) }) },
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

/** Returns the label of a place that opens further choices: the kind of choice. */
export function placeLabel(place: number, of: Action['type'], formatter: GameFormatter): string {
  const key = `table.pickPlace.${of}`;
  return formatter.t(formatter.has(key) ? key : 'table.pickPlace.choose', { place: placeName(place, formatter) });
}

/** Returns the label of an action's tile. */
export function actionLabel(action: Action, formatter: GameFormatter): string {
  return answerTo(action).label?.(action, formatter) ?? commitLabel(action, formatter);
}

/** Returns the label of the commit button: the whole action. */
export function commitLabel(action: Action, formatter: GameFormatter): string {
  return capital(formatter.action(action), formatter);
}

function capital(text: string, { language }: GameFormatter): string {
  return `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`;
}
