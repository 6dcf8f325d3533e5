import {
  MAX_PASSKEYS,
  type NewPasskey,
  type PasskeyInfo,
  type PasskeyOptions,
  type PasskeyProof,
} from '@tessera/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import type * as z from 'zod';
import type { RelyingParty } from '../network/relyingParty.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Caller } from './caller.ts';
import { hashOf, newSecret } from './secret.ts';
import type { IdentityTables, PasskeyRow } from './tables.ts';

type Purpose = 'register' | 'sign-in';

/** How long a person may take over the dialog of their browser. */
export const CHALLENGE_MS = 5 * 60_000;
const SITE_NAME = 'Tessera';
/** A passkey takes the place of a password, so that the device has to recognize its owner. */
const SELECTION = { residentKey: 'required', userVerification: 'required' } as const;

/** Loads the WebAuthn library when a passkey is first used: with its certificates it takes a tenth of the start of a server. */
const webAuthn = () => import('@simplewebauthn/server');

/** The passkeys of accounts (WebAuthn), and the challenges that prove them. */
export class Passkeys {
  readonly #db: Kysely<IdentityTables>;
  readonly #now: () => number;

  constructor(db: Kysely<IdentityTables>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async list(player: string): Promise<PasskeyInfo[]> {
    return (await this.#of(player)).map(infoOf);
  }

  /** Options for a new passkey of this account, with a challenge for this session. */
  async registrationOptions(caller: Caller, site: RelyingParty): Promise<PasskeyOptions> {
    const known = await this.#of(caller.id);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: site.id,
      userID: new TextEncoder().encode(caller.id),
      userName: caller.name,
      userDisplayName: caller.name,
      challenge: Buffer.from(await this.#challenge(caller.via.id, 'register'), 'base64url'),
      timeout: CHALLENGE_MS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: SELECTION,
    });
    return { ...options };
  }

  async register(
    caller: Caller,
    site: RelyingParty,
    { name, response }: Pick<z.infer<typeof NewPasskey>, 'name' | 'response'>,
  ): Promise<Result<PasskeyInfo>> {
    const expectedChallenge = await this.#spend(caller.via.id, 'register');
    if (expectedChallenge === undefined) return refuse('bad-passkey');
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await attempted(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origins,
        expectedRPID: site.id,
      }),
    );
    if (!verified?.verified) return refuse('bad-passkey');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const row: PasskeyRow = {
      id,
      player_id: caller.id,
      name,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (response.response.transports ?? []).filter((each) => /^[\w-]+$/.test(each)).join(' '),
      created_at: this.#now(),
      used_at: null,
    };
    return this.#add(row);
  }

  /** Removes a passkey of a person by its id in the list; returns whether there was one. */
  async remove(player: string, id: string): Promise<boolean> {
    const passkey = (await this.#of(player)).find((each) => infoOf(each).id === id);
    if (!passkey) return false;
    await this.#db.deleteFrom('passkeys').where('id', '=', passkey.id).where('player_id', '=', player).execute();
    return true;
  }

  async removeAll(player: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('player_id', '=', player).execute();
  }

  /** Options for signing in with any passkey of this site, with a challenge for this session. They name no account. */
  async signInOptions(session: string, site: RelyingParty): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      challenge: Buffer.from(await this.#challenge(session, 'sign-in'), 'base64url'),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
    return { ...options };
  }

  /** Returns the id of the person whose passkey this proves. */
  async signIn(
    session: string,
    site: RelyingParty,
    { response }: z.infer<typeof PasskeyProof>,
  ): Promise<Result<string>> {
    const passkey = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    const challenge = await this.#spend(session, 'sign-in');
    if (!passkey || challenge === undefined) return refuse('bad-passkey');
    const verified = await verifiedProof(response, challenge, site, passkey);
    if (!verified?.verified) return refuse('bad-passkey');
    // A clone that answers at the same time finds another counter here.
    const { numUpdatedRows } = await this.#db
      .updateTable('passkeys')
      .set({ counter: verified.authenticationInfo.newCounter, used_at: this.#now() })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? ok(passkey.player_id) : refuse('bad-passkey');
  }

  /** Removes challenges that were not answered in time. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('passkey_challenges').where('expires_at', '<=', this.#now()).execute();
  }

  #of(player: string): Promise<Selectable<PasskeyRow>[]> {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  /** Counted and added in one statement: many at once do not get past the limit. */
  async #add(row: PasskeyRow): Promise<Result<PasskeyInfo>> {
    const columns = ['id', 'player_id', 'name', 'public_key', 'counter', 'transports', 'created_at'] as const;
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('passkeys')
      .columns(columns)
      .expression((q) =>
        q
          .selectFrom('players')
          .select((e) => columns.map((column) => e.val(row[column]).as(column)))
          .where('players.id', '=', row.player_id)
          .where(sql<number>`(SELECT count(*) FROM passkeys WHERE player_id = ${row.player_id})`, '<', MAX_PASSKEYS),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return ok(infoOf(row));
    return refuse('too-many-passkeys', { most: MAX_PASSKEYS });
  }

  async #challenge(session: string, purpose: Purpose): Promise<string> {
    const row = { challenge: newSecret(), expires_at: this.#now() + CHALLENGE_MS };
    await this.#db
      .insertInto('passkey_challenges')
      .values({ session_id: session, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(row))
      .execute();
    return row.challenge;
  }

  /** Returns the challenge that this session was given for this purpose, once and in time. */
  async #spend(session: string, purpose: Purpose): Promise<string | undefined> {
    const spent = await this.#db
      .deleteFrom('passkey_challenges')
      .where('session_id', '=', session)
      .where('purpose', '=', purpose)
      .returning(['challenge', 'expires_at'])
      .executeTakeFirst();
    return spent && spent.expires_at > this.#now() ? spent.challenge : undefined;
  }
}

/** The counter of an authenticator that has one must have gone up since it was last used. */
async function verifiedProof(
  response: z.infer<typeof PasskeyProof>['response'],
  expectedChallenge: string,
  site: RelyingParty,
  { id, public_key, counter, transports }: Selectable<PasskeyRow>,
) {
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'));
  const { verifyAuthenticationResponse } = await webAuthn();
  return attempted(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      credential: { id, publicKey, counter, transports: transportsOf(transports) },
    }),
  );
}

/** Returns nothing for a response that cannot be read or does not fit: the library throws then, and does nothing else that could fail. */
async function attempted<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** Ids of credentials may be too long for the path of a request: owners know them by a hash. */
function infoOf({ id, name, created_at, used_at }: PasskeyRow): PasskeyInfo {
  return { id: hashOf(id), name, createdAt: created_at, ...(used_at !== null && { usedAt: used_at }) };
}

function transportsOf(stored: string): string[] {
  return stored === '' ? [] : stored.split(' ');
}
