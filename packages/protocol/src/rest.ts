import * as z from 'zod';
import { DecisionInfo, Entry, Patch } from './entry.ts';
import { ActionId, MatchId, PlayerId, SeatNumber, Seq, Viewer } from './ids.ts';
import { Absence, Brought, ChatRule, MatchInfo, Pace, SeveralSeats, Time, UndoPolicy } from './match.ts';
import { cleanLine } from './text.ts';

/** An error over HTTP, as RFC 9457 has it; `code` and `params` are those of a refusal. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.json()),
});
export type Problem = z.infer<typeof Problem>;

/** A game that can be played here. */
export const GameInfo = z.object({
  id: z.string(),
  version: z.string(),
  tagline: z.string(),
  seats: z.object({
    min: z.int(),
    max: z.int(),
    /** The option that says how many of the seats play from the start, where others may come later. */
    later: z.string().optional(),
  }),
  /** The options as JSON Schema: forms come from it. */
  options: z.record(z.string(), z.json()),
  levels: z.array(z.string()),
});
export type GameInfo = z.infer<typeof GameInfo>;

/** How far a server has loaded the rules of a game, in steps; nothing where no request has to wait for them. */
export const RulesLoading = z.object({ loading: z.object({ done: z.int(), total: z.int() }).optional() });
export type RulesLoading = z.infer<typeof RulesLoading>;

/** Who sits in a seat of a new match. */
export const SeatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(40) }),
]);
export type SeatWish = z.infer<typeof SeatWish>;

/** A seat of a new table: `later` is free, and the table starts without it, where the game lets people come later. */
export const NewSeatWish = z.discriminatedUnion('kind', [
  ...SeatWish.options,
  z.strictObject({ kind: z.literal('later') }),
]);
export type NewSeatWish = z.infer<typeof NewSeatWish>;

function areLaterLast(seats: readonly NewSeatWish[]): boolean {
  const first = seats.findIndex(({ kind }) => kind === 'later');
  return first < 0 || (first > 0 && seats.slice(first).every(({ kind }) => kind === 'later'));
}

export const NewMatchWish = z.strictObject({
  game: z.string().max(60),
  title: z.string().max(400).overwrite(cleanLine).max(80).optional(),
  options: z.record(z.string(), z.json()).optional(),
  seats: z.array(NewSeatWish).min(1).max(16).refine(areLaterLast, 'seats for later are the last ones'),
  visibility: z.enum(['private', 'public']).default('private'),
  /** Who may write; left out it is what is usual for the visibility. */
  chat: ChatRule.optional(),
  /** Which seats one person may have; left out it is what is usual for the visibility. */
  several: SeveralSeats.optional(),
  /** What may be taken back; left out it is what has revealed nothing. */
  undo: UndoPolicy.optional(),
  pace: Pace.default({ kind: 'none' }),
  absence: Absence.optional(),
  mode: z.enum(['enforced', 'companion']).default('enforced'),
  /** Start as soon as no seat is open. */
  autostart: z.boolean().default(true),
});
export type NewMatchWish = z.input<typeof NewMatchWish>;

/** The person behind this browser. */
export const Me = z.object({
  id: PlayerId,
  name: z.string(),
  /** A guest has no password and lives in one browser. */
  guest: z.boolean(),
});
export type Me = z.infer<typeof Me>;

export const PlayerName = z.string().trim().min(1).max(40);
export const Password = z.string().min(8).max(200);
/** Another password for an account; the one before it proves whose it is. */
export const PasswordChange = z.strictObject({ before: z.string().max(200), password: Password });
export const Credentials = z.strictObject({ name: PlayerName, password: Password });

/** As long as an address of mail can be (RFC 5321). */
export const MOST_MAIL_ADDRESS = 254;
/** The languages that mails are written in. */
export const MAIL_LANGUAGES = ['en', 'de'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];
/** Where somebody wants to be reminded when a table waits for them, and in which language. */
export const MailWish = z.strictObject({
  address: z.string().max(MOST_MAIL_ADDRESS),
  language: z.enum(MAIL_LANGUAGES),
});
/** What proves a link from a mail. */
export const MailLink = z.strictObject({ token: z.string().max(400) });
/** Whether this person is reminded by mail, and where. Nobody else is told. */
export const MailState = z.object({
  /** Whether this server sends mails at all. */
  offered: z.boolean(),
  address: z.string().optional(),
  /** Whether the link that was sent there has been opened; before that nothing more is sent. */
  confirmed: z.boolean(),
});
export type MailState = z.infer<typeof MailState>;

/** Somebody whom this person does not want to hear. */
export const IgnoredPerson = z.object({ id: PlayerId, name: z.string() });
export type IgnoredPerson = z.infer<typeof IgnoredPerson>;

/** In so many browsers somebody may be logged in at once; where one more comes, the longest unused one is logged out. */
export const MOST_SESSIONS = 20;

export const SessionInfo = z.object({
  id: z.string(),
  createdAt: Time,
  seenAt: Time,
  agent: z.string(),
  here: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const SCOPES = ['read', 'play', 'host'] as const;
export const TokenWish = z.strictObject({
  name: z.string().max(400).overwrite(cleanLine).min(1).max(60),
  scopes: z.array(z.enum(SCOPES)).min(1),
});
export const TokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: Time,
});
export type TokenInfo = z.infer<typeof TokenInfo>;

/** A running match as one viewer may replay it: the first view, then what each entry changed. */
export const ViewerReplay = z.object({
  kind: z.literal('viewer'),
  info: MatchInfo,
  viewer: Viewer,
  view: z.json(),
  brought: Brought.optional(),
  steps: z.array(z.object({ entry: Entry, patches: z.array(Patch) })),
});
export type ViewerReplay = z.infer<typeof ViewerReplay>;

/**
 * A match that is over, as a file. Its text is kept as it came, because that is what the chain of hashes vouches for.
 * `entries` are those of its deeds in the log, in order: what was taken back is in the log and not in the file.
 */
export const WholeReplay = z.object({ kind: z.literal('file'), text: z.string(), entries: z.array(Seq) });
export type WholeReplay = z.infer<typeof WholeReplay>;

/** What a bot's stream says, a line each. */
export const BotLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('decide'),
    match: MatchId,
    seat: SeatNumber,
    seq: Seq,
    view: z.json(),
    /** What the match brings along, with the first question of a stream. */
    brought: Brought.optional(),
    decisions: z.array(DecisionInfo),
    legal: z.array(z.json()),
  }),
  z.object({ type: z.literal('entry'), match: MatchId, entry: Entry }),
  z.object({ type: z.literal('over'), match: MatchId, info: MatchInfo }),
  z.object({ type: z.literal('ping') }),
]);
export type BotLine = z.infer<typeof BotLine>;

export const BotMove = z.strictObject({
  seq: Seq,
  actionId: ActionId,
  action: z.record(z.string(), z.json()),
  /** For which of this person's seats; the first unless told otherwise. */
  seat: SeatNumber.optional(),
});
