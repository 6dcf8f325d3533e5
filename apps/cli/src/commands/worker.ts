import { once } from 'node:events';
import { defineCommand, EXIT, UsageError, wholeNumber } from '@tessera/terminal';

/** Maximum of TESSERA_BOT_THREADS. */
const MOST_THREADS = 64;

/** Command that runs bots for several nodes, until it is terminated. */
export const worker = defineCommand({
  name: 'worker',
  topic: 'server',
  summary: 'Think for the bots of nodes that share a Redis',
  about:
    'Takes decisions of bots that think long from a queue in Redis, so that nodes are free for people. As many workers as one likes; where there\nis none, nodes think themselves. It needs REDIS_URL and TESSERA_SECRET as its nodes have them, the same games (TESSERA_GAMES,\nTESSERA_CATALOG), and no database. SIGINT or SIGTERM end it: what it has begun it finishes first. One that dies loses nothing, as its\nnode asks again.',
  operands: { usage: '', min: 0, max: 0 },
  flags: {
    threads: {
      type: 'string',
      value: 'n',
      about: 'How many bots think at once (TESSERA_BOT_THREADS, or one a core but one)',
    },
  },
  examples: ['tessera worker', 'tessera worker --threads 8'],

  async run({ flags }, { io }) {
    const threads = wholeNumber('threads', flags.threads, { min: 1, max: MOST_THREADS });
    // Loaded only by commands that need it: the server is large.
    const { readWorkerConfig, startProblem, startWorker } = await import('@tessera/server');
    const env = threads === undefined ? io.env : { ...io.env, TESSERA_BOT_THREADS: String(threads) };
    try {
      const running = await startWorker(readWorkerConfig(env));
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      running.log.info('closing');
      await running.close();
      return { exit: EXIT.fine, text: '', document: { worker: running.name, threads: running.threads } };
    } catch (error) {
      const problem = startProblem(error);
      if (problem !== undefined) throw new UsageError('bad-option', problem);
      throw error;
    }
  },
});
