import type { TestProject } from 'vitest/node';
import { ServerProcess } from '../../../server/test/support/serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all test files share. */
    readonly sharedUrl: string;
  }
}

/**
 * Deals the same match in every run for the same game, options and seats. With two threads, the bots of one match decide one
 * after the other, so that their order is the same too. Another seed in the environment tries other matches.
 */
export const EQUAL_MATCHES = {
  TESSERA_TEST_SEED: process.env.TESSERA_TEST_SEED ?? 'browser tests',
  TESSERA_BOT_THREADS: '2',
};

/** Starts one server for the whole run: starting one takes as long as many tests. */
export default async function shareServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await ServerProcess.start({
    ...EQUAL_MATCHES,
    // Bots answer without delay.
    TESSERA_BOT_DELAY_MS: '0',
    // Concurrent test files do not wait for each other's rules and bots.
    TESSERA_RULE_THREADS: '2',
    TESSERA_BOT_WARM_UP_MS: '1000',
    // Loading rules takes longer on a busy machine, and the server must not replace a slow thread.
    TESSERA_HOST_TIMEOUT_MS: '60000',
    TESSERA_REQUEST_TIMEOUT_MS: '60000',
  });
  provide('sharedUrl', server.url);
  return () => server.stop();
}
