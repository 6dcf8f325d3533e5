import * as z from 'zod';
import { ChatLine, Patch, Price, Proposal, Sync, Update } from './entry.ts';
import { ActionId, LookKey, MatchId, ProposalId, SeatNumber, Seq, Viewer } from './ids.ts';
import { LobbyChange, LobbyCursor } from './lobby.ts';
import { MatchInfo } from './match.ts';
import { answer } from './refusal.ts';
import { cleanLine } from './text.ts';

/** Results rolled on a physical table, for companion mode. */
const Dice = z.array(z.json()).max(200);
/** The acting seat when the player holds several; default: the first. */
const seat = SeatNumber.optional();
const commandHeader = { match: MatchId, seq: Seq, actionId: ActionId, seat };

/**
 * Requests of a client by event name, each with the schemas of body and answer. `seq` is the last log entry the client
 * has seen; a command based on an older position is refused as `stale`.
 */
export const requests = {
  /**
   * Subscribes to a match. With `since` and `chat`, only later updates and chat lines are sent, unless the `viewer` has
   * changed since. A player with several seats views the match from one at a time. `look` is the key of a link to a match
   * of another person, which is then seen as a spectator.
   */
  join: {
    body: z.strictObject({
      match: MatchId,
      seat,
      since: Seq.optional(),
      viewer: Viewer.optional(),
      chat: z.int().min(0).optional(),
      look: LookKey.optional(),
    }),
    answer: answer({
      sync: Sync.optional(),
      missed: z.array(Update).optional(),
      info: MatchInfo.optional(),
      chat: z.array(ChatLine).optional(),
      proposal: Proposal.optional(),
    }),
  },
  /** Creates the requested sub-match, or returns it if it already exists. */
  open: { body: z.strictObject({ match: MatchId }), answer: answer({ match: MatchId }) },
  leave: { body: z.strictObject({ match: MatchId }), answer: answer({}) },
  act: {
    body: z.strictObject({ ...commandHeader, action: z.record(z.string(), z.json()), dice: Dice.optional() }),
    /** `update` is the effect for the requester, who gets no separate `update` notice for it. */
    answer: answer({ seq: Seq, update: Update.optional() }),
  },
  /**
   * Returns the cost of undoing the last operation. With `practice`, no consent is needed but the match becomes
   * practice.
   */
  price: {
    body: z.strictObject({ match: MatchId, seat }),
    answer: answer({ price: Price.optional(), practice: z.boolean().optional() }),
  },
  /** Undoes the last operation: at once if it is free, otherwise after all players consent. */
  undo: { body: z.strictObject(commandHeader), answer: answer({ seq: Seq, asked: z.boolean() }) },
  /** Accepts or rejects a proposal; its author withdraws it by rejecting. `seq` is that of the proposal. */
  consent: {
    body: z.strictObject({ match: MatchId, seq: Seq, proposal: ProposalId, agree: z.boolean(), seat }),
    answer: answer({}),
  },
  redo: { body: z.strictObject(commandHeader), answer: answer({ seq: Seq }) },
  /** Edits the state manually, in companion mode. */
  edit: { body: z.strictObject({ ...commandHeader, patches: z.array(Patch).max(100) }), answer: answer({ seq: Seq }) },
  /** Sends a chat line to the table, or with `team` to this seat's team. */
  chat: {
    body: z.strictObject({
      match: MatchId,
      actionId: ActionId,
      seat,
      team: z.literal(true).optional(),
      text: z.string().max(2000).overwrite(cleanLine).min(1).max(500),
    }),
    answer: answer({ id: z.int() }),
  },
  /** Forks the match at entry `at`; the requester becomes the host. */
  fork: { body: z.strictObject({ match: MatchId, at: Seq, actionId: ActionId }), answer: answer({ match: MatchId }) },
  /**
   * Replaces the standing orders of a seat, which the host answers with while its player is absent. The game defines
   * them, and only that seat can see them.
   */
  orders: {
    body: z.strictObject({ match: MatchId, seat, orders: z.record(z.string().max(60), z.json()) }),
    answer: answer({}),
  },
  /** Stores the last log entry this player has read, for "since your last turn". */
  seen: { body: z.strictObject({ match: MatchId, seq: Seq }), answer: answer({}) },
  /**
   * Subscribes to the list of open tables, or unsubscribes. Returns one page, from the start or after a table, and
   * whether there are more. Later changes arrive as `lobby` notices.
   */
  lobby: {
    body: z.strictObject({ follow: z.boolean(), before: LobbyCursor.optional() }),
    answer: answer({ matches: z.array(MatchInfo), more: z.boolean() }),
  },
} as const;

/** Names of the requests of a client. */
export type Request = keyof typeof requests;
/** Body of a request. */
export type RequestBody<R extends Request> = z.infer<(typeof requests)[R]['body']>;
/** Answer of the server to a request. */
export type Answer<R extends Request> = z.infer<(typeof requests)[R]['answer']>;

/** The requests with body schemas typed by request name, for generic handlers. */
export const readableRequests: { readonly [R in Request]: { readonly body: z.ZodType<RequestBody<R>> } } = {
  ...requests,
};

/** Messages that the server pushes, by event name. */
export const notices = {
  update: z.object({ match: MatchId, update: Update }),
  /** The match summary changed: seats, names, presence or status. */
  info: z.object({ match: MatchId, info: MatchInfo }),
  proposal: z.object({ match: MatchId, proposal: Proposal.optional() }),
  chat: z.object({ match: MatchId, line: ChatLine }),
  /** The client must fetch the view again (`join` without `since`), because a seat was taken or left. */
  resync: z.object({ match: MatchId }),
  lobby: LobbyChange,
  /** The server is being stopped: reconnect, to this address, after about so long and at that interval. */
  closing: z.object({ retryMs: z.int().min(0).max(60_000) }),
} as const;

/** Names of the messages that a server sends without a request. */
export type Notice = keyof typeof notices;
/** Body of such a message. */
export type NoticeOf<N extends Notice> = z.infer<(typeof notices)[N]>;
