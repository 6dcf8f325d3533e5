import type { MessagePort } from 'node:worker_threads';
import { type GameVersions, loadVersions } from '../games.ts';
import { type Heartbeat, LOADING_RULES } from './heartbeat.ts';
import type { LoadingNotice } from './preparations.ts';

/** Loads the modules of all games when a thread starts, and reports the progress to its supervisor. */
export function loadRules(
  addresses: readonly string[],
  heartbeat: Pick<Heartbeat, 'begin'>,
  port: Pick<MessagePort, 'postMessage'> | null,
): Promise<GameVersions> {
  return loadVersions(addresses, (loading) => {
    heartbeat.begin(LOADING_RULES);
    const notice: LoadingNotice = { loading };
    port?.postMessage(notice);
  });
}
