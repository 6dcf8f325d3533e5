import { languageIds } from '@tessera/i18n';
import * as z from 'zod';
import { DecisionInfo, Entry, Patch } from './entry.ts';
import { ActionId, LookKey, MatchId, PlayerId, SeatNumber, Seq, Viewer } from './ids.ts';
import { Absence, ChatRule, MatchAttachments, MatchInfo, Pace, SeveralSeats, Time, UndoPolicy } from './match.ts';
import { cleanLine } from './text.ts';

/** An HTTP error in the format of RFC 9457; `code` and `params` are those of a refusal. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.json()),
});
export type Problem = z.infer<typeof Problem>;

/** A game that this server offers. */
export const GameInfo = z.object({
  id: z.string(),
  version: z.string(),
  tagline: z.string(),
  seats: z.object({
    min: z.int(),
    max: z.int(),
    /** The option with the number of seats that play from the start, when players may join later. */
    later: z.string().optional(),
  }),
  /** The options as JSON Schema, from which forms are generated. */
  options: z.record(z.string(), z.json()),
  levels: z.array(z.string()),
});
export type GameInfo = z.infer<typeof GameInfo>;

/** Loading progress of a game's rules in steps; absent once requests need not wait. */
export const RulesLoading = z.object({ loading: z.object({ done: z.int(), total: z.int() }).optional() });
export type RulesLoading = z.infer<typeof RulesLoading>;

const SELF = z.strictObject({ kind: z.literal('me') });
const OTHER_HOLDERS = [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(40) }),
] as const;

/** The requested holder of a seat in a new match. */
export const SeatUpdate = z.discriminatedUnion('kind', [
  /** `from`: the own seat that is given up for it, in the same step. Only before the match starts. */
  SELF.extend({ from: SeatNumber.exactOptional() }),
  ...OTHER_HOLDERS,
]);
export type SeatUpdate = z.infer<typeof SeatUpdate>;

/**
 * The requested holder of a seat at a new table. `later`: an open seat that the start does not wait for, if the game
 * allows it.
 */
export const NewSeatRequest = z.discriminatedUnion('kind', [
  SELF,
  ...OTHER_HOLDERS,
  z.strictObject({ kind: z.literal('later') }),
]);
export type NewSeatRequest = z.infer<typeof NewSeatRequest>;

function areLaterLast(seats: readonly NewSeatRequest[]): boolean {
  const first = seats.findIndex(({ kind }) => kind === 'later');
  return first < 0 || (first > 0 && seats.slice(first).every(({ kind }) => kind === 'later'));
}

/** Body of a request that creates a match. */
export const NewMatchRequest = z.strictObject({
  game: z.string().max(60),
  title: z.string().max(400).overwrite(cleanLine).max(80).optional(),
  options: z.record(z.string(), z.json()).optional(),
  seats: z.array(NewSeatRequest).min(1).max(16).refine(areLaterLast, 'seats for later are the last ones'),
  visibility: z.enum(['private', 'public']).default('private'),
  /** The chat rule. Default: depends on the visibility. */
  chat: ChatRule.optional(),
  /** Which seats one player may hold. Default: depends on the visibility. */
  several: SeveralSeats.optional(),
  /** The undo policy. Default: actions that revealed nothing. */
  undo: UndoPolicy.optional(),
  pace: Pace.default({ kind: 'none' }),
  absence: Absence.optional(),
  mode: z.enum(['enforced', 'companion']).default('enforced'),
  /** Whether the match starts as soon as no seat is open; `ready`: as soon as all players have also said that they are ready. */
  autostart: z.union([z.boolean(), z.literal('ready')]).default(true),
});
export type NewMatchRequest = z.input<typeof NewMatchRequest>;

/** The signed-in player. */
export const Me = z.object({
  id: PlayerId,
  name: z.string(),
  /** A guest has no password and exists in one browser only. */
  guest: z.boolean(),
});
export type Me = z.infer<typeof Me>;

/** Name of an account. */
export const PlayerName = z.string().trim().min(1).max(40);
export const Password = z.string().min(8).max(200);
/** A password change; the current password authenticates it. */
export const PasswordChange = z.strictObject({ before: z.string().max(200), password: Password });
/** Deleting a person for good; the password is that of the account, and absent for a guest. */
export const AccountDeletion = z.strictObject({ password: z.string().max(200).optional() });
export const Credentials = z.strictObject({ name: PlayerName, password: Password });

/** Maximum length of a mail address (RFC 5321). */
export const MAX_MAIL_ADDRESS = 254;
/** The mail address and language for reminders that a table waits for this player. */
export const MailSubscription = z.strictObject({
  address: z.string().max(MAX_MAIL_ADDRESS),
  language: z.enum(languageIds()),
});
/** The token in a link that was sent by mail. */
export const MailLink = z.strictObject({ token: z.string().max(400) });
/** The mail reminder settings of the player, visible only to them. */
export const MailState = z.object({
  /** Whether this server sends mail. */
  offered: z.boolean(),
  address: z.string().optional(),
  /** Whether the player has opened the confirmation link; before that no other mail is sent. */
  confirmed: z.boolean(),
});
export type MailState = z.infer<typeof MailState>;

/** A player whose messages this player ignores. */
export const IgnoredPerson = z.object({ id: PlayerId, name: z.string() });
export type IgnoredPerson = z.infer<typeof IgnoredPerson>;

/** Maximum number of concurrent sessions per account. A new one logs out the least recently used. */
export const MAX_SESSIONS = 20;

/** A session of an account, as its list of sessions shows it; `here` marks the session of the request. */
export const SessionInfo = z.object({
  id: z.string(),
  createdAt: Time,
  seenAt: Time,
  agent: z.string(),
  here: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** How many passkeys an account may have. */
export const MAX_PASSKEYS = 10;

/** A passkey of an account, as its owner sees it. */
export const PasskeyInfo = z.object({ id: z.string(), name: z.string(), createdAt: Time, usedAt: Time.optional() });
export type PasskeyInfo = z.infer<typeof PasskeyInfo>;

const Base64Url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
/** The id of a credential, at most 1023 bytes (WebAuthn, 4.). */
const CredentialId = Base64Url(1364).min(1);
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.record(z.string().max(60), z.json()),
};
const CLIENT_DATA = Base64Url(4096);

/** A new passkey as a browser gives it, the name that its owner gives it, and the password of the account. */
export const NewPasskey = z.strictObject({
  name: z.string().max(400).overwrite(cleanLine).min(1).max(60),
  password: z.string().max(200),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: CLIENT_DATA,
      attestationObject: Base64Url(16_384),
      transports: z.exactOptional(z.array(z.string().max(40)).max(10)),
    }),
  }),
});

/** The proof of a passkey as a browser gives it. */
export const PasskeyProof = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: CLIENT_DATA,
      authenticatorData: Base64Url(4096),
      signature: Base64Url(8192),
      userHandle: z.exactOptional(Base64Url(128)),
    }),
  }),
});

/** The options with which a browser creates or verifies a passkey, in the format of WebAuthn. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** Permissions of an API token. */
export const SCOPES = ['read', 'play', 'host'] as const;
export const TokenRequest = z.strictObject({
  name: z.string().max(400).overwrite(cleanLine).min(1).max(60),
  scopes: z.array(z.enum(SCOPES)).min(1),
});
/** An API token without its secret. */
export const TokenInfo = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: Time,
});
export type TokenInfo = z.infer<typeof TokenInfo>;

/** A link through which others look at a personal match: its secret. */
export const LookLink = z.object({ key: LookKey });
export type LookLink = z.infer<typeof LookLink>;

/** A running match as one viewer may replay it: the first view, then the updates. */
export const ViewerReplay = z.object({
  kind: z.literal('viewer'),
  info: MatchInfo,
  viewer: Viewer,
  view: z.json(),
  brought: MatchAttachments.optional(),
  steps: z.array(z.object({ entry: Entry, patches: z.array(Patch) })),
});
export type ViewerReplay = z.infer<typeof ViewerReplay>;

/**
 * A finished match as a file. The text is kept unchanged because the hash chain covers it. `entries` are the log
 * entries of its operations, in order: undone entries are in the log but not in the file.
 */
export const WholeReplay = z.object({ kind: z.literal('file'), text: z.string(), entries: z.array(Seq) });
export type WholeReplay = z.infer<typeof WholeReplay>;

/** One line of a bot's event stream. */
export const BotLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('decide'),
    match: MatchId,
    seat: SeatNumber,
    seq: Seq,
    view: z.json(),
    /** The attachments of the match, sent with the first question of a stream. */
    brought: MatchAttachments.optional(),
    decisions: z.array(DecisionInfo),
    legal: z.array(z.json()),
  }),
  z.object({ type: z.literal('entry'), match: MatchId, entry: Entry }),
  z.object({ type: z.literal('over'), match: MatchId, info: MatchInfo }),
  z.object({ type: z.literal('ping') }),
]);
export type BotLine = z.infer<typeof BotLine>;

/** Body of a request with which a bot plays an action over REST. */
export const BotMove = z.strictObject({
  seq: Seq,
  actionId: ActionId,
  action: z.record(z.string(), z.json()),
  /** The acting seat of this player; default: their first seat. */
  seat: SeatNumber.optional(),
});
