import type { TranslateFn } from '@tessera/i18n';
import type { GameEvent, Json, Message, Seat, Teams, Viewer } from '@tessera/kernel';

/** The audience of a text: its viewer, and the names of the players. */
export interface FormatAudience<View = object> {
  /** The viewer's view at that time or later, if there is one. */
  readonly view?: View | undefined;
  /** The viewer's seat; undefined for a spectator. */
  readonly seat?: Seat | undefined;
  /** The player name of each seat; seats without a name are called by their number. */
  readonly names?: readonly string[] | undefined;
  /** The team code of each seat, if there are teams. */
  readonly teams?: Teams | undefined;
}

/** The context for formatting a message. */
export interface FormatContext<View = object> extends FormatAudience<View> {
  readonly language: string;
  readonly t: TranslateFn;
  /** Whether there is a text with this key. */
  has(key: string): boolean;
  seatName(seat: Seat): string;
  /** Returns the name of a team by its code. */
  teamName(team: string): string;
  /** Formats a list in this language: `a, b and c`. */
  list(parts: readonly string[]): string;
  /** Formats a number in this language, with at most two decimals. */
  number(value: number): string;
}

// A method, because TypeScript checks its parameters bivariantly: the formatters of one game can be stored as those of
// any.
interface Wordings<View> {
  wording(
    value: Json,
    context: FormatContext<View>,
    params: Readonly<Record<string, Json | undefined>>,
  ): string | number;
}

/** Formats a parameter: a unit as its name, a hex as its coordinates, a list as its length. */
export type ParamFormatter<View = object> = Wordings<View>['wording'];

/** How a game's codes and parameters are formatted, independent of the language. The texts are in its bundles. */
export interface GameMessageFormat<
  View extends object = object,
  Action extends { readonly type: string } = { readonly type: string },
  Event extends GameEvent = GameEvent,
> {
  /**
   * Formatters by parameter name; a name has one meaning in all texts of a game. Other parameters are inserted
   * unchanged; `seat` becomes the player's name.
   */
  readonly params: Readonly<Record<string, ParamFormatter<View>>>;
  /** The message of an action, unless it is the text named after its type with its own fields. */
  readonly actions?: { readonly [Type in Action['type']]?: Sayings<View, Extract<Action, { type: Type }>>['action'] };
  /** The message of an event, unless it is the text named after its type with its own fields. */
  readonly events?: { readonly [Type in Event['type']]?: Sayings<View, Extract<Event, { type: Type }>>['event'] };
  /** Formatters for the values of reasons, by reason code, unless they are plain numbers. */
  readonly values?: Readonly<Record<string, ParamFormatter<View>>>;
  /** Formats the board as plain text, for terminals and screen readers. */
  board?(view: View, viewer: Viewer, context: FormatContext<View>): string;
}

interface Sayings<View, Said> {
  action(action: Said, view: View): Message;
  event(event: Said, view: View | undefined): Message;
}
