import type { Readable } from 'node:stream';
import { isPersonal } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import type { Caller } from '../identity/caller.ts';
import type { Identity } from '../identity/identity.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { LongText, Matches } from '../live/matchApi.ts';
import { readHeading } from '../live/matchInfoRow.ts';
import { infoOf, type MatchRecord } from '../live/matchRecord.ts';
import type { PackTables } from '../packs/tables.ts';
import type { Subscriptions } from '../reminders/subscriptions.ts';
import type { ReminderTables } from '../reminders/tables.ts';
import type { Result } from '../result.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { Storage } from '../storage/storage.ts';

export interface PersonalFileSettings {
  readonly storage: Storage;
  readonly identity: Identity;
  readonly matches: Pick<Matches, 'file' | 'replay'>;
  readonly subscriptions: Subscriptions | undefined;
}

type Tables = MatchTables & IdentityTables & PackTables & ReminderTables;

const ROWS_AT_ONCE = 200;

/** Everything that is kept about a person, as one JSON document, piece by piece: it is read from storage no faster than it is sent. */
export async function* personalFile(settings: PersonalFileSettings, caller: Caller): AsyncGenerator<string> {
  const { storage, identity, subscriptions } = settings;
  const db = storage.tables<Tables>();
  const account = await db
    .selectFrom('players')
    .select(['id', 'name', 'created_at as createdAt', 'password'])
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  const { password, ...known } = account;
  const head = {
    format: 'tessera-personal-data',
    formatVersion: 1,
    writtenAt: Date.now(),
    account: { ...known, guest: password === null },
    sessions: await identity.sessions(caller),
    passkeys: await identity.passkeys.list(caller.id),
    tokens: await identity.tokens(caller),
    ignored: await identity.ignored(caller),
    mail: (await subscriptions?.state(caller)) ?? { offered: false, confirmed: false },
    reminders: await remindersOf(db, caller.id),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"packs":[`;
  yield* listed(packsOf(db, caller.id));
  yield '],"chat":[';
  yield* listed(linesOf(db, caller.id));
  yield '],"matches":[';
  yield* listed(matchesOf(db, settings.matches, caller));
  yield ']}\n';
}

/** The items of a JSON list, each of several pieces, with commas between them. */
async function* listed(items: AsyncIterable<AsyncIterable<string>>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const item of items) {
    if (!isFirst) yield ',\n';
    isFirst = false;
    yield* item;
  }
}

function remindersOf(db: Kysely<Tables>, player: string) {
  return db
    .selectFrom('sent_reminders')
    .select(['match_id as match', 'turn', 'sent_at as sentAt'])
    .where('player_id', '=', player)
    .execute();
}

async function* packsOf(db: Kysely<Tables>, player: string): AsyncGenerator<AsyncIterable<string>> {
  const packs = await db.selectFrom('packs').select(['id', 'version']).where('player_id', '=', player).execute();
  for (const { id, version } of packs) {
    const pack = await db
      .selectFrom('packs')
      .select(['id', 'version', 'name', 'editions as labels', 'saved_at as savedAt', 'body'])
      .where('player_id', '=', player)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!pack) continue;
    const { labels, body, ...rest } = pack;
    // Both are JSON already.
    yield once(`${JSON.stringify(rest).slice(0, -1)},"labels":${labels},"body":${body}}`);
  }
}

/** The lines that a person has written, by match. */
async function* linesOf(db: Kysely<Tables>, player: string): AsyncGenerator<AsyncIterable<string>> {
  for (const table of ['chat', 'team_chat'] as const) {
    for (let last = { match: '', id: -1 }; ; ) {
      const query = db
        .selectFrom(table as 'team_chat')
        .select(['match_id as match', 'id', 'at', 'name', 'seat', 'text'])
        .$if(table === 'team_chat', (rows) => rows.select('team'))
        .where('player', '=', player)
        .where((q) =>
          q.or([q('match_id', '>', last.match), q.and([q('match_id', '=', last.match), q('id', '>', last.id)])]),
        )
        .orderBy('match_id')
        .orderBy('id')
        .limit(ROWS_AT_ONCE);
      const rows = await query.execute();
      for (const row of rows) yield once(JSON.stringify(row));
      const end = rows.at(-1);
      if (!end || rows.length < ROWS_AT_ONCE) break;
      last = end;
    }
  }
}

/** The matches that a person has ever sat in or hosted; characters and matches that are over with their whole file. */
async function* matchesOf(
  db: Kysely<Tables>,
  matches: Pick<Matches, 'file' | 'replay'>,
  caller: Caller,
): AsyncGenerator<AsyncIterable<string>> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('seat_history')
      .innerJoin('matches', 'matches.id', 'seat_history.match_id')
      .select(['matches.id', 'matches.code', 'matches.visibility', 'matches.moved_at', 'matches.record'])
      .where('seat_history.player', '=', caller.id)
      .where('matches.id', '>', last)
      .orderBy('matches.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) yield matchPieces(readHeading(row).record, matches, caller);
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = end.id;
  }
}

async function* matchPieces(
  record: MatchRecord,
  matches: Pick<Matches, 'file' | 'replay'>,
  caller: Caller,
): AsyncGenerator<string> {
  const orders = record.seats.flatMap(({ player, orders }, seat) =>
    player === caller.id && orders ? [{ seat, orders }] : [],
  );
  const heading = JSON.stringify({ ...infoOf(record), ...(orders.length > 0 && { orders }) });
  const text = await textOf(record, matches, caller);
  if (typeof text === 'string') yield `${heading.slice(0, -1)},"withoutFile":${JSON.stringify(text)}}`;
  else {
    yield `${heading.slice(0, -1)},"file":`;
    for await (const piece of text) yield String(piece);
    yield '}';
  }
}

/** Returns the match file as text, or the reason for its absence: the file of an unfinished match is hidden from its players. */
async function textOf(
  record: MatchRecord,
  matches: Pick<Matches, 'file' | 'replay'>,
  caller: Caller,
): Promise<Readable | string> {
  const long = await longText(record, matches, caller);
  const opened = long.ok ? await long.value.open() : long;
  return opened.ok ? opened.value : opened.refusal.code;
}

function longText(
  record: MatchRecord,
  matches: Pick<Matches, 'file' | 'replay'>,
  caller: Caller,
): Promise<Result<LongText>> {
  if (isPersonal(record)) return matches.file(record.id, caller, 'file');
  return matches.replay(record.id, caller, { format: record.status === 'over' ? 'file' : 'json' }, caller.id);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
