import * as z from 'zod';
import type { Game } from './game.ts';
import { type Json, sameJson } from './json.ts';
import type { MatchHeader } from './matchFile.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Seat } from './visibility.ts';

// A match may open a match: a campaign its scenarios, a series its games. The one that opens says with what and for whom, waits,
// and takes what is reported of it as an action of its own.

/** A match that another one waits for. */
export interface Opening {
  /** The id of its game. */
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  /** For each of its seats, the seat of the waiting match whose holder sits there; one may sit in several. */
  readonly seats: readonly Seat[];
}

/** What is told of a match that is over to the one that opened it. */
export interface FinishedMatch {
  readonly game: string;
  /** In full, with what they brought. */
  readonly options: MatchHeader['options'];
  readonly seats: number;
  /** The end of its chain: stands for everything that happened in it. */
  readonly link: string;
  /** What its game reports, or how it ended where its game says no more. */
  readonly report: Json;
}

/**
 * The action by which a match takes in what came of the one that it opened, for the union of a game's actions:
 * `returned(z.object({ gold: z.int() }))`. Nobody chooses it, so `legal` does not list it. `match` is the end of the other one's
 * chain; null where it was played on a real table, in companion mode.
 */
export function returned<Report extends z.ZodType>(report: Report) {
  return z.strictObject({ type: z.literal('returned'), match: z.string().max(128).nullable(), report });
}

/** The report of an action that takes one in. */
export interface Returned {
  readonly type: 'returned';
  readonly match: string | null;
  readonly report: Json;
}

/** Whether an action takes in what came of another match. Other games may call an action of theirs the same. */
export function isReturned(game: Pick<Game, 'opens'>, action: unknown): action is Returned {
  return game.opens !== undefined && (action as Partial<Returned> | null)?.type === 'returned';
}

/** The action that takes in this match. */
export function returnOf({ link, report }: FinishedMatch): Returned {
  return { type: 'returned', match: link, report };
}

/**
 * Why a match is not the one that is waited for, or nothing. Options that the opening does not name are the other game's own; whoever
 * has that game compares them too (`verifyMatch`).
 */
export function notOpened(opening: Opening | undefined, finished: FinishedMatch): Refusal | undefined {
  if (!opening) return refuse('nothing-opened');
  const another = (part: string) => refuse('another-match', { part });
  if (finished.game !== opening.game) return another('game');
  if (finished.seats !== opening.seats.length) return another('seats');
  const different = Object.entries(opening.options).find(([name, value]) => !sameJson(finished.options[name], value));
  return different && another(`options.${different[0]}`);
}
