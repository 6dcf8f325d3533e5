import type { RefusalInfo } from '@tessera/protocol';
import type { LoadProgress } from '@tessera/rules';
import { ServerError } from '../errors.ts';
import type { HostAnswers, HostError, HostRequest } from './hostMessages.ts';
import { ThreadLost } from './supervisedThread.ts';

/** Result of a host request. `lost`: the thread hung or died, in this request or in another one. */
export type HostResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: RefusalInfo }
  | { readonly kind: 'error'; readonly error: HostError }
  | { readonly kind: 'lost'; readonly isCulprit: boolean };

/** The hosts of all matches. Each match is always assigned to the same host. */
export interface MatchHosts {
  /** Returns the generation of a match's host: a match opened in an earlier one is no longer loaded. */
  life(match: string): number;
  /** Number of unanswered requests, and of requests queued behind others of the same person. */
  readonly queue: number;
  /**
   * Sends a request to the host of a match, charged to a person or to the server itself. Answers of one batch arrive
   * together. A request of a person may wait behind their others: pass a function to build it when its turn comes.
   */
  ask<A extends HostRequest>(
    match: string,
    ask: A | (() => A),
    person?: string,
  ): Promise<HostResult<HostAnswers[A['op']]>>;
  /** Returns the loading progress of a game's rules, or undefined if no request waits for them. */
  loadingOf(game: string): LoadProgress | undefined;
  /** Whether every host answers: it has its games and its log, and does not hang. */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** The answer of a thread, for any kind of request. */
type ThreadAnswer = { readonly value: unknown } | { readonly refusal: RefusalInfo } | { readonly error: HostError };

/** Converts the answer of a thread, or the reason for its absence, to the result of a request. */
export function hostResultOf<T>(answer: ThreadAnswer | ServerError): HostResult<T> {
  if (answer instanceof ServerError) {
    return { kind: 'lost', isCulprit: answer instanceof ThreadLost && answer.isCulprit };
  }
  if ('refusal' in answer) return { kind: 'refused', refusal: answer.refusal };
  if ('error' in answer) return { kind: 'error', error: answer.error };
  // The thread answers with the type of the request.
  return { kind: 'done', value: answer.value as T };
}
