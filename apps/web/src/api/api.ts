import {
  GameInfo,
  IgnoredPerson,
  LookLink,
  MailState,
  type MailSubscription,
  MatchInfo,
  Me,
  type NewMatchRequest,
  PasskeyInfo,
  PasskeyOptions,
  RulesLoading,
  type SeatUpdate,
  SessionInfo,
  TokenInfo,
  type TokenRequest,
  ViewerReplay,
  WholeReplay,
} from '@tessera/protocol';
import * as z from 'zod';
import { request, requestWithoutAnswer } from './request.ts';

interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** A new token together with its secret, which the server sends only once. */
const NewToken = TokenInfo.extend({ token: z.string() });

/** HTTP API of the server, one method per endpoint, grouped by subject. */
export const api = {
  game: (id: string) => request('GET', `/games/${encodeURIComponent(id)}`, GameInfo),
  rulesLoading: (game: string) => request('GET', `/games/${encodeURIComponent(game)}/loading`, RulesLoading),

  me: () => request('GET', '/me', Me),
  rename: (name: string) => request('PATCH', '/me', Me, { name }),
  register: (credentials: Credentials) => request('POST', '/me/register', Me, credentials),
  changePassword: (change: { readonly before: string; readonly password: string }) =>
    request('PUT', '/me/password', Me, change),
  logIn: (credentials: Credentials) => request('POST', '/session', Me, credentials),
  logOut: () => requestWithoutAnswer('DELETE', '/session'),
  sessions: () => request('GET', '/sessions', z.array(SessionInfo)),
  /** Logs out every other session and revokes all tokens. */
  endEverythingElse: () => requestWithoutAnswer('DELETE', '/sessions'),
  endSession: (id: string) => requestWithoutAnswer('DELETE', `/sessions/${encodeURIComponent(id)}`),
  ignored: () => request('GET', '/me/ignored', z.array(IgnoredPerson)),
  ignore: (player: string) => requestWithoutAnswer('PUT', `/me/ignored/${encodeURIComponent(player)}`),
  hearAgain: (player: string) => requestWithoutAnswer('DELETE', `/me/ignored/${encodeURIComponent(player)}`),
  mail: () => request('GET', '/me/mail', MailState),
  /** Registers a mail address. The server sends a confirmation mail and uses the address once its link is opened. */
  askForMail: (wish: z.infer<typeof MailSubscription>) => request('PUT', '/me/mail', MailState, wish),
  confirmMail: (token: string) => request('POST', '/me/mail/confirm', MailState, { token }),
  forgetMail: () => requestWithoutAnswer('DELETE', '/me/mail'),
  /** Stops mails by the link in a mail, whether or not this browser is logged in. */
  stopMail: (token: string) => requestWithoutAnswer('POST', '/mail/stop', { token }),
  /** Deletes this person for good; an account is proved by its password. */
  deleteMe: (proof: { readonly password?: string }) => requestWithoutAnswer('POST', '/me/delete', proof),
  passkeys: () => request('GET', '/me/passkeys', z.array(PasskeyInfo)),
  beginPasskey: () => request('POST', '/me/passkeys/options', PasskeyOptions),
  addPasskey: (passkey: unknown) => request('POST', '/me/passkeys', PasskeyInfo, passkey),
  removePasskey: (id: string) => requestWithoutAnswer('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  beginPasskeyLogIn: () => request('POST', '/session/passkey/options', PasskeyOptions),
  logInWithPasskey: (proof: unknown) => request('POST', '/session/passkey', Me, proof),
  tokens: () => request('GET', '/tokens', z.array(TokenInfo)),
  newToken: (wish: z.infer<typeof TokenRequest>) => request('POST', '/tokens', NewToken, wish),
  revokeToken: (id: string) => requestWithoutAnswer('DELETE', `/tokens/${encodeURIComponent(id)}`),

  matches: (scope: 'lobby' | 'mine') => request('GET', `/matches?scope=${scope}`, z.array(MatchInfo)),
  match: (id: string) => request('GET', place(id), MatchInfo),
  matchOfCode: (code: string) => request('GET', `/codes/${encodeURIComponent(code)}`, MatchInfo),
  create: (wish: NewMatchRequest) => request('POST', '/matches', MatchInfo, wish),
  seat: (id: string, seat: number, wish: SeatUpdate) => request('PUT', `${place(id)}/seats/${seat}`, MatchInfo, wish),
  mute: (id: string, player: string, muted: boolean) =>
    request('PUT', `${place(id)}/muted/${encodeURIComponent(player)}`, MatchInfo, { muted }),
  ready: (id: string, ready: boolean) => request('PUT', `${place(id)}/ready`, MatchInfo, { ready }),
  start: (id: string) => request('POST', `${place(id)}/start`, MatchInfo),
  concede: (id: string) => request('POST', `${place(id)}/concede`, MatchInfo),
  abandon: (id: string) => request('POST', `${place(id)}/abandon`, MatchInfo),
  rematch: (id: string) => request('POST', `${place(id)}/rematch`, MatchInfo),
  shorten: (id: string) => request('POST', `${place(id)}/shorten`, MatchInfo),
  share: (id: string) => request('PUT', `${place(id)}/look-link`, LookLink),
  unshare: (id: string) => requestWithoutAnswer('DELETE', `${place(id)}/look-link`),
  /** Returns a match that this person sees through a link only. */
  look: (id: string, key: string) => request('POST', `${place(id)}/look-link`, MatchInfo, { key }),
  fork: (id: string, at: number) => request('POST', `${place(id)}/fork`, MatchInfo, { at }),
  /** Returns the whole match file of a finished match, or the part that one viewer may see of a running one. */
  replay: (id: string) =>
    request('GET', `${place(id)}/replay`, z.discriminatedUnion('kind', [ViewerReplay, WholeReplay])),
  /** Returns the address of the raw match file. */
  replayFileAddress: (id: string) => `/api${place(id)}/replay?as=file`,
  importReplay: (text: string) => request('POST', '/replays', MatchInfo, text),
} as const;

function place(id: string): string {
  return `/matches/${encodeURIComponent(id)}`;
}
