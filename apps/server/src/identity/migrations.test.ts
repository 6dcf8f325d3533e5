import { Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { Identity } from './identity.ts';
import { identityMigrations } from './migrations.ts';
import { nameKey } from './name.ts';
import { passwordHash } from './password.ts';
import type { IdentityTables } from './tables.ts';

it('accounts from before skeletons keep names that look alike, and can log in', async () => {
  const db = new Kysely<IdentityTables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
  const { '0100_identity': first, ...later } = identityMigrations;
  await first?.up(db);
  const password = await passwordHash('correct horse');
  const names = ['Ada', 'Аdа', 'Bea'];
  for (const [i, name] of names.entries()) {
    await sql`INSERT INTO players (id, name, name_key, password, created_at)
      VALUES (${`player00000${i}`}, ${name}, ${nameKey(name)}, ${password}, 0)`.execute(db);
  }
  for (const { up } of Object.values(later)) await up(db);

  const rows = await db.selectFrom('players').select(['name', 'skeleton']).orderBy('id').execute();
  expect(rows).toEqual([
    { name: 'Ada', skeleton: 'ada' },
    { name: 'Аdа', skeleton: 'ada' },
    { name: 'Bea', skeleton: 'bea' },
  ]);
  const identity = new Identity({ db, keys: ['k'.repeat(40)] });
  const callers: Caller[] = [];
  for (const name of names) {
    const login = await identity.logIn({ name, password: 'correct horse' }, 'browser');
    expect(login).toMatchObject({ ok: true, value: { caller: { name } } });
    if (login.ok) callers.push(login.value.caller);
  }
  const bea = callers[2] as Caller;
  expect(await identity.rename(bea, 'A.D.A.')).toMatchObject({ ok: false, refusal: { code: 'name-taken' } });
});
