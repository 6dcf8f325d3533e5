import type { TestProject } from 'vitest/node';
import { ServerProcess } from '../../../server/test/support/serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server is that all files visit. */
    readonly sharedUrl: string;
  }
}

/** Starts one server for the whole run: starting one takes as long as many a test. */
export default async function shareServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await ServerProcess.start({
    // Bots answer at once: tests have seen enough of their thinking.
    TESSERA_BOT_DELAY_MS: '0',
    // Files that run at the same time do not wait for each other's rules and bots.
    TESSERA_HOSTS: '2',
    TESSERA_BOT_THREADS: '2',
    // A busy machine takes its time over the rules; a thread that is replaced meanwhile would be another story.
    TESSERA_HOST_TIMEOUT_MS: '60000',
    TESSERA_REQUEST_TIMEOUT_MS: '60000',
  });
  provide('sharedUrl', server.url);
  return () => server.stop();
}
