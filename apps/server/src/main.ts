import { onMissingTexts } from '@tessera/text';
import { readConfig } from './config.ts';
import { endProcess } from './hosts/abandonedThreads.ts';
import { makeLog } from './http/log.ts';
import { terminalLog } from './http/terminalLog.ts';
import { renamedVariablesWarning } from './renamedVariables.ts';
import { startProblem } from './startErrors.ts';

// Entry point of the process: reads its settings, starts the server, prints its address, and shuts down on a signal.
// The exit code is 0 after a clean shutdown, and 1 if it could not start, lost its storage, or did not shut down in
// time. It ends by SIGKILL if a thread does not stop. A terminal gets sentences; a program that reads the output, and a
// terminal with `--json`, get JSON lines.

const CLOSE_LIMIT_MS = 10_000;
/**
 * Ctrl+C reaches the process several times, from the terminal and from each parent process. A later signal is a second
 * request.
 */
const SAME_SIGNAL_MS = 1000;

try {
  const isForPerson = process.stdout.isTTY === true && !process.argv.includes('--json');
  const config = readConfig(process.env);
  // After the settings: a wrong one is named before the modules of a server are loaded.
  const { PREDICTABLE_SEEDS, startServer } = await import('./server.ts');
  const logSettings = { level: config.logLevel, addresses: config.logAddresses };
  const server = await startServer(config, {
    log: isForPerson
      ? makeLog(
          logSettings,
          terminalLog((text) => process.stderr.write(text)),
        )
      : makeLog(logSettings),
    onFailure: () => endProcess(1),
  });
  const { url, log } = server;
  onMissingTexts((part, language) => log.warn({ part, language }, 'texts missing'));
  const renamed = renamedVariablesWarning(process.env);
  if (renamed !== undefined) log.warn(renamed);
  // Said at every log level: the log has it only from `warn` down.
  if (config.testSeed !== undefined && !log.isLevelEnabled('warn')) process.stderr.write(`${PREDICTABLE_SEEDS}\n`);
  // Printed at every log level: a client has to find a quiet server too.
  if (isForPerson) process.stdout.write(`Tessera is at ${url}. Press Ctrl+C to stop it.\n`);
  else if (log.isLevelEnabled('info')) log.info({ url }, 'server started');
  else process.stdout.write(`${JSON.stringify({ url })}\n`);
  let closingSince: number | undefined;
  const close = (signal: NodeJS.Signals) => {
    if (closingSince !== undefined && Date.now() - closingSince > SAME_SIGNAL_MS) endProcess(1);
    if (closingSince !== undefined) return;
    closingSince = Date.now();
    log.info({ signal }, 'shutdown started');
    setTimeout(() => endProcess(1), CLOSE_LIMIT_MS).unref();
    server.close().then(
      () => endProcess(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        endProcess(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close);
} catch (error) {
  // One sentence for a problem that the operator can fix; only an internal error has its stack trace.
  console.error(startProblem(error) ?? error);
  endProcess(1);
}
