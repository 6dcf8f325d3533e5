import { once } from 'node:events';
import { defineCommand, EXIT, UsageError, wholeNumber } from '@tessera/terminal';

/** Maximum of TESSERA_BOT_THREADS. */
const MAX_THREADS = 64;

/** Command that runs bots for several nodes, until it is terminated. */
export const worker = defineCommand({
  name: 'worker',
  topic: 'server',
  summary: 'Run bots for server nodes that share a Redis',
  about:
    'Takes long bot decisions from a queue in Redis, so that nodes stay responsive. Run any number of workers; without one, nodes run the\nbots themselves. A worker needs the same REDIS_URL, TESSERA_SECRET and games (TESSERA_GAMES, TESSERA_CATALOG) as its nodes, and no\ndatabase. SIGINT or SIGTERM stops it after the decisions in progress. After a crash no decision is lost: the node runs the bot itself.',
  operands: { usage: '', min: 0, max: 0 },
  flags: {
    threads: {
      type: 'string',
      value: 'n',
      about: 'Number of bots that run at once (default: TESSERA_BOT_THREADS, or one per core minus one)',
    },
  },
  examples: ['tessera worker', 'tessera worker --threads 8'],

  async run({ flags }, { io }) {
    const threads = wholeNumber('threads', flags.threads, { min: 1, max: MAX_THREADS });
    // Loaded only by commands that need it: the server is large.
    const { readWorkerConfig, renamedVariablesWarning, startProblem, startWorker } = await import('@tessera/server');
    const env = threads === undefined ? io.env : { ...io.env, TESSERA_BOT_THREADS: String(threads) };
    try {
      const running = await startWorker(readWorkerConfig(env));
      const renamed = renamedVariablesWarning(env);
      if (renamed !== undefined) running.log.warn(renamed);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      running.log.info('shutdown started');
      await running.close();
      return { exit: EXIT.fine, text: '', document: { worker: running.name, threads: running.threads } };
    } catch (error) {
      const problem = startProblem(error);
      if (problem !== undefined) throw new UsageError('bad-option', problem);
      throw error;
    }
  },
});
