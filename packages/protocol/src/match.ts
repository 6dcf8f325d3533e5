import { areMates, RESULTS, type Teams } from '@tessera/kernel';
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

/** Who has a seat: nobody, a person or a bot. */
export const Holder = z.object({
  kind: z.enum(['open', 'human', 'bot']),
  name: z.string(),
  /** The person who sits there. */
  player: PlayerId.optional(),
  /** How strong a bot. */
  level: z.string().optional(),
});
export type Holder = z.infer<typeof Holder>;

/** What is known of a seat by everyone who may see the match. */
export const SeatInfo = Holder.extend({
  online: z.boolean(),
  /** Whether nobody is waited for where it is free: somebody may come later. */
  later: z.literal(true).optional(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** How long somebody may be away, in seconds, before those at the table may free their seat without a vote. */
export const Absence = z
  .int()
  .min(60)
  .max(60 * 86_400);

/** What a table allows that has not chosen. */
const USUAL_ABSENCE = 600;

/** The absence that a table allows, whatever was chosen: nobody is replaced before their time to think is up. */
export function absenceOf(pace: Pace, chosen = USUAL_ABSENCE): number {
  return pace.kind === 'none' ? chosen : Math.max(chosen, pace.seconds);
}

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

/** Who may write at a table: whoever sits there and its host, or whoever watches too. */
export const CHAT_RULES = ['seated', 'everyone'] as const;
export const ChatRule = z.enum(CHAT_RULES);
export type ChatRule = z.infer<typeof ChatRule>;

/** Which seats one person may have at a table: one, several of one team, or any, which makes it practice. */
export const SEVERAL_SEATS = ['none', 'team', 'any'] as const;
export const SeveralSeats = z.enum(SEVERAL_SEATS);
export type SeveralSeats = z.infer<typeof SeveralSeats>;

/** What may be taken back at a table: nothing, what has revealed nothing (more by consent), or anything, which makes it practice. */
export const UNDO_POLICIES = ['none', 'revealed', 'practice'] as const;
export const UndoPolicy = z.enum(UNDO_POLICIES);
export type UndoPolicy = z.infer<typeof UndoPolicy>;

/** Content that a match brings along, by the option that names it (by its hash). Sent to whoever comes, and never again. */
export const Brought = z.record(z.string(), z.string());
export type Brought = z.infer<typeof Brought>;

/** A match as lists and headings show it. The same for everyone: it holds nothing that anybody may not know. */
export const MatchInfo = z.object({
  id: MatchId,
  code: TableCode,
  game: z.string(),
  title: z.string(),
  /** Where an option brings content along, it has the hash of it. */
  options: z.record(z.string(), z.json()),
  visibility: z.enum(['private', 'public']),
  /** Absent where it is what is usual; see `chatRuleOf`. */
  chat: ChatRule.optional(),
  /** Those whom the host does not let write while they watch. */
  muted: z.array(PlayerId).optional(),
  pace: Pace,
  mode: z.enum(['enforced', 'companion']),
  status: z.enum(MATCH_STATUSES),
  seats: z.array(SeatInfo),
  /** The team of each seat, by its code; absent where everyone plays for themselves. */
  teams: z.array(z.string()).optional(),
  /** Absent where it is what is usual; see `severalSeatsOf`. */
  several: SeveralSeats.optional(),
  /** Absent where it is what is usual; see `undoPolicyOf`. */
  undo: UndoPolicy.optional(),
  host: PlayerId,
  spectators: z.int().min(0),
  seq: Seq,
  /** The seats that have something to decide. */
  deciding: z.array(SeatNumber),
  ending: Ending.optional(),
  /** The hash of the seed that the dice come from, public before they do; absent until the match starts. */
  commitment: z.string().optional(),
  createdAt: Time,
  /** When something last happened. */
  movedAt: Time,
  /** The match that this one was until an entry. What that one hid may have been dealt anew. */
  forkOf: z.object({ match: MatchId, seq: Seq }).optional(),
  /** Whether it was brought here as a file: whoever brought it may know what is hidden in it. */
  imported: z.literal(true).optional(),
  /** Whether its host has taken its file while it went on, and with it what is hidden and the dice to come. */
  fileTaken: z.literal(true).optional(),
  /** How far it is, in the words of its game. */
  progress: z.object({ code: z.string(), params: z.record(z.string(), z.number()).optional() }).optional(),
  /** Whether somebody alone with bots has taken back dice, or something they had seen, or the table lets everybody. */
  practice: z.literal(true).optional(),
  /** How long people may be away, in seconds, before others may free their seat. */
  absence: z.number().min(0).optional(),
  /** The match in which these players meet again. */
  rematch: MatchId.optional(),
  /** What it waits for: a match of this game, and for each of its seats the seat here whose holder sits there. */
  opens: z.object({ game: z.string(), seats: z.array(SeatNumber) }).optional(),
  /** The match that it has opened last. */
  opened: MatchId.optional(),
  /** The last of those that it opened before it was brought here, where they came along. */
  lastOpened: MatchId.optional(),
  /** The match that has opened this one and is told what comes of it. */
  openedBy: MatchId.optional(),
  /** Why it cannot be played on, where its stored log does not verify or its rules are not here. */
  problem: z.string().optional(),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

/** Who may write at a table where nobody has said: friends who were invited, but no strangers. */
export function usualChatRule(visibility: MatchInfo['visibility']): ChatRule {
  return visibility === 'public' ? 'seated' : 'everyone';
}

/** Who may write at this table. */
export function chatRuleOf({ chat, visibility }: Pick<MatchInfo, 'chat' | 'visibility'>): ChatRule {
  return chat ?? usualChatRule(visibility);
}

/** Why somebody may not write at this table, if they may not; the host and whoever sits there may always. */
export function whyNoChat(
  info: Pick<MatchInfo, 'chat' | 'visibility' | 'muted' | 'host'> & { seats: readonly Pick<SeatInfo, 'player'>[] },
  player: string,
): 'chat-seated-only' | 'chat-muted' | undefined {
  if (info.host === player || info.seats.some((seat) => seat.player === player)) return undefined;
  if (info.muted?.includes(player)) return 'chat-muted';
  return chatRuleOf(info) === 'seated' ? 'chat-seated-only' : undefined;
}

/** Which seats one person may have where nobody has said: friends may play for each other, a stranger has one seat. */
export function usualSeveralSeats(visibility: MatchInfo['visibility']): SeveralSeats {
  return visibility === 'public' ? 'none' : 'team';
}

/** Which seats one person may have at this table. */
export function severalSeatsOf({ several, visibility }: Pick<MatchInfo, 'several' | 'visibility'>): SeveralSeats {
  return several ?? usualSeveralSeats(visibility);
}

/** What may be taken back at this table; where nobody has said, what has revealed nothing. */
export function undoPolicyOf({ undo }: Pick<MatchInfo, 'undo'>): UndoPolicy {
  return undo ?? 'revealed';
}

/** Why somebody who has these seats may not have another one too, if they may not. */
export function whyNotSeatToo(
  { rule, teams }: { readonly rule: SeveralSeats; readonly teams: Teams | undefined },
  own: readonly number[],
  seat: number,
): 'already-seated' | 'other-side' | undefined {
  if (own.length === 0 || own.includes(seat) || rule === 'any') return undefined;
  if (rule === 'none' || !teams) return 'already-seated';
  return own.every((other) => areMates(teams, other, seat)) ? undefined : 'other-side';
}

/** The seats of a person at a table. */
export function seatsOfPlayer(
  { seats }: { readonly seats: readonly Pick<SeatInfo, 'player'>[] },
  player: string | undefined,
): number[] {
  return player === undefined ? [] : seats.flatMap((seat, number) => (seat.player === player ? [number] : []));
}

/**
 * Whether somebody may have the file of a match, which tells everything, while the match goes on: the host of a table where nobody plays against
 * anybody, to take it to another server or to keep it.
 */
export function mayTakeFile(
  { host, teams, seats }: Pick<MatchInfo, 'host' | 'teams'> & { seats: readonly unknown[] },
  player: string | undefined,
): boolean {
  return player === host && (seats.length === 1 || (teams !== undefined && new Set(teams).size === 1));
}

/** Whether a match is only for whoever plays it: a private one for one, such as a character. Nobody is invited to it. */
export function isPersonal({
  visibility,
  seats,
}: Pick<MatchInfo, 'visibility'> & { seats: readonly unknown[] }): boolean {
  return visibility === 'private' && seats.length === 1;
}
