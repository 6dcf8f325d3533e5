import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Caps } from '../config.ts';
import type { PackTables } from '../packs/tables.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { Storage } from '../storage/storage.ts';
import type { KeptTables } from './storedMatchTables.ts';

type MatchService = Pick<MatchTables, 'matches' | 'sitters'> & PackTables & KeptTables;

const MB = 1024 * 1024;

/** Queries on headings, which are JSON, in the SQL of each database. */
interface HeadingQueries {
  readonly hasBot: RawBuilder<boolean>;
  readonly host: RawBuilder<string | null>;
}

const HEADINGS: Readonly<Record<Storage['dialect'], HeadingQueries>> = {
  sqlite: {
    hasBot: sql<boolean>`EXISTS (
      SELECT 1 FROM json_each(matches.record, '$.seats') WHERE json_extract(value, '$.kind') = 'bot')`,
    // An unreadable heading counts for no person.
    host: sql<string | null>`CASE WHEN json_valid(matches.record) THEN json_extract(matches.record, '$.host') END`,
  },
  postgres: {
    hasBot: sql<boolean>`EXISTS (
      SELECT 1 FROM json_array_elements(matches.record::json -> 'seats') seat WHERE seat ->> 'kind' = 'bot')`,
    host: sql<string | null>`(matches.record::json ->> 'host')`,
  },
};

/** Caps on the matches and stored bytes of a person. */
export class PersonCaps {
  readonly #db: Kysely<MatchService>;
  readonly #headings: HeadingQueries;
  readonly #exclusively: Storage['exclusively'];
  readonly #flush: () => Promise<void>;
  readonly #caps: Pick<Caps, 'botTables' | 'unfinished' | 'storedBytes'>;
  readonly #turns = new Map<string, Promise<void>>();

  /** @param flush writes changes of matches that are not stored yet. */
  constructor(
    storage: Pick<Storage, 'tables' | 'dialect' | 'exclusively'>,
    caps: Pick<Caps, 'botTables' | 'unfinished' | 'storedBytes'>,
    flush: () => Promise<void>,
  ) {
    this.#db = storage.tables<MatchService>();
    this.#headings = HEADINGS[storage.dialect];
    this.#exclusively = (name, work) => storage.exclusively(name, work);
    this.#flush = flush;
    this.#caps = caps;
  }

  /**
   * Runs work that adds to a person's resources, one after the other: concurrent checks would all find the same room.
   */
  inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
    // In this process first, so that a person takes up one connection at most.
    const result = (this.#turns.get(person) ?? Promise.resolve()).then(() => this.#exclusively(person, work));
    const over = () => {
      if (this.#turns.get(person) === turn) this.#turns.delete(person);
    };
    const turn = result.then(over, over);
    this.#turns.set(person, turn);
    return result;
  }

  /** Checks whether a person may host one more match, with bots or without. */
  async mayHost(person: string, hasBots: boolean): Promise<Result<undefined>> {
    if (this.#caps.unfinished === Number.POSITIVE_INFINITY) return ok(undefined);
    const allowed = await this.#hasRoom(person, hasBots);
    if (allowed.ok) return allowed;
    // One of the matches may just have ended.
    await this.#flush();
    return this.#hasRoom(person, hasBots);
  }

  async #hasRoom(person: string, hasBots: boolean): Promise<Result<undefined>> {
    const { botTables, unfinished: most } = this.#caps;
    const { unfinished, bots } = await this.#result(person);
    if (unfinished >= most) return refuse('too-many-unfinished', { most });
    return hasBots && bots >= botTables ? refuse('too-many-bot-tables', { most: botTables }) : ok(undefined);
  }

  /** Checks whether a person may store this many more bytes. */
  async mayKeep(person: string, bytes: number): Promise<Result<undefined>> {
    const { storedBytes } = this.#caps;
    if (storedBytes === Number.POSITIVE_INFINITY) return ok(undefined);
    const kept = await this.#kept(person);
    return kept + bytes > storedBytes
      ? refuse('too-much-stored', { most: Math.floor(storedBytes / MB) })
      : ok(undefined);
  }

  /** Records an imported or copied match of a person. */
  async note(person: string, match: string, bytes: number): Promise<void> {
    await this.#db
      .insertInto('kept_matches')
      .values({ match_id: match, player_id: person, bytes })
      .onConflict((conflict) => conflict.column('match_id').doNothing())
      .execute();
  }

  async #result(person: string): Promise<{ unfinished: number; bots: number }> {
    const { hasBot, host } = this.#headings;
    const row = await this.#db
      .selectFrom('sitters')
      .innerJoin('matches', 'matches.id', 'sitters.match_id')
      .select((q) => [
        q.fn.countAll<number>().as('unfinished'),
        sql<number | null>`sum(CASE WHEN ${hasBot} THEN 1 ELSE 0 END)`.as('bots'),
      ])
      .where('sitters.player', '=', person)
      .where('matches.status', 'in', ['open', 'playing'])
      .where(host, '=', person)
      .executeTakeFirstOrThrow();
    return { unfinished: row.unfinished, bots: row.bots ?? 0 };
  }

  async #kept(person: string): Promise<number> {
    const [packs, matches] = await Promise.all([
      this.#db
        .selectFrom('packs')
        .select((q) => q.fn.sum<number | null>('bytes').as('bytes'))
        .where('player_id', '=', person)
        .executeTakeFirst(),
      this.#db
        .selectFrom('kept_matches')
        .select((q) => q.fn.sum<number | null>('bytes').as('bytes'))
        .where('player_id', '=', person)
        .executeTakeFirst(),
    ]);
    return (packs?.bytes ?? 0) + (matches?.bytes ?? 0);
  }
}
