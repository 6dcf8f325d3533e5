import { HostLog, type JournalAccess } from './hostLog.ts';
import type { LogAccess, LogWriter } from './matchLog.ts';
import { type PostgresAccess, PostgresWriter } from './postgresWriter.ts';

/** Opens the writer that an access is for, in the thread that got it. */
export function openLogWriter(data: LogAccess['data']): LogWriter {
  // Whoever gives an access out makes it of one of these: that is the agreement between the two.
  const access = data as JournalAccess | PostgresAccess;
  return access.kind === 'postgres' ? new PostgresWriter(access) : new HostLog(access);
}
