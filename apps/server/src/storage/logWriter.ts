import { HostLog, type JournalAccess } from './hostLog.ts';
import type { LogAccess, LogWriter } from './matchLog.ts';
import { type PostgresAccess, PostgresWriter } from './postgresWriter.ts';

/** Opens the writer for an access, in the thread that received it. */
export function openLogWriter(data: LogAccess['data']): LogWriter {
  // Every access is created as one of these types.
  const access = data as JournalAccess | PostgresAccess;
  return access.kind === 'postgres' ? new PostgresWriter(access) : new HostLog(access);
}
