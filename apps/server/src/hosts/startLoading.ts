import type { MessagePort } from 'node:worker_threads';
import { type GameVersions, loadVersions } from '../games.ts';
import type { LoadingNotice } from './preparations.ts';
import { LOADING, type Pulse } from './pulse.ts';

/** Loads the modules of all games when a thread starts, and reports the progress to its supervisor. */
export function loadRules(
  addresses: readonly string[],
  pulse: Pick<Pulse, 'begin'>,
  port: Pick<MessagePort, 'postMessage'> | null,
): Promise<GameVersions> {
  return loadVersions(addresses, (loading) => {
    pulse.begin(LOADING);
    const notice: LoadingNotice = { loading };
    port?.postMessage(notice);
  });
}
