import * as z from 'zod';
import { ChatLine, Patch, Price, Proposal, Sync, Update } from './entry.ts';
import { ActionId, MatchId, ProposalId, SeatNumber, Seq, Viewer } from './ids.ts';
import { LobbyChange, LobbyCursor } from './lobby.ts';
import { MatchInfo } from './match.ts';
import { answer } from './refusal.ts';
import { cleanLine } from './text.ts';

/** A result rolled on a real table, for companion mode. */
const Dice = z.array(z.json()).max(200);
/** For which of the asker's seats, where they have several; the first unless told otherwise. */
const seat = SeatNumber.optional();
const commandHeader = { match: MatchId, seq: Seq, actionId: ActionId, seat };

/**
 * What a client may ask over a socket, by event name, and what it is answered. `seq` is how much of the log the client
 * has seen: what was asked on the strength of an older position is refused as `stale`.
 */
export const requests = {
  /**
   * Follow a match. With `since`, only what came after it is sent, and the lines after `chat`; somebody who is another
   * `viewer` by now is sent everything. Whoever has several seats looks from one of them at a time.
   */
  join: {
    body: z.strictObject({
      match: MatchId,
      seat,
      since: Seq.optional(),
      viewer: Viewer.optional(),
      chat: z.int().min(0).optional(),
    }),
    answer: answer({
      sync: Sync.optional(),
      missed: z.array(Update).optional(),
      info: MatchInfo.optional(),
      chat: z.array(ChatLine).optional(),
      proposal: Proposal.optional(),
    }),
  },
  /** Opens the match that this one waits for, or finds it where somebody has opened it already. */
  open: { body: z.strictObject({ match: MatchId }), answer: answer({ match: MatchId }) },
  leave: { body: z.strictObject({ match: MatchId }), answer: answer({}) },
  act: {
    body: z.strictObject({ ...commandHeader, action: z.record(z.string(), z.json()), dice: Dice.optional() }),
    /** `update` is what it changed for whoever asked, who is then not told of it again. */
    answer: answer({ seq: Seq, update: Update.optional() }),
  },
  /** What taking back the last deed would cost me; with `practice`, nobody is asked and the match is practice from then on. */
  price: {
    body: z.strictObject({ match: MatchId, seat }),
    answer: answer({ price: Price.optional(), practice: z.boolean().optional() }),
  },
  /** Take back the last deed: done at once where it is free, else everyone is asked. */
  undo: { body: z.strictObject(commandHeader), answer: answer({ seq: Seq, asked: z.boolean() }) },
  /** Agree to what somebody proposes, or not; whoever proposed it withdraws it by refusing. `seq` is that of the proposal. */
  consent: {
    body: z.strictObject({ match: MatchId, seq: Seq, proposal: ProposalId, agree: z.boolean(), seat }),
    answer: answer({}),
  },
  redo: { body: z.strictObject(commandHeader), answer: answer({ seq: Seq }) },
  /** Companion mode: change the state by hand. */
  edit: { body: z.strictObject({ ...commandHeader, patches: z.array(Patch).max(100) }), answer: answer({ seq: Seq }) },
  /** Say something to everyone, or with `team` to those who play together with this seat. */
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
  /** A new match that was this one until entry `at`; the asker is its host. */
  fork: { body: z.strictObject({ match: MatchId, at: Seq, actionId: ActionId }), answer: answer({ match: MatchId }) },
  /**
   * Orders ahead: what the host is to answer for a seat while its person is away, as the game has it. They replace those before;
   * nobody else is told of them.
   */
  orders: {
    body: z.strictObject({ match: MatchId, seat, orders: z.record(z.string().max(60), z.json()) }),
    answer: answer({}),
  },
  /** How much of the log this person has looked at, for "since your last turn". */
  seen: { body: z.strictObject({ match: MatchId, seq: Seq }), answer: answer({}) },
  /**
   * Follow the list of open tables, or stop: a page of it, from the start or after a table, and whether there is more. What
   * changes from then on comes as `lobby`.
   */
  lobby: {
    body: z.strictObject({ follow: z.boolean(), before: LobbyCursor.optional() }),
    answer: answer({ matches: z.array(MatchInfo), more: z.boolean() }),
  },
} as const;

/** What a client may ask for. */
export type Request = keyof typeof requests;
/** What is sent with a request. */
export type RequestBody<R extends Request> = z.infer<(typeof requests)[R]['body']>;
/** What a request is answered. */
export type Answer<R extends Request> = z.infer<(typeof requests)[R]['answer']>;

/** The requests as whoever takes any of them reads what is sent. */
export const readableRequests: { readonly [R in Request]: { readonly body: z.ZodType<RequestBody<R>> } } = {
  ...requests,
};

/** What the server tells by itself, by event name. */
export const notices = {
  update: z.object({ match: MatchId, update: Update }),
  /** Seats, names, presence, status: the heading changed. */
  info: z.object({ match: MatchId, info: MatchInfo }),
  proposal: z.object({ match: MatchId, proposal: Proposal.optional() }),
  chat: z.object({ match: MatchId, line: ChatLine }),
  /** The view must be fetched anew (`join` without `since`): a seat was taken or given up. */
  resync: z.object({ match: MatchId }),
  lobby: LobbyChange,
} as const;

export type Notice = keyof typeof notices;
export type NoticeOf<N extends Notice> = z.infer<(typeof notices)[N]>;
