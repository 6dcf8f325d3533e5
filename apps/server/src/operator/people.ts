import type { IdentityTables } from '../identity/tables.ts';
import { MIGRATIONS } from '../migrations.ts';
import { requestErasure } from '../personalData/erasures.ts';
import { findPerson } from '../personalData/findPerson.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { askServer } from './askServer.ts';
import { openStopped } from './openFolder.ts';
import { OperatorError } from './operatorError.ts';

export interface DeletionRequest {
  /** The data folder of a server, running or stopped. */
  readonly data: string;
  /** `DATABASE_URL` of the nodes. If it is set, the data folder is ignored. */
  readonly databaseUrl?: string | undefined;
  /** The id of a person, or their name. */
  readonly who: string;
}

/** Time of the deletion: at once if the server runs, within a minute if nodes run on the database, or on the next start. */
export type DeletionTime = 'now' | 'within-a-minute' | 'next-start';

/** Deletes a person, as they could themselves. */
export async function deletePerson({
  data,
  databaseUrl,
  who,
}: DeletionRequest): Promise<{ readonly when: DeletionTime }> {
  if (databaseUrl !== undefined) {
    await request(await openPostgres({ url: databaseUrl, migrations: MIGRATIONS, onError: () => {} }), who);
    return { when: 'within-a-minute' };
  }
  if (await askServer(data, { op: 'delete-person', who })) return { when: 'now' };
  await request(await openStopped(data), who);
  return { when: 'next-start' };
}

async function request(storage: Storage, who: string): Promise<void> {
  try {
    const found = await findPerson(storage.tables<IdentityTables>(), who);
    if ('problem' in found) throw new OperatorError('no-such-person', `${found.problem}.`);
    await requestErasure(storage, found.id, Date.now());
  } finally {
    await storage.close();
  }
}
