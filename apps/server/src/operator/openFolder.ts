import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ServerError } from '../errors.ts';
import { MIGRATIONS } from '../migrations.ts';
import { DATABASE_FILE, openStorage, type Storage } from '../storage/storage.ts';
import { OperatorError } from './operatorError.ts';

/**
 * Opens the database of a stopped server, including its journals. Throws an OperatorError if there is none or it runs.
 */
export async function openStopped(folder: string): Promise<Storage> {
  if (!existsSync(join(folder, DATABASE_FILE))) {
    throw new OperatorError('no-data-folder', `There is no database of a server in ${folder}.`);
  }
  try {
    return await openStorage({ folder, migrations: MIGRATIONS, patienceMs: 0 });
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (!error.message.includes('Another server')) throw new OperatorError('server-failed', `${error.message}.`);
    throw new OperatorError('in-use', `A server is running on ${folder}; stop it first.`, { cause: error });
  }
}
