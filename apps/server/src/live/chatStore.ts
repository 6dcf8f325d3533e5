import type { ChatLine } from '@tessera/protocol';
import { sql } from 'kysely';
import type { MatchTables } from '../storage/matchTables.ts';
import type { Storage } from '../storage/storage.ts';

/** How many chat lines to read at most, and whose lines to leave out. */
interface LinesWanted {
  readonly limit: number;
  readonly ignored: readonly string[];
}

/** Stored chat lines, per match. */
export class ChatStore {
  readonly #storage: Storage;
  readonly #db;

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#db = storage.tables<MatchTables>();
  }

  /** Adds a chat line. Throws a conflict if the number is taken or the person has sent this line before. */
  add(match: string, line: ChatLine, player: string, actionId: string): Promise<void> {
    const { id, team, at, name, seat, text } = line;
    const row = { match_id: match, id, action_id: actionId, player, at, name, seat: seat ?? null, text };
    const statement =
      team === undefined
        ? this.#db.insertInto('chat').values(row)
        : this.#db.insertInto('team_chat').values({ ...row, team });
    return this.#storage.write([statement.compile()], match);
  }

  /** Returns the line that a person sent with this action id, to everyone or to a team. */
  async lineOf(match: string, player: string, actionId: string, team?: string): Promise<number | undefined> {
    if (team !== undefined) {
      const lines = this.#db
        .selectFrom('team_chat')
        .select('id')
        .where('match_id', '=', match)
        .where('team', '=', team);
      return (await lines.where('player', '=', player).where('action_id', '=', actionId).executeTakeFirst())?.id;
    }
    const query = this.#db.selectFrom('chat').select('id').where('match_id', '=', match).where('player', '=', player);
    return (await query.where('action_id', '=', actionId).executeTakeFirst())?.id;
  }

  /**
   * Returns the last lines after a line, oldest first. Ignored people are filtered in the query, so they cannot crowd
   * out others.
   */
  async lines(match: string, { after, limit, ignored }: { after: number } & LinesWanted): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['id', 'at', 'name', 'seat', 'player', 'text'])
      .where('match_id', '=', match)
      .where('id', '>', after)
      .$if(ignored.length > 0, (query) => query.where('player', 'not in', ignored))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ seat, ...line }) => (seat === null ? line : { ...line, seat }));
  }

  /** Returns the last lines of some teams, oldest first per team. */
  async teamLines(match: string, teams: readonly string[], { limit, ignored }: LinesWanted): Promise<ChatLine[]> {
    const lines = await Promise.all(
      teams.map((team) =>
        this.#db
          .selectFrom('team_chat')
          .select(['id', 'team', 'at', 'name', 'seat', 'player', 'text'])
          .where('match_id', '=', match)
          .where('team', '=', team)
          .$if(ignored.length > 0, (query) => query.where('player', 'not in', ignored))
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      ),
    );
    return lines.flatMap((rows) =>
      rows.reverse().map(({ seat, ...line }) => (seat === null ? line : { ...line, seat })),
    );
  }

  /** Returns the number of the last line, to everyone or to a team; removed lines count. */
  async lastLine(match: string, team?: string): Promise<number> {
    const floor = await this.#db
      .selectFrom('chat_floors')
      .select('id')
      .where('match_id', '=', match)
      .where('team', '=', team ?? '')
      .executeTakeFirst();
    const last = sql<{ last: number | null }>`SELECT max(id) AS last FROM chat WHERE match_id = ${match}`;
    const lastOfTeam = sql<{
      last: number | null;
    }>`SELECT max(id) AS last FROM team_chat WHERE match_id = ${match} AND team = ${team}`;
    const { rows } = await (team === undefined ? last : lastOfTeam).execute(this.#db);
    return Math.max(rows[0]?.last ?? 0, floor?.id ?? 0);
  }
}
