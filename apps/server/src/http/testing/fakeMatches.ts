import { Readable } from 'node:stream';
import { find } from '@tessera/catalog';
import type { Game } from '@tessera/kernel';
import {
  BotLine,
  type MatchInfo,
  type NewMatchRequest,
  type NewSeatRequest,
  type SeatInfo,
  type SeatUpdate,
  ViewerReplay,
} from '@tessera/protocol';
import { Room, refusalInfo } from '@tessera/room';
import type { Person } from '../../identity/person.ts';
import type { LongText, Matches, ReplayRequest, SentAction } from '../../live/matchApi.ts';
import type { Result } from '../../result.ts';

interface Table {
  info: MatchInfo;
  room: Room | undefined;
  readonly followers: Set<() => void>;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Matches of gomoku in memory, without durability: enough to test every request. */
export class FakeMatches implements Matches {
  readonly #tables = new Map<string, Table>();
  /** Number of programs that stream a seat. */
  following = 0;

  async create(host: Person, wish: NewMatchRequest): Promise<Result<MatchInfo>> {
    const number = this.#tables.size;
    const info: MatchInfo = {
      id: `match${String(number).padStart(7, '0')}`,
      code: `CDE${LETTERS[Math.floor(number / 576) % 24]}${LETTERS[Math.floor(number / 24) % 24]}${LETTERS[number % 24]}`,
      game: wish.game,
      title: wish.title ?? '',
      options: wish.options ?? {},
      visibility: wish.visibility ?? 'private',
      pace: wish.pace ?? { kind: 'none' },
      mode: wish.mode ?? 'enforced',
      status: 'open',
      seats: wish.seats.map((seat) => seatOf(seat, host)),
      host: host.id,
      spectators: 0,
      seq: 0,
      deciding: [],
      createdAt: 1000,
      movedAt: 1000,
    };
    this.#tables.set(info.id, { info, room: undefined, followers: new Set() });
    return { ok: true, value: info };
  }

  async erase(): Promise<Result<undefined>> {
    return { ok: true, value: undefined };
  }

  async info(id: string): Promise<Result<MatchInfo>> {
    return this.#at(id, ({ info }) => ({ ok: true, value: info }));
  }

  async byCode(code: string): Promise<Result<MatchInfo>> {
    const found = [...this.#tables.values()].find(({ info }) => info.code === code);
    return found ? { ok: true, value: found.info } : refused('no-such-match');
  }

  async lobby(): Promise<MatchInfo[]> {
    return [...this.#tables.values()].map(({ info }) => info).filter(({ visibility }) => visibility === 'public');
  }

  async mine(person: Person): Promise<MatchInfo[]> {
    const infos = [...this.#tables.values()].map(({ info }) => info);
    return infos.filter(({ host, seats }) => host === person.id || seats.some(({ player }) => player === person.id));
  }

  async sit(id: string, seat: number, wish: SeatUpdate, person: Person): Promise<Result<MatchInfo>> {
    return this.#at<MatchInfo>(id, (table) => {
      if (!table.info.seats[seat]) return refused('no-such-seat');
      table.info = { ...table.info, seats: table.info.seats.with(seat, seatOf(wish, person)) };
      return { ok: true, value: table.info };
    });
  }

  async start(id: string, person: Person): Promise<Result<MatchInfo>> {
    return this.#at<MatchInfo>(id, (table) => {
      if (table.info.host !== person.id) return refused('not-the-host');
      table.room = Room.open(gomoku(), { seats: 2, seed: 'the secret seed' }, 1000);
      return { ok: true, value: this.#moved(table, table.room) };
    });
  }

  mute = (id: string) => this.info(id);
  ready = (id: string) => this.info(id);
  concede = (id: string) => this.info(id);
  abandon = (id: string) => this.info(id);
  rematch = (id: string) => this.info(id);
  forget = async () => ({ ok: true, value: undefined }) as const;
  open = (id: string) => this.info(id);
  fork = (id: string) => this.info(id);
  shorten = (id: string) => this.info(id);
  share = async () => refused('look-link-personal');
  unshare = async () => refused('look-link-personal');
  look = (id: string) => this.info(id);

  async replay(id: string, _person: Person | undefined, { format }: ReplayRequest): Promise<Result<LongText>> {
    return this.#at<LongText>(id, ({ info, room }) => {
      if (!room) return refused('not-started');
      if (room.ending) {
        const file = room.file();
        const text = format === 'file' ? file : JSON.stringify({ kind: 'file', text: file, entries: room.entrySeqs() });
        return { ok: true, value: { etag: `"${id}"`, open: async () => ({ ok: true, value: Readable.from([text]) }) } };
      }
      if (format === 'file') return refused('not-over');
      const replay = { kind: 'viewer', info, viewer: 'spectator', ...room.replay('spectator') };
      const text = JSON.stringify(ViewerReplay.parse(replay));
      return { ok: true, value: { open: async () => ({ ok: true, value: Readable.from([text]) }) } };
    });
  }

  async importReplay(text: string, person: Person): Promise<Result<MatchInfo>> {
    if (!text.startsWith('{')) return refused('bad-file');
    return this.create(person, { game: 'gomoku', title: `${text.length} characters`, seats: [{ kind: 'me' }] });
  }

  file = async () => refused('not-alone');
  importPersonal = async () => refused('other-game');

  async view(id: string, person: Person): Promise<Result<unknown>> {
    return this.#at<unknown>(id, ({ info, room }) => {
      if (!room) return refused('not-started');
      const seat = info.seats.findIndex(({ player }) => player === person.id);
      return seat < 0 ? refused('not-seated') : { ok: true, value: room.view(seat) };
    });
  }

  async log(id: string, { before = Number.POSITIVE_INFINITY }: { before?: number }): Promise<Result<string>> {
    return this.#at(id, ({ room }) => ({
      ok: true,
      value: JSON.stringify(room?.log('spectator').filter(({ seq }) => seq < before) ?? []),
    }));
  }

  async act(id: string, person: Person, sent: SentAction): Promise<Result<{ seq: number }>> {
    return this.#at<{ seq: number }>(id, (table) => {
      const { room, info } = table;
      if (!room) return refused('not-started');
      const seat = room.decisions.find((decision) => info.seats[decision.seat]?.player === person.id)?.seat;
      const step = room.act(seat ?? 0, sent, 2000);
      if (!step.ok) return { ok: false, refusal: refusalInfo(step.refusal) };
      this.#moved(table, room);
      return { ok: true, value: { seq: step.seq } };
    });
  }

  async follow(
    id: string,
    _person: Person,
    seat: number,
    listener: (line: BotLine) => void,
  ): Promise<Result<() => void>> {
    return this.#at(id, (table) => {
      const notify = () => listener(lineFor(table, seat));
      table.followers.add(notify);
      this.following++;
      notify();
      return {
        ok: true,
        value: () => {
          if (table.followers.delete(notify)) this.following--;
        },
      };
    });
  }

  #at<T>(id: string, run: (table: Table) => Result<T>): Result<T> {
    const table = this.#tables.get(id);
    return table ? run(table) : refused('no-such-match');
  }

  #moved(table: Table, room: Room): MatchInfo {
    table.info = {
      ...table.info,
      status: room.ending ? 'over' : 'playing',
      seq: room.seq,
      deciding: room.decisions.map(({ seat }) => seat),
      ...(room.ending && { ending: room.ending }),
    };
    for (const notify of [...table.followers]) notify();
    return table.info;
  }
}

function lineFor({ info, room }: Table, seat: number): BotLine {
  if (!room) return { type: 'ping' };
  if (room.ending) return { type: 'over', match: info.id, info };
  return BotLine.parse({
    type: 'decide',
    match: info.id,
    seat,
    seq: room.seq,
    view: room.view(seat),
    decisions: room.decisions.filter((decision) => decision.seat === seat),
    legal: room.decisions.some((decision) => decision.seat === seat) ? room.legal(seat) : [],
  });
}

function gomoku(): Game {
  const entry = find('gomoku');
  if (!entry) throw new Error('The catalogue has no gomoku');
  return entry.game;
}

function seatOf(wish: NewSeatRequest, person: Person): SeatInfo {
  if (wish.kind === 'me') return { kind: 'human', name: person.name, player: person.id, online: true };
  if (wish.kind === 'bot') return { kind: 'bot', name: 'Bot', level: wish.level, online: true };
  return { kind: 'open', name: '', online: false };
}

function refused(code: string): Result<never> {
  return { ok: false, refusal: { code, params: {} } };
}
