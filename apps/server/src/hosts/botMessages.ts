import type { RulesPin } from '../games.ts';

/** Request to a bot, with the information of a person in this seat and nothing more. JSON is passed on as text. */
export interface BotRequest {
  readonly game: string;
  /** Rules version of the match. */
  readonly rules: RulesPin;
  readonly level: string;
  readonly seat: number;
  readonly view: string;
  /** Attachment of the match. */
  readonly brought?: string;
  readonly legal: string;
  /** Seed of the bot's random numbers, independent of the dice of the match. */
  readonly seed: string;
}

export type BotAnswer = { readonly id: number } & (
  | { readonly action: Readonly<Record<string, unknown>> }
  | { readonly failed: string }
);
