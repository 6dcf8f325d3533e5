import { readConfig } from './config.ts';
import { ServerError } from './errors.ts';
import { startServer } from './server.ts';

// The process: reads its settings, starts, says where it is, and ends in order when it is told to.

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
  console.error(error instanceof ServerError ? error.message : error);
  process.exit(1);
}
