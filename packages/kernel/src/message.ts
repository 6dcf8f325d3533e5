import type { Json } from './state/json.ts';

/** A translatable message: a code to look up in a game's texts, and the parameters of the text. */
export interface Message {
  readonly code: string;
  /** Units, hexes, cards and the like, by number or id; the game's texts turn them into names. */
  readonly params?: Readonly<Record<string, Json>>;
}
