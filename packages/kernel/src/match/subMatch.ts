import * as z from 'zod';
import type { Game } from '../game.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Json, sameJson } from '../state/json.ts';
import type { Seat } from '../state/visibility.ts';
import type { MatchHeader } from './matchFile.ts';

// A match may start a sub-match: a campaign its scenarios, a series its games. The parent requests it with options and
// seats, waits, and receives its report as an action.

/** A request for a sub-match. */
export interface SubMatchRequest {
  /** The id of the sub-match's game. */
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  /** For each seat of the sub-match, the parent seat whose player sits there. A player may hold several. */
  readonly seats: readonly Seat[];
}

/** The result of a finished sub-match. */
export interface SubMatchResult {
  readonly game: string;
  /** The full options, including attachments. */
  readonly options: MatchHeader['options'];
  readonly seats: number;
  /** The end of the sub-match's hash chain, which covers everything that happened in it. */
  readonly link: string;
  /** The report defined by the game, or the outcome by default. */
  readonly report: Json;
}

/**
 * Builds the schema of the action with which a match collects the result of its sub-match, for the union of a game's
 * actions: `subMatchReturnSchema(z.object({ gold: z.int() }))`. Players do not choose it, so `legal` does not list it. `match` is
 * the end of the sub-match's chain; null when it was played on a physical table, in companion mode.
 */
export function subMatchReturnSchema<Report extends z.ZodType>(report: Report) {
  return z.strictObject({ type: z.literal('returned'), match: z.string().max(128).nullable(), report });
}

/** The action that collects the result of a sub-match. */
export interface SubMatchReturn {
  readonly type: 'returned';
  readonly match: string | null;
  readonly report: Json;
}

/**
 * Whether an action collects a sub-match. Games without sub-matches may use the same action type for something else.
 */
export function isSubMatchReturn(game: Pick<Game, 'opens'>, action: unknown): action is SubMatchReturn {
  return game.opens !== undefined && (action as Partial<SubMatchReturn> | null)?.type === 'returned';
}

/** Whether a match of this game has a result for its parent match when one of its seats gives up. */
export function reportsConcession({ concession, report }: Pick<Game, 'concession' | 'report'>): boolean {
  return concession !== undefined || report === undefined;
}

/** Returns the action that collects this sub-match. */
export function subMatchReturn({ link, report }: SubMatchResult): SubMatchReturn {
  return { type: 'returned', match: link, report };
}

/**
 * Returns the reason why a finished match is not the requested sub-match, if any. Only options in the request are
 * compared; `verifyMatch`, which has the sub-match's game, compares the others too.
 */
export function whyNotSubMatch(opening: SubMatchRequest | undefined, finished: SubMatchResult): Refusal | undefined {
  if (!opening) return refuse('nothing-opened');
  const another = (part: string) => refuse('another-match', { part });
  if (finished.game !== opening.game) return another('game');
  if (finished.seats !== opening.seats.length) return another('seats');
  const different = Object.entries(opening.options).find(([name, value]) => !sameJson(finished.options[name], value));
  return different && another(`options.${different[0]}`);
}
