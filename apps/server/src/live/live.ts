import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type { Archive } from '../archive/archive.ts';
import type { Ownership } from '../cluster/ownership.ts';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import type { Bots } from '../hosts/botThreads.ts';
import type { MatchHosts } from '../hosts/matchHosts.ts';
import { Ignores } from '../identity/ignores.ts';
import { WRITTEN_BYTES } from '../limits/costs.ts';
import type { Counters } from '../limits/counters.ts';
import type { RateLimits } from '../limits/limits.ts';
import { PersonCaps } from '../limits/personCaps.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SeedCipher } from '../storage/seedCipher.ts';
import type { Storage } from '../storage/storage.ts';
import { AutomaticPlay } from './bots/automaticPlay.ts';
import { BotPlay } from './bots/botPlay.ts';
import { StandingOrders } from './bots/standingOrders.ts';
import { Chat } from './chat.ts';
import { ChatStore } from './chatStore.ts';
import { ClockTimeouts } from './clockTimeouts.ts';
import { CommandRunner } from './commandRunner.ts';
import { Commands } from './commands.ts';
import { ForksAndImports } from './history/forksAndImports.ts';
import { HistoryShortening } from './history/historyShortening.ts';
import { MatchArchive } from './history/matchArchive.ts';
import { MatchErasure } from './history/matchErasure.ts';
import type { LiveMatch } from './liveMatch.ts';
import { LiveMatches } from './liveMatches.ts';
import { Lobby } from './lobby.ts';
import { LookLinks } from './look/lookLinks.ts';
import { MatchCreation } from './matchCreation.ts';
import { MatchInsertion } from './matchInsertion.ts';
import { MatchJoiner } from './matchJoiner.ts';
import type { MatchRecord } from './matchRecord.ts';
import { MatchService } from './matchService.ts';
import { MatchStore } from './matchStore.ts';
import { PresenceTracker } from './presenceTracker.ts';
import { backoff } from './retry.ts';
import { randomSeeds, repeatableSeeds } from './seedSource.ts';
import { SocketHandlers } from './sockets/socketHandlers.ts';
import { ReadyMarks } from './start/readyMarks.ts';
import { SubMatches } from './subMatches.ts';

export interface LiveSettings {
  readonly storage: Storage;
  readonly safe: SeedCipher;
  readonly games: Games;
  readonly hosts: MatchHosts;
  readonly bots: Bots;
  readonly archive: Archive;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly ownership: Ownership;
  readonly counters: Counters;
  readonly limits: Pick<RateLimits, 'take' | 'spend'>;
  readonly config: Pick<
    Config,
    'idleMs' | 'maxOpenMatches' | 'seatAbsenceMs' | 'botDelayMs' | 'limitsFactor' | 'caps' | 'testSeed'
  >;
}

/** The live matches of a node. */
export interface Live {
  readonly tables: MatchService;
  readonly handlers: SocketHandlers;
  readonly caps: PersonCaps;
  readonly live: LiveMatches;
  readonly lobby: Lobby;
  /** Opens the running matches of shards that this node has acquired, with retries until they could be read. */
  gained(shards: ReadonlySet<number>): Promise<void>;
  /** Tries matches again that wait for their rules: another node may have them now. */
  rulesFound(shards: ReadonlySet<number>): Promise<void>;
  /** Releases some matches; resolves once they have no pending work and their headings are written. */
  leave(isGone: (match: string) => boolean): Promise<void>;
  /** Quarantines a match whose log does not verify. */
  quarantine(id: string, problem: string): Promise<void>;
  close(): Promise<void>;
}

/** Time for players to reconnect after a start before anyone loses on time. */
const GRACE_MS = 60_000;

/** Wires up the parts of live play and resumes running matches. */
export async function openLive(settings: LiveSettings): Promise<Live> {
  const { storage, safe, games, hosts, bots, metrics, log, config, ownership, counters } = settings;
  const seeds = config.testSeed === undefined ? randomSeeds : repeatableSeeds(config.testSeed);
  const damaged = new Set<string>();
  const store = new MatchStore(storage, safe, (match, problem) => {
    // Logged once per match: lists read the same headings again and again.
    if (!damaged.has(match)) log.error({ match, problem }, 'match damaged');
    damaged.add(match);
  });
  const live = new LiveMatches({
    store,
    metrics,
    log,
    idleMs: config.idleMs,
    rooms: config.maxOpenMatches,
    ownership,
    onAdopted: (match) => marks.resume(match),
  });
  const caps = new PersonCaps(storage, config.caps, () => live.flush());
  const lobby = new Lobby();
  const now = () => ownership.now();
  const presences: PresenceTracker = new PresenceTracker((match) => {
    if (match.record.visibility === 'public') lobby.change(match);
    // A player may have left, or a bot may have taken the seat.
    automaticPlay.consider(match);
  }, now);
  const runner = new CommandRunner({
    hosts,
    store,
    metrics,
    log,
    ownership,
    onProgress: (match) => {
      automaticPlay.consider(match);
      flags.consider(match);
      opened.consider(match);
    },
    onCalledOff: (match) => opened.callOff(match),
    onHeading: (match) => presences.sendHeading(match),
    onSeats: (match, holders) => {
      match.reseat(holders);
      presences.seatsChanged(match);
      match
        .inTurn(() => store.save(match.record))
        .catch((error: unknown) => log.error({ match: match.id, err: error }, 'seat write failed'));
    },
  });
  const archive = new MatchArchive({
    archive: settings.archive,
    store,
    log,
    open: (match) => runner.open(match),
    owns: (match) => ownership.owns(match),
  });
  const botFailures = new Counter({
    name: 'tessera_bot_failures_total',
    help: 'Decisions that a bot could not make, so that the server did',
    registers: [metrics.registry],
  });
  const botPlay = new BotPlay({
    bots,
    runner,
    delayMs: config.botDelayMs,
    seeds,
    log,
    onMove: (host, bytes) => settings.limits.spend('write', { person: host }, bytes + WRITTEN_BYTES.entry),
    onFailure: () => botFailures.inc(),
  });
  const onOrders = (match: LiveMatch) => automaticPlay.consider(match);
  const standingOrders = new StandingOrders({ games, runner, store, log, onOrders });
  const automaticPlay = new AutomaticPlay({ players: [botPlay, standingOrders], log });
  for (const status of ['quarantined', 'needs-rules'] as const)
    metrics.stopped.set({ status }, await store.count(status));
  let notBefore = 0;
  const flags = new ClockTimeouts({ runner, log, notBefore: () => notBefore, now });
  const onHeading = (match: LiveMatch) => presences.sendHeading(match);
  const newMatches = new MatchInsertion({ store, live, ownership, onHeading });
  const creation = new MatchCreation({
    games,
    hosts,
    store,
    live,
    runner,
    caps,
    limits: settings.limits,
    archive,
    absentMs: config.seatAbsenceMs,
    ownership,
    newMatches,
    seeds,
    onHeading,
    onNewViews: (match) => presences.askToSync(match),
  });
  const marks: ReadyMarks = new ReadyMarks({ store, log, now, start: (match) => creation.start(match), onHeading });
  const begun = new ForksAndImports({
    store,
    live,
    runner,
    archive,
    caps,
    newMatches,
    seeds,
    absentMs: config.seatAbsenceMs,
  });
  const opened = new SubMatches({ games, live, runner, creation, log });
  const commands = new Commands(runner, store, now);
  const ignores = new Ignores(storage.tables(), Date.now);
  const lines = new ChatStore(storage);
  const chat = new Chat({ store, lines, limits: counters.chat(config.limitsFactor), presences, ignores, now });
  const joining = new MatchJoiner(runner, store, lines, presences, ignores);
  const tables: MatchService = new MatchService({
    games,
    live,
    store,
    runner,
    archive,
    caps,
    creation,
    marks,
    begun,
    opened,
    commands,
    chat,
    presences,
    erasure: new MatchErasure({ store, live, runner, archive, commands, presences }),
    lookLinks: new LookLinks(store, presences),
    shortening: new HistoryShortening({ store, runner, archive, seeds, limits: settings.limits }),
    log,
  });
  const handlers = new SocketHandlers({
    live,
    chat,
    commands,
    joining,
    presences,
    tables,
    lobby,
    store,
    standingOrders,
  });
  live.keepTidy(runner);
  const takeUpSome = async (shards?: ReadonlySet<number>, status?: MatchRecord['status']) => {
    const all = await store.playing(shards);
    const unfinished = status === undefined ? all : all.filter(({ record }) => record.status === status);
    if (unfinished.length > 0) notBefore = ownership.now() + GRACE_MS;
    const waking = unfinished.filter((each) => each.record.status !== 'quarantined' && needsAttention(each));
    const matches = waking.filter(({ record }) => ownership.owns(record.id)).map(({ record }) => live.adopt(record));
    void wakeAll(matches, runner);
  };
  let isClosed = false;
  /** Resumes matches, with retries: without it, bots and clocks would stop until the next request about their match. */
  const takeUpAtLast = async (shards: ReadonlySet<number>, status?: MatchRecord['status']) => {
    for (let attempt = 0; !isClosed; attempt++) {
      try {
        return await takeUpSome(shards, status);
      } catch (error) {
        log.error({ err: error, shards: shards.size }, 'match take-over failed; retrying');
      }
      await sleep(backoff(attempt), undefined, { ref: false });
    }
  };
  const sealedElsewhere = await store.sealedElsewhere();
  if (sealedElsewhere.length > 0) log.error({ matches: sealedElsewhere }, 'seed decryption failed: key missing');
  // With several nodes, matches to resume come with the shards.
  if (storage.dialect === 'sqlite') await takeUpSome();
  return {
    live,
    lobby,
    gained: (shards) => takeUpAtLast(shards),
    rulesFound: (shards) => {
      live.forgetMissingRules();
      return takeUpAtLast(shards, 'needs-rules');
    },
    leave: (isGone) => leave({ live, store, hosts, log }, isGone),
    tables,
    handlers,
    caps,
    quarantine: async (id, problem) => {
      const match = await live.get(id);
      // Quarantined once, and an unreadable heading is not overwritten.
      if (match && match.record.status !== 'quarantined') await runner.quarantine(match, problem);
    },
    close: async () => {
      isClosed = true;
      runner.close();
      opened.close();
      marks.close();
      botPlay.close();
      automaticPlay.close();
      lobby.close();
      await live.close();
    },
  };
}

/**
 * Whether a match proceeds without requests, or its heading may be stale: not written in time, or the rules have
 * changed.
 */
function needsAttention({ record, seq }: Awaited<ReturnType<MatchStore['playing']>>[number]): boolean {
  const goesOn =
    record.pace.kind !== 'none' ||
    record.opens !== undefined ||
    record.seats.some(({ kind, orders }) => kind === 'bot' || orders !== undefined);
  return record.seq !== seq || record.status === 'needs-rules' || goesOn;
}

const LEAVE_LIMIT_MS = 2000;

/** Finishes the pending work of released matches and writes their headings, so that the next owner finds everything. */
async function leave(
  { live, store, hosts, log }: Pick<LiveSettings, 'hosts' | 'log'> & { live: LiveMatches; store: MatchStore },
  isGone: (match: string) => boolean,
): Promise<void> {
  const gone = live.letGo(isGone);
  const end = Date.now() + LEAVE_LIMIT_MS;
  while (gone.some(({ underway }) => underway > 0) && Date.now() < end) await sleep(10);
  for (const { id, openIn } of gone) if (openIn !== undefined) void hosts.ask(id, { op: 'drop', match: id });
  await Promise.all(
    gone
      .filter(({ isDirty }) => isDirty)
      .map((match) =>
        // The log is authoritative: a stale heading is updated when the match is opened.
        match
          .inTurn(() => store.saveHeading(match.record))
          .catch((error: unknown) => log.debug({ err: error }, 'heading write failed')),
      ),
  );
}

/** Opens matches one after the other, so that returning players need not wait. */
async function wakeAll(matches: readonly LiveMatch[], runner: CommandRunner): Promise<void> {
  for (const match of matches) await runner.wake(match);
}
