import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Holder } from '@tessera/protocol';
import { noteSummary, type RoomSummary } from '@tessera/room';
import type { Logger } from 'pino';
import { MatchMovedError, type Ownership } from '../cluster/ownership.ts';
import type {
  Command,
  CommandEffect,
  HostAnswers,
  HostError,
  HostRequest,
  StartedMatch,
} from '../hosts/hostMessages.ts';
import type { HostResult, MatchHosts } from '../hosts/matchHosts.ts';
import { CorruptMatch } from '../hosts/seals.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { ok, type Result, refuse } from '../result.ts';
import { MissingKey } from '../storage/seedCipher.ts';
import { isStopped, type LiveMatch } from './liveMatch.ts';
import { familyOf } from './matchFamily.ts';
import type { MatchStore } from './matchStore.ts';
import { backoff, HOST_ATTEMPTS, isPassing } from './retry.ts';
import type { Follower } from './sockets/subscriber.ts';

export interface CommandRunnerSettings {
  readonly hosts: Pick<MatchHosts, 'life' | 'ask'>;
  readonly store: Pick<MatchStore, 'stored' | 'saveHeading' | 'find'>;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly ownership: Ownership;
  /** Called when a match has advanced or was opened: bots and clocks check whether they have to act. */
  onProgress(match: LiveMatch): void;
  /** Called when the heading has changed in a way that everyone should see. */
  onHeading(match: LiveMatch): void;
  /** Called when an action of the players has ended the wait for a sub-match. */
  onCalledOff(match: LiveMatch): void;
  /** Called with the holders of all seats when they have changed. */
  onSeats(match: LiveMatch, holders: readonly Holder[]): void;
  /** Delay before the first retry of a match load that no request waits for; it doubles with each further one. */
  readonly retryMs?: number;
}

/** Result of a command: its log entry, and the update for the sender as JSON. */
export interface Acknowledgement {
  readonly seq: number;
  readonly update?: string;
}

/** How often the rules of a match may hang before the match is quarantined. */
const FAILURES = 3;
/** After this many entries an earlier hang is forgiven: a long match on a busy machine may have several. */
const FORGIVEN_AFTER = 100;

/** Most pending commands and queries per match; every joining client adds a query. */
const MAX_UNDERWAY = 64;
const MAX_QUERIES = 1000;

const UNDERWAY_CHECK_MS = 5;

type OpenMatchRequest = Extract<HostRequest, { readonly match: string }>;

/**
 * Runs commands and queries of matches in their hosts: opens matches, makes commands durable, and sends the updates.
 */
export class CommandRunner {
  readonly #settings: CommandRunnerSettings;
  #closed = false;

  constructor(settings: CommandRunnerSettings) {
    this.#settings = settings;
  }

  /**
   * Runs a command. It is acknowledged and announced only after it is on disk. A subscribed sender receives its own
   * update with the acknowledgement, not as a notice. For an open match, the command has been sent to the host when
   * this returns.
   */
  async run(match: LiveMatch, command: Command, sender?: Follower): Promise<Result<Acknowledgement>> {
    this.#mustBeOurs(match);
    if (match.underway >= MAX_UNDERWAY) return refuse('too-busy');
    let isUnwritten = false;
    for (let attempt = 0; attempt < HOST_ATTEMPTS; attempt++) {
      if (!this.#isOpen(match)) {
        const opened = await this.open(match);
        if (!opened.ok) return opened;
        continue;
      }
      const answer = await this.#run(match, command, sender);
      if (answer && answer !== 'not-written') return answer;
      isUnwritten = answer === 'not-written';
    }
    return refuse(isUnwritten ? 'storage-failed' : 'host-failed');
  }

  /** Returns the result of a command, or undefined if the host should be asked again. */
  async #run(
    match: LiveMatch,
    command: Command,
    sender: Follower | undefined,
  ): Promise<Result<Acknowledgement> | 'not-written' | undefined> {
    const { hosts, metrics, ownership } = this.#settings;
    const start = performance.now();
    const at = ownership.now();
    match.usedAt = Date.now();
    match.underway++;
    // Read when the command is sent: a client that joins while it is queued sees the match without it, and must get the
    // update.
    const ask = () => ({ op: 'command', match: match.id, at, viewers: match.viewers, command }) as const;
    const result: HostResult<CommandEffect> = await hosts.ask(match.id, ask, payerOf(match, command));
    metrics.applySeconds.observe((performance.now() - start) / 1000);
    match.underway--;
    // A command done after the log went wrong is not in the log.
    if (isStopped(match)) return stopped(match);
    if (isNotWritten(result)) await ownership.confirm();
    if (result.kind === 'done') return ok(this.#publish(match, command, result.value, at, sender));
    const failed = this.#failed(match, result);
    return failed ?? (isNotWritten(result) ? 'not-written' : undefined);
  }

  /** Runs a read-only query, charged to a person if one is given. */
  async query<A extends OpenMatchRequest>(
    match: LiveMatch,
    ask: A,
    person?: string,
  ): Promise<Result<HostAnswers[A['op'] & keyof HostAnswers]>> {
    this.#mustBeOurs(match);
    if (match.queries >= MAX_QUERIES) return refuse('too-busy');
    match.queries++;
    try {
      return await this.#query(match, ask, person);
    } finally {
      match.queries--;
    }
  }

  async #query<A extends OpenMatchRequest>(
    match: LiveMatch,
    ask: A,
    person: string | undefined,
  ): Promise<Result<HostAnswers[A['op'] & keyof HostAnswers]>> {
    for (let attempt = 0; attempt < HOST_ATTEMPTS; attempt++) {
      const opened = await this.open(match);
      if (!opened.ok) return opened;
      match.usedAt = Date.now();
      const result = await this.#settings.hosts.ask(match.id, ask, person);
      if (isNotWritten(result)) await this.#settings.ownership.confirm();
      if (result.kind === 'done') return ok(result.value as HostAnswers[A['op'] & keyof HostAnswers]);
      const failed = this.#failed(match, result);
      if (failed) return failed;
    }
    return refuse('host-failed');
  }

  /** Ensures that the rules of a match are loaded. */
  open(match: LiveMatch): Promise<Result<undefined>> {
    const { status, commitment } = match.record;
    if (status === 'quarantined' || match.missingRules !== undefined) return Promise.resolve(stopped(match));
    if (commitment === undefined) return Promise.resolve(refuse('not-started'));
    if (this.#isOpen(match)) return Promise.resolve(ok(undefined));
    if (match.isGone || !this.#settings.ownership.owns(match.id)) return Promise.reject(new MatchMovedError(match.id));
    match.opening ??= this.#takeUp(match).finally(() => {
      match.opening = undefined;
    });
    return match.opening;
  }

  /**
   * Opens a match with bots or clocks. No client would retry this, so it is retried while the failure may be temporary.
   * Resolves after the first attempt and never rejects.
   */
  async wake(match: LiveMatch, attempt = 0): Promise<void> {
    match.isWaking = false;
    try {
      const opened = await this.open(match);
      if (opened.ok || !isPassing(opened.refusal.code)) return;
      this.#settings.log.warn({ match: match.id, code: opened.refusal.code }, 'match load failed; retrying');
    } catch (error) {
      if (this.#closed || match.isGone) return;
      this.#settings.log.error({ match: match.id, err: error }, 'match load failed; retrying');
    }
    match.isWaking = true;
    setTimeout(
      () => {
        if (!this.#closed && !match.isGone) void this.wake(match, attempt + 1);
      },
      backoff(attempt, this.#settings.retryMs),
    ).unref();
  }

  close(): void {
    this.#closed = true;
  }

  /** Registers a match that has just started in its host. */
  started(match: LiveMatch, { clocks }: Pick<StartedMatch, 'clocks'>): void {
    match.openIn = this.#settings.hosts.life(match.id);
    match.wasOpen = true;
    match.clocks = clocks;
    this.#settings.onProgress(match);
  }

  /**
   * Unloads the rules of a match; the next request reloads it from the log. Does nothing while the host has pending
   * work for it, because its result is not in the log yet.
   */
  drop(match: LiveMatch): void {
    if (!this.#isOpen(match) || match.underway > 0) return;
    match.openIn = undefined;
    if (match.proposal) {
      match.proposal = undefined;
      match.sendToAll('proposal', {});
    }
    void this.#settings.hosts.ask(match.id, { op: 'drop', match: match.id });
  }

  /**
   * Runs work on the stored log while no host has the match open. Pending commands are finished first; requests that arrive meanwhile wait
   * and then reopen the match from the log.
   */
  async whileClosed<T>(match: LiveMatch, work: () => Promise<T>): Promise<T> {
    this.#mustBeOurs(match);
    while (match.opening) await match.opening.catch(() => undefined);
    const closed = this.#workClosed(match, work);
    match.opening = closed
      .then(
        () => ok(undefined),
        () => ok(undefined),
      )
      .finally(() => {
        match.opening = undefined;
      });
    return closed;
  }

  async quarantine(match: LiveMatch, problem: string): Promise<Result<never>> {
    const { hosts, log, store, onHeading } = this.#settings;
    log.error({ match: match.id, problem }, 'match quarantined');
    match.openIn = undefined;
    void hosts.ask(match.id, { op: 'drop', match: match.id });
    this.#setStatus(match, 'quarantined', problem);
    await match.inTurn(() => store.saveHeading(match.record));
    onHeading(match);
    return stopped(match);
  }

  /** Hands a match to a node that has its rules. Resolves to false if there is none. */
  async #handOver({ record, wasOpen }: LiveMatch, { rules }: HostError): Promise<boolean> {
    const { ownership, store } = this.#settings;
    if (!ownership.hasOtherRules || rules === undefined) return false;
    return ownership.handOver(await familyOf(store, record), rules, wasOpen);
  }

  /** This status is not final: once the right rules are installed, the match verifies and goes on. */
  async #awaitRules(match: LiveMatch, problem: string): Promise<Result<never>> {
    const { log, store, onHeading } = this.#settings;
    log.warn({ match: match.id, problem }, 'match suspended: rules missing');
    match.missingRules = problem;
    // A finished match stays over; only its replay has to wait.
    if (match.record.status === 'over') return stopped(match);
    this.#setStatus(match, 'needs-rules', problem);
    await match.inTurn(() => store.saveHeading(match.record));
    onHeading(match);
    return stopped(match);
  }

  #setStatus(match: LiveMatch, status: 'quarantined' | 'needs-rules', problem: string): void {
    const { stopped } = this.#settings.metrics;
    if (isStopped(match)) stopped.dec({ status: match.record.status });
    stopped.inc({ status });
    match.record = { ...match.record, status, problem, deciding: [] };
    match.clocks = undefined;
  }

  async #workClosed<T>(match: LiveMatch, work: () => Promise<T>): Promise<T> {
    const wasOpen = this.#isOpen(match);
    match.openIn = undefined;
    while (match.underway > 0) await sleep(UNDERWAY_CHECK_MS);
    if (wasOpen) await this.#settings.hosts.ask(match.id, { op: 'drop', match: match.id });
    return work();
  }

  #mustBeOurs({ id, isGone }: LiveMatch): void {
    if (isGone || !this.#settings.ownership.owns(id)) throw new MatchMovedError(id);
  }

  #isOpen(match: LiveMatch): boolean {
    return match.openIn !== undefined && match.openIn === this.#settings.hosts.life(match.id);
  }

  async #takeUp(match: LiveMatch): Promise<Result<undefined>> {
    const { hosts, store, ownership, onProgress } = this.#settings;
    let onlyPinned = ownership.hasOtherRules;
    for (let attempt = 0; attempt < HOST_ATTEMPTS; attempt++) {
      // Read before anything else: entries that another owner adds later carry another epoch.
      const epoch = ownership.epochOf(match.id);
      if (match.isGone || epoch === undefined) throw new MatchMovedError(match.id);
      const stored = await store.stored(match.record).catch(asDamage);
      if (!stored) return this.quarantine(match, 'The beginning of the match is missing.');
      if (stored instanceof CorruptMatch) return this.quarantine(match, stored.message);
      // Nothing is wrong with the match itself, so its status stays: it plays on once the key is back.
      if (stored instanceof MissingKey) return refuse('quarantined', { problem: stored.message });
      const life = hosts.life(match.id);
      const shard = ownership.shardOf(match.id);
      const result = await hosts.ask(match.id, { op: 'open', match: match.id, epoch, shard, onlyPinned, ...stored });
      if (result.kind === 'done') {
        if (match.record.status === 'quarantined') return stopped(match);
        const { summary, clocks, holders } = result.value;
        match.openIn = life;
        match.wasOpen = true;
        match.proposal = undefined;
        match.clocks = clocks;
        // A seat changed hands, and the server ended before the heading was written.
        if (isReseated(match, holders)) this.#settings.onSeats(match, holders);
        // An entry became durable without being announced, because its host was lost.
        if (summary.seq !== match.record.seq) match.sendToAll('resync', {});
        this.#note(match, summary, stored.entries.at(-1)?.at ?? stored.startedAt);
        onProgress(match);
        return ok(undefined);
      }
      const error = result.kind === 'error' ? result.error : undefined;
      if (error?.kind === 'corrupt') return this.quarantine(match, error.message);
      if (error?.kind === 'needs-rules') {
        if (await this.#handOver(match, error)) throw new MatchMovedError(match.id);
        if (!onlyPinned || error.rules?.failed !== undefined) return this.#awaitRules(match, error.message);
        // No other node has them: newer ones may play it all the same.
        onlyPinned = false;
        continue;
      }
      const failed = this.#failed(match, result);
      if (failed) return failed;
    }
    return refuse('host-failed');
  }

  /** Announces an effect that is on disk. */
  #publish(
    match: LiveMatch,
    { op }: Command,
    effect: CommandEffect,
    at: number,
    sender: Follower | undefined,
  ): Acknowledgement {
    const { metrics, onProgress, onHeading, onSeats, onCalledOff } = this.#settings;
    if (match.proposal !== effect.proposal) {
      match.proposal = effect.proposal;
      match.sendToAll('proposal', effect.proposal ? { proposal: effect.proposal } : {});
    }
    // The command is a retry, or it only proposes something to the others.
    const { seq } = effect;
    if (!effect.isNew) return { seq };
    metrics.actions.inc();
    match.clocks = effect.clocks;
    const { practice: wasPractice, opens: waitedFor } = match.record;
    this.#note(match, effect.summary, at);
    const update = sendUpdates(match, effect, sender);
    if (effect.holders) onSeats(match, effect.holders);
    const { practice, opens } = match.record;
    const isHeadingNew = practice !== wasPractice || (opens === undefined) !== (waitedFor === undefined);
    if (effect.summary.ending || isHeadingNew) onHeading(match);
    // An undo may be redone, so only an action calls a sub-match off.
    if (op === 'act' && waitedFor !== undefined && opens === undefined) onCalledOff(match);
    onProgress(match);
    return update === undefined ? { seq } : { seq, update };
  }

  /** Updates the heading in memory; storage is written later. */
  #note(match: LiveMatch, summary: RoomSummary, at: number): void {
    const { record } = match;
    if (record.status === 'needs-rules') this.#settings.metrics.stopped.dec({ status: record.status });
    // In place: this runs for every action, and a copy would cost as much as all the rest.
    noteSummary(record, summary, at);
    match.isDirty = true;
  }

  /** Returns the answer to a failed host request, or undefined if the host should be asked again. */
  #failed(
    match: LiveMatch,
    result: Exclude<HostResult<unknown>, { kind: 'done' }>,
  ): Promise<Result<never>> | Result<never> | undefined {
    if (result.kind === 'refused') return { ok: false, refusal: result.refusal };
    match.openIn = undefined;
    if (result.kind === 'error') {
      const { kind, message } = result.error;
      if (kind === 'not-open') return undefined;
      this.#settings.log.error({ match: match.id, kind, problem: message }, 'match command failed');
      // The journal refused the entry, but the database may have it: the log decides.
      return kind === 'not-written' ? undefined : refuse('rules-failed');
    }
    if (!result.isCulprit) return undefined;
    if (match.record.seq - match.failedAt >= FORGIVEN_AFTER) match.failures = 0;
    match.failedAt = match.record.seq;
    match.failures++;
    if (match.failures < FAILURES) return refuse('host-failed');
    return this.quarantine(match, `Its rules did not answer in time, ${FAILURES} times.`);
  }
}

/** Whether the effect could not be stored: another node may own the match by now. */
function isNotWritten(result: HostResult<unknown>): boolean {
  return result.kind === 'error' && result.error.kind === 'not-written';
}

function asDamage(error: unknown): CorruptMatch | MissingKey {
  if (error instanceof CorruptMatch || error instanceof MissingKey) return error;
  throw error;
}

/** Whether the holders of seats differ from the heading. */
function isReseated({ record }: LiveMatch, holders: readonly Holder[]): boolean {
  return holders.some(({ kind, player, level }, seat) => {
    const known = record.seats[seat];
    return known?.kind !== kind || known.player !== player || known.level !== level;
  });
}

/** Returns the person charged for a command: the sender or seat holder, and for bots the table host. */
function payerOf({ record }: LiveMatch, command: Command): string {
  if (command.op === 'sit') return command.request.by.player;
  if (command.op === 'abandon') return command.by.player;
  if (command.op === 'take-in') return record.host;
  const seat = 'seat' in command ? record.seats[command.seat] : undefined;
  return seat?.player ?? `bots of ${record.host}`;
}

function stopped({ record, missingRules }: LiveMatch): Result<never> {
  if (record.status === 'quarantined') return refuse('quarantined', { problem: record.problem ?? '' });
  return refuse('needs-rules', { problem: missingRules ?? record.problem ?? '' });
}

/** Sends each subscriber its update; the sender's part is returned for the acknowledgement. */
function sendUpdates(
  match: LiveMatch,
  { updates, seq }: CommandEffect,
  sender: Follower | undefined,
): string | undefined {
  let own: string | undefined;
  for (const { json, viewers } of updates) {
    const body = `{"match":"${match.id}","update":${json}}`;
    for (const viewer of viewers) {
      for (const follower of match.followersOf(viewer)) {
        if (follower === sender && follower.isFollowing) own = json;
        else follower.send('update', body, seq);
      }
    }
  }
  return own;
}
