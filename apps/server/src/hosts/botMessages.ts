import type { RulesPin } from '../games.ts';

/** What a bot is asked: what a person in this seat would have, and nothing more. JSON stays text on its way. */
export interface BotAsk {
  readonly game: string;
  /** By which rules of the game the match is played. */
  readonly rules: RulesPin;
  readonly level: string;
  readonly seat: number;
  readonly view: string;
  /** What the match brings along. */
  readonly brought?: string;
  readonly legal: string;
  /** For the bot's own chance, which has nothing to do with the dice of the match. */
  readonly seed: string;
}

export type BotAnswer = { readonly id: number } & (
  | { readonly action: Readonly<Record<string, unknown>> }
  | { readonly failed: string }
);
