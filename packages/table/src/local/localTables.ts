import { FILE_PROBLEMS, type Game } from '@tessera/kernel';
import type { MatchInfo, WholeReplay } from '@tessera/protocol';
import { TABLE_ERROR_CODES, TableError } from '../errors.ts';
import { LiveTable } from '../live/liveTable.ts';
import type { Table } from '../table.ts';
import {
  type LocalAnswer,
  type LocalMatchRequest,
  type LocalRequest,
  type LocalRequestBody,
  localRequests,
} from './messages.ts';
import type { LocalWorker } from './port.ts';
import { WorkerTransport } from './workerTransport.ts';

/** The dependencies of local tables. */
export interface LocalTablesOptions {
  /** Starts a worker whose script calls `serveLocal`. */
  worker(): LocalWorker;
  /** Finds a game for the page, possibly by loading it on first use. */
  games(id: string): Promise<{ readonly game: Game } | undefined>;
}

/** The summary of a local match, in the same format as on the server. */
export type LocalMatchInfo = MatchInfo;

/** The matches hosted in this browser. Failures reject with a TableError. */
export interface LocalTables {
  /** Creates and stores a match; returns its id. */
  create(wish: LocalMatchRequest): Promise<string>;
  /** Most recently active first. */
  list(): Promise<LocalMatchInfo[]>;
  /** Opens a match. Its bots play while it is open. */
  open(match: string): Promise<Table>;
  rename(match: string, title: string): Promise<void>;
  remove(match: string): Promise<void>;
  /** Returns the match as a file: a save while it runs, a replay once it is over. */
  file(match: string): Promise<string>;
  /** Returns the file with the log entry of each operation, for a replay. */
  replay(match: string): Promise<WholeReplay>;
  /** Verifies and stores a match from a file; returns its new id. */
  importFile(text: string): Promise<string>;
  /** Terminates the workers; stored matches remain. */
  close(): void;
}

/** Creates the API for the matches of this browser. The workers start on first use. */
export function localTables({ worker, games }: LocalTablesOptions): LocalTables {
  const line = new WorkerTransport(worker);
  const call = <R extends LocalRequest>(request: R, body: LocalRequestBody<R>) => callHost(line, request, body);
  return {
    create: async (wish) => (await call('create', wish)).match,
    list: async () => (await call('list', {})).matches,
    open: async (match) => {
      const { info } = await call('about', { match });
      const shelved = await games(info.game);
      if (!shelved) throw new TableError('no-such-game', info.game, 'There is no such game on this page');
      const people = info.seats.filter(({ kind }) => kind === 'human').length;
      return ready(new LiveTable({ line, info, game: shelved.game, shared: people > 1 }));
    },
    rename: async (match, title) => void (await call('rename', { match, title })),
    remove: async (match) => void (await call('remove', { match })),
    file: async (match) => (await call('file', { match })).text,
    replay: async (match) => {
      const { text, entries } = await call('file', { match });
      return { kind: 'file', text, entries };
    },
    importFile: async (text) => (await call('import', { text })).match,
    close: () => line.close(),
  };
}

type Granted<R extends LocalRequest> = Extract<LocalAnswer<R>, { ok: true }>;

async function callHost<R extends LocalRequest>(
  line: WorkerTransport,
  request: R,
  body: LocalRequestBody<R>,
): Promise<Granted<R>> {
  const answer = localRequests[request].answer.safeParse(await line.call(request, body));
  if (!answer.success) throw new TableError('worker-failed', request, 'The host answered nonsense');
  if (answer.data.ok) return answer.data as Granted<R>;
  throw errorOf(answer.data.refusal, request);
}

/** Resolves once the table has a view. */
function ready<View extends object, Action extends object>(table: Table<View, Action>): Promise<Table<View, Action>> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { status, problem, info } = table.getState();
      if (status === 'loading') return;
      stop();
      if (status === 'ready') return resolve(table);
      table.close();
      reject(errorOf(problem ?? { code: 'worker-failed', params: { detail: 'The table did not open' } }, info.id));
    };
    const stop = table.subscribe(look);
    look();
  });
}

function errorOf({ code, params }: LocalRefusal, place: string): TableError {
  const known = TABLE_ERROR_CODES.find((one) => one === code) ?? 'worker-failed';
  const detail = typeof params.detail === 'string' ? params.detail : code;
  const problem = FILE_PROBLEMS.find((each) => each === params.problem);
  return new TableError(known, typeof params.path === 'string' ? params.path : place, detail, { problem });
}

type LocalRefusal = Extract<LocalAnswer<'list'>, { ok: false }>['refusal'];
