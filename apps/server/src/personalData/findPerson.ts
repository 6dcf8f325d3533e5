import type { Kysely } from 'kysely';
import { nameKey } from '../identity/name.ts';
import type { IdentityTables } from '../identity/tables.ts';

const MAX_NAMED = 10;

/** A person as an operator names them: by the id, the name of an account, or the name of a guest that no other guest has. */
export async function findPerson(
  db: Kysely<IdentityTables>,
  who: string,
): Promise<{ readonly id: string; readonly name: string } | { readonly problem: string }> {
  const people = db.selectFrom('players').select(['id', 'name']);
  const known =
    (await people.where('id', '=', who).executeTakeFirst()) ??
    (await people.where('name_key', '=', nameKey(who)).executeTakeFirst());
  if (known) return known;
  const guests = await people.where('name', '=', who).limit(MAX_NAMED).execute();
  const [only, ...others] = guests;
  if (!only) return { problem: `There is no person ${who} here` };
  if (others.length === 0) return only;
  return { problem: `Several guests are called ${who}; name one by id: ${guests.map(({ id }) => id).join(', ')}` };
}
