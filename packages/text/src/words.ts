import type { GameEvent, Json, Message, Seat, Teams, Viewer } from '@tessera/kernel';
import type { Say } from './say.ts';

/** Who is told something: through whose eyes, and how the people at the table are called. */
export interface Listener<View = object> {
  /** What they see, as it was then or later, where there is something to see. */
  readonly view?: View | undefined;
  /** Where they sit; nowhere for somebody who watches. */
  readonly seat?: Seat | undefined;
  /** What whoever sits in each seat is called; seats without a name are called by their number. */
  readonly names?: readonly string[] | undefined;
  /** Who plays together, where there are teams. */
  readonly teams?: Teams | undefined;
}

/** Everything that something is put into words with. */
export interface Telling<View = object> extends Listener<View> {
  readonly language: string;
  readonly say: Say;
  /** Whether there is a text under this key. */
  has(key: string): boolean;
  seatName(seat: Seat): string;
  /** What a team is called, by its code. */
  teamName(team: string): string;
  /** `a, b and c`, as this language writes it. */
  list(parts: readonly string[]): string;
  /** A number as this language writes it, to a hundredth at most. */
  number(value: number): string;
}

// Written as methods, which TypeScript compares loosely: the words of one game can then be held as those of any.
interface Wordings<View> {
  wording(value: Json, telling: Telling<View>, params: Readonly<Record<string, Json | undefined>>): string | number;
}

/** Puts a parameter into words: a unit into its name, a hex into its coordinates, a list into how many it has. */
export type Wording<View = object> = Wordings<View>['wording'];

/** How a game's codes and parameters become words, whatever the language. The sentences are in its bundles. */
export interface GameWords<
  View extends object = object,
  Action extends { readonly type: string } = { readonly type: string },
  Event extends GameEvent = GameEvent,
> {
  /**
   * How a parameter is put into words, by its name: one name means one thing in all sentences of a game. Others are
   * written as they are; `seat` is whoever sits there.
   */
  readonly params: Readonly<Record<string, Wording<View>>>;
  /** The sentence for an action, where it is not the one named like its type with its own fields. */
  readonly actions?: { readonly [Type in Action['type']]?: Sayings<View, Extract<Action, { type: Type }>>['action'] };
  /** The sentence for an event, where it is not the one named like its type with its own fields. */
  readonly events?: { readonly [Type in Event['type']]?: Sayings<View, Extract<Event, { type: Type }>>['event'] };
  /** The value of a reason, by the code of the reason, where it is not a plain number. */
  readonly values?: Readonly<Record<string, Wording<View>>>;
  /** The board in plain text, for terminals and screen readers. */
  board?(view: View, viewer: Viewer, telling: Telling<View>): string;
}

interface Sayings<View, Said> {
  action(action: Said, view: View): Message;
  event(event: Said, view: View | undefined): Message;
}
