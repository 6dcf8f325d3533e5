import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { startProblem } from './startErrors.ts';

// The process: reads its settings, starts, says where it is, and ends in order when it is told to. Its exit code is 0 if it did, and
// 1 if it could not start, lost its storage, or did not get to the end in time.

const CLOSE_LIMIT_MS = 10_000;

try {
  const server = await startServer(readConfig(process.env), { onFailure: () => process.exit(1) });
  const { url, log } = server;
  // Said in any case: whoever starts a quiet server still has to find it.
  if (log.isLevelEnabled('info')) log.info({ url }, `Tessera is at ${url}`);
  else
    process.stdout.write(
      process.stdout.isTTY ? `Tessera is at ${url} (Ctrl+C ends it)\n` : `${JSON.stringify({ url })}\n`,
    );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'closing');
      setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'not closed in order');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  // A sentence for what somebody can put right; only a fault of ours comes with its trace.
  console.error(startProblem(error) ?? error);
  process.exit(1);
}
