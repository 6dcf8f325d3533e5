import { refusalText } from '../i18n/refusals.ts';
import { ownTables } from '../local/localTables.ts';

/** Creates a match on this device that continues from an entry of another one, and returns its address. */
export async function forkHere(id: string, at: number): Promise<string> {
  const table = await (await ownTables()).open(id);
  try {
    const answer = await table.fork(at);
    if (!answer.ok) throw new Error(refusalText(answer.refusal));
    return `/local/${answer.match}`;
  } finally {
    table.close();
  }
}
