import type { RefusalInfo } from '@tessera/protocol';
import type { LoadProgress } from '@tessera/rules';
import { ServerError } from '../errors.ts';
import type { HostAnswers, HostAsk, HostError } from './hostMessages.ts';
import { ThreadLost } from './supervisedThread.ts';

/** What a host made of a request. `lost`: its thread hung or died in this very request, or in another one. */
export type HostResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: RefusalInfo }
  | { readonly kind: 'error'; readonly error: HostError }
  | { readonly kind: 'lost'; readonly isCulprit: boolean };

/** Where rules run. Each match always goes to the same place. */
export interface MatchHosts {
  /** Which life of its host a match is in: what was opened in an earlier one is not there any more. */
  life(match: string): number;
  /** How many requests have been asked and not answered, and how many wait behind others of the same person. */
  readonly queue: number;
  /**
   * Asks the host of a match, on account of a person or of the server itself. Answers that were kept together come together. What a
   * person asks may wait behind what else they have asked: a function says it as it is when its turn comes.
   */
  ask<A extends HostAsk>(match: string, ask: A | (() => A), person?: string): Promise<HostResult<HostAnswers[A['op']]>>;
  /** How far the hosts have loaded the rules of a game; nothing where no request waits for them. */
  loadingOf(game: string): LoadProgress | undefined;
  /** Whether every host answers: it has its games and its log, and hangs in nothing. */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** What a thread says of a request, whatever it was asked. */
type ThreadAnswer = { readonly value: unknown } | { readonly refusal: RefusalInfo } | { readonly error: HostError };

/** An answer of a thread, or why there is none, as something that was made of a request. */
export function hostResultOf<T>(answer: ThreadAnswer | ServerError): HostResult<T> {
  if (answer instanceof ServerError) {
    return { kind: 'lost', isCulprit: answer instanceof ThreadLost && answer.isCulprit };
  }
  if ('refusal' in answer) return { kind: 'refused', refusal: answer.refusal };
  if ('error' in answer) return { kind: 'error', error: answer.error };
  // A thread answers what it was asked: that is the agreement between the two.
  return { kind: 'done', value: answer.value as T };
}
