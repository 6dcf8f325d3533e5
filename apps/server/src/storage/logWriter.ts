import { HostLog, type JournalAccess } from './hostLog.ts';
import type { LogAccess, LogWriter } from './matchLog.ts';
import type { PostgresAccess } from './postgresWriter.ts';

/** Opens the writer for an access, in the thread that received it. */
export async function openLogWriter(data: LogAccess['data']): Promise<LogWriter> {
  // Every access is created as one of these types.
  const access = data as JournalAccess | PostgresAccess;
  if (access.kind === 'journal') return new HostLog(access);
  // Threads of a single server need no driver of PostgreSQL.
  const { PostgresWriter } = await import('./postgresWriter.ts');
  return new PostgresWriter(access);
}
