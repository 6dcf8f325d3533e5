import { areMates, RESULTS, type Teams } from '@tessera/kernel';
import * as z from 'zod';
import { MatchId, PlayerId, SeatNumber, Seq, TableCode } from './ids.ts';

/** Milliseconds since 1970, on the server's clock. */
export const Time = z.int().min(0);

/** The time control: unlimited, time per decision, or total time plus an increment per decision. */
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

/** The holder of a seat: open, a human player or a bot. */
export const Holder = z.object({
  kind: z.enum(['open', 'human', 'bot']),
  name: z.string(),
  /** The player in the seat. */
  player: PlayerId.optional(),
  /** The level of the bot. */
  level: z.string().optional(),
});
export type Holder = z.infer<typeof Holder>;

/** The public data of a seat. */
export const SeatInfo = Holder.extend({
  online: z.boolean(),
  /** Set when the match does not wait for a player here: an open seat that may be taken later. */
  later: z.literal(true).optional(),
  /** Set when the player here is ready to start, at a table that starts so. */
  ready: z.literal(true).optional(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** How long a player may be absent, in seconds, before the others may free the seat without a vote. */
export const Absence = z
  .int()
  .min(60)
  .max(60 * 86_400);

/** The default absence. */
const DEFAULT_ABSENCE = 600;

/** Returns the allowed absence: at least the time control, so that no player is replaced before their time runs out. */
export function absenceOf(pace: Pace, chosen = DEFAULT_ABSENCE): number {
  return pace.kind === 'none' ? chosen : Math.max(chosen, pace.seconds);
}

/** `quarantined`: the stored log does not verify. `needs-rules`: the server lacks the rules of the match. */
export const MATCH_STATUSES = ['open', 'playing', 'over', 'quarantined', 'needs-rules'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** How a match ended: by the rules, a concession, a timeout, or because all players left. */
export const Ending = z.object({
  by: z.enum(['rules', 'conceded', 'timeout', 'abandoned']),
  /** The seat that conceded or timed out. */
  seat: SeatNumber.optional(),
  results: z.array(z.enum(RESULTS)),
  scores: z.array(z.number()).optional(),
  why: z.string().optional(),
});
export type Ending = z.infer<typeof Ending>;

/** The participants allowed to chat: seated players and the host, or spectators too. */
export const CHAT_RULES = ['seated', 'everyone'] as const;
export const ChatRule = z.enum(CHAT_RULES);
export type ChatRule = z.infer<typeof ChatRule>;

/** Which seats one player may hold: one, several of one team, or any. `any` makes the match practice. */
export const SEVERAL_SEATS = ['none', 'team', 'any'] as const;
export const SeveralSeats = z.enum(SEVERAL_SEATS);
export type SeveralSeats = z.infer<typeof SeveralSeats>;

/**
 * Which actions may be undone: none; those that revealed nothing (others by consent); or any. `practice`
 * marks the match as practice.
 */
export const UNDO_POLICIES = ['none', 'revealed', 'practice'] as const;
export const UndoPolicy = z.enum(UNDO_POLICIES);
export type UndoPolicy = z.infer<typeof UndoPolicy>;

/** The attachments of a match by option; the option contains the hash. Sent once, when a client joins. */
export const MatchAttachments = z.record(z.string(), z.string());
export type MatchAttachments = z.infer<typeof MatchAttachments>;

/** The ready check of a table that starts when all of its players are ready. */
export const ReadyCheck = z.object({
  /** When the match starts: all players are ready, and any of them can still stop it. Absent before that. */
  startsAt: Time.optional(),
  /** Why all marks were taken back, until a player is ready again. */
  reset: z.enum(['seats-changed']).optional(),
});
export type ReadyCheck = z.infer<typeof ReadyCheck>;

/** Milliseconds between the last ready mark and the start. */
export const START_COUNT_MS = 3000;

/** The public summary of a match, for lists and headings. All viewers get the same, so it contains nothing hidden. */
export const MatchInfo = z.object({
  id: MatchId,
  code: TableCode,
  game: z.string(),
  title: z.string(),
  /** Options with attachments are replaced by their hash. */
  options: z.record(z.string(), z.json()),
  visibility: z.enum(['private', 'public']),
  /** Absent for the default; see `chatRuleOf`. */
  chat: ChatRule.optional(),
  /** Spectators whom the host has muted. */
  muted: z.array(PlayerId).optional(),
  pace: Pace,
  mode: z.enum(['enforced', 'companion']),
  status: z.enum(MATCH_STATUSES),
  seats: z.array(SeatInfo),
  /** The team code of each seat; absent when every seat plays alone. */
  teams: z.array(z.string()).optional(),
  /** Absent for the default; see `severalSeatsOf`. */
  several: SeveralSeats.optional(),
  /** Absent for the default; see `undoPolicyOf`. */
  undo: UndoPolicy.optional(),
  host: PlayerId,
  spectators: z.int().min(0),
  seq: Seq,
  /** How the table waits for ready marks before its start; absent when it does not. */
  readyCheck: ReadyCheck.optional(),
  /** The seats with a pending decision. */
  deciding: z.array(SeatNumber),
  ending: Ending.optional(),
  /** The commitment to the seed of the dice; absent until the match starts. */
  commitment: z.string().optional(),
  createdAt: Time,
  /** Time of the last log entry. */
  movedAt: Time,
  /** The match and entry that this one was forked from. Hidden parts may have been re-dealt. */
  forkOf: z.object({ match: MatchId, seq: Seq }).optional(),
  /** Set when the match was imported from a file: its importer may know hidden information. */
  imported: z.literal(true).optional(),
  /** Set when the host has exported the running match, which reveals hidden information and future dice. */
  fileTaken: z.literal(true).optional(),
  /** Set when a personal match has a link through which others look at it. */
  shared: z.literal(true).optional(),
  /** How far the match has advanced: a code of the game's texts. */
  progress: z.object({ code: z.string(), params: z.record(z.string(), z.number()).optional() }).optional(),
  /** Set when a player alone with bots undid dice or revealed information, or when the table's rules allow it. */
  practice: z.literal(true).optional(),
  /** How long players may be absent, in seconds, before the others may free their seat. */
  absence: z.number().min(0).optional(),
  /** The rematch of these players. */
  rematch: MatchId.optional(),
  /** The sub-match it waits for: its game, and for each of its seats the seat here whose player sits there. */
  opens: z.object({ game: z.string(), seats: z.array(SeatNumber) }).optional(),
  /** The latest sub-match. */
  opened: MatchId.optional(),
  /** The latest sub-match that was imported with this match. */
  lastOpened: MatchId.optional(),
  /** The parent match, which receives the result of this one. */
  openedBy: MatchId.optional(),
  /** Why the match cannot continue: its stored log does not verify, or its rules are missing. */
  problem: z.string().optional(),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

/** Returns the default chat rule: invited spectators may chat, strangers may not. */
export function defaultChatRule(visibility: MatchInfo['visibility']): ChatRule {
  return visibility === 'public' ? 'seated' : 'everyone';
}

/** Returns the chat rule of a table. */
export function chatRuleOf({ chat, visibility }: Pick<MatchInfo, 'chat' | 'visibility'>): ChatRule {
  return chat ?? defaultChatRule(visibility);
}

/** Returns the reason why a player may not chat at this table, if any. The host and seated players always may. */
export function whyNoChat(
  info: Pick<MatchInfo, 'chat' | 'visibility' | 'muted' | 'host'> & { seats: readonly Pick<SeatInfo, 'player'>[] },
  player: string,
): 'chat-seated-only' | 'chat-muted' | undefined {
  if (info.host === player || info.seats.some((seat) => seat.player === player)) return undefined;
  if (info.muted?.includes(player)) return 'chat-muted';
  return chatRuleOf(info) === 'seated' ? 'chat-seated-only' : undefined;
}

/** Returns the default rule: friends may hold several seats of one team, strangers only one. */
export function defaultSeveralSeats(visibility: MatchInfo['visibility']): SeveralSeats {
  return visibility === 'public' ? 'none' : 'team';
}

/** Returns the rule for several seats at this table. */
export function severalSeatsOf({ several, visibility }: Pick<MatchInfo, 'several' | 'visibility'>): SeveralSeats {
  return several ?? defaultSeveralSeats(visibility);
}

/** Returns the undo policy of a table; by default, actions that revealed nothing. */
export function undoPolicyOf({ undo }: Pick<MatchInfo, 'undo'>): UndoPolicy {
  return undo ?? 'revealed';
}

/** Returns the reason why a player with these seats may not take another one, if any. */
export function whyNotSeatToo(
  { rule, teams }: { readonly rule: SeveralSeats; readonly teams: Teams | undefined },
  own: readonly number[],
  seat: number,
): 'already-seated' | 'other-side' | undefined {
  if (own.length === 0 || own.includes(seat) || rule === 'any') return undefined;
  if (rule === 'none' || !teams) return 'already-seated';
  return own.every((other) => areMates(teams, other, seat)) ? undefined : 'other-side';
}

/** Returns the seats of a player at a table. */
export function seatsOfPlayer(
  { seats }: { readonly seats: readonly Pick<SeatInfo, 'player'>[] },
  player: string | undefined,
): number[] {
  return player === undefined ? [] : seats.flatMap((seat, number) => (seat.player === player ? [number] : []));
}

/**
 * Whether a player may export the file of a running match, which reveals everything. Only the host of a match without
 * opponents may.
 */
export function mayTakeFile(
  { host, teams, seats }: Pick<MatchInfo, 'host' | 'teams'> & { seats: readonly unknown[] },
  player: string | undefined,
): boolean {
  return player === host && (seats.length === 1 || (teams !== undefined && new Set(teams).size === 1));
}

/**
 * Whether a match is for a single player, such as a character sheet: private, with one seat. No player can be invited
 * to it.
 */
export function isPersonal({
  visibility,
  seats,
}: Pick<MatchInfo, 'visibility'> & { seats: readonly unknown[] }): boolean {
  return visibility === 'private' && seats.length === 1;
}

/** The name of a seat whose person has deleted their account. Clients show it in the language of their user. */
export const ERASED_NAME = 'Deleted player';
