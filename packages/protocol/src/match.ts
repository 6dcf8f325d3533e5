import { RESULTS } from '@tessera/kernel';
import * as z from 'zod';
import { MatchId, PlayerId, SeatNumber, Seq, TableCode } from './ids.ts';

/** Milliseconds since 1970, on the server's clock. */
export const Time = z.int().min(0);

/** How long people may think: as long as they like, so long a decision, or so long in all plus a little a decision. */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('move'),
    seconds: z
      .int()
      .min(10)
      .max(30 * 86_400),
  }),
  z.strictObject({
    kind: z.literal('fischer'),
    seconds: z
      .int()
      .min(30)
      .max(7 * 86_400),
    increment: z.int().min(0).max(86_400),
  }),
]);
export type Pace = z.infer<typeof Pace>;

/** What is known of a seat by everyone who may see the match. */
export const SeatInfo = z.object({
  kind: z.enum(['open', 'human', 'bot']),
  name: z.string(),
  /** The person who sits there. */
  player: PlayerId.optional(),
  /** How strong a bot. */
  level: z.string().optional(),
  online: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** `quarantined`: its stored log does not verify. `needs-rules`: the server has not the rules it is played by; nothing else is wrong. */
export const MATCH_STATUSES = ['open', 'playing', 'over', 'quarantined', 'needs-rules'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** How a match ended: by its rules, or because somebody gave up, ran out of time, or everyone left. */
export const Ending = z.object({
  by: z.enum(['rules', 'conceded', 'timeout', 'abandoned']),
  /** Who gave up or ran out of time. */
  seat: SeatNumber.optional(),
  results: z.array(z.enum(RESULTS)),
  scores: z.array(z.number()).optional(),
  why: z.string().optional(),
});
export type Ending = z.infer<typeof Ending>;

/** A match as lists and headings show it. The same for everyone: it holds nothing that anybody may not know. */
export const MatchInfo = z.object({
  id: MatchId,
  code: TableCode,
  game: z.string(),
  title: z.string(),
  options: z.record(z.string(), z.json()),
  visibility: z.enum(['private', 'public']),
  pace: Pace,
  mode: z.enum(['enforced', 'companion']),
  status: z.enum(MATCH_STATUSES),
  seats: z.array(SeatInfo),
  host: PlayerId,
  spectators: z.int().min(0),
  seq: Seq,
  /** The seats that have something to decide. */
  deciding: z.array(SeatNumber),
  ending: Ending.optional(),
  /** The hash of the seed, public from the start; absent until the match starts. */
  commitment: z.string().optional(),
  createdAt: Time,
  /** When something last happened. */
  movedAt: Time,
  forkOf: z.object({ match: MatchId, seq: Seq }).optional(),
  /** The match in which these players meet again. */
  rematch: MatchId.optional(),
  /** Why it cannot be played on, where its stored log does not verify or its rules are not here. */
  problem: z.string().optional(),
});
export type MatchInfo = z.infer<typeof MatchInfo>;
