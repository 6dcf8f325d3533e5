import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { Kysely } from 'kysely';
import type { ServerError } from '../errors.ts';
import type { HostAnswer } from '../hosts/hostMessages.ts';
import { DatabaseThread, type Transaction } from './database.ts';
import { threadDialect } from './dialect.ts';
import type { Statement } from './job.ts';
import { type Migrations, migrate } from './migrations.ts';

export { StorageError } from './database.ts';
export type { Migrations } from './migrations.ts';

/** What a server keeps: one database, in which every part has tables of its own. */
export interface Storage {
  /** Queries on the tables that a part names as its own. */
  tables<Tables>(): Kysely<Tables>;
  /** Does all of these statements or none; resolves once they are on disk. Fails with a StorageError. */
  write(statements: readonly Statement[]): Promise<void>;
  /** A way for a match host to answer by, past the log: see `DatabaseThread.passage`. */
  passage(host: number, deliver: (answer: HostAnswer) => void): MessagePort;
  close(): Promise<void>;
}

export interface StorageSettings {
  readonly folder: string;
  readonly migrations: Migrations;
  /** Told of every transaction, for metrics. */
  onTransaction?(transaction: Transaction): void;
  /** Told when the database is lost: nothing can be kept any more. */
  onFailure?(error: ServerError): void;
}

/** The name of the database in its folder. */
export const DATABASE_FILE = 'tessera.db';

/** Opens the database in a folder, made if need be, and brings its tables up to date. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const { folder, migrations, onTransaction = () => {}, onFailure = () => {} } = settings;
  await mkdir(folder, { recursive: true });
  const database = new DatabaseThread(join(folder, DATABASE_FILE), onTransaction, onFailure);
  const tables = <Tables>() => new Kysely<Tables>({ dialect: threadDialect(database) });
  try {
    await migrate(tables(), migrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    tables,
    write: async (statements) => {
      await database.do(statements);
    },
    passage: (host, deliver) => database.passage(host, deliver),
    close: () => database.close(),
  };
}
