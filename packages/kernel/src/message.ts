import type { Json } from './json.ts';

/** Something to be said, in no language: a code to look up in a game's texts, and what fills the gaps of the sentence. */
export interface Message {
  readonly code: string;
  /** Units, hexes, cards and the like by their numbers and ids; the game's texts turn them into names. */
  readonly params?: Readonly<Record<string, Json>>;
}
