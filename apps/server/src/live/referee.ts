import { performance } from 'node:perf_hooks';
import type { Holder } from '@tessera/protocol';
import { noteStanding, type RoomStanding } from '@tessera/room';
import type { Logger } from 'pino';
import type { Begun, Deed, HostAnswers, HostAsk, Stepped } from '../hosts/hostMessages.ts';
import type { Hosted, MatchHosts } from '../hosts/matchHosts.ts';
import type { Metrics } from '../http/metrics.ts';
import { ok, type Result, refused } from '../result.ts';
import type { Follower } from './follower.ts';
import { isStopped, type LiveMatch } from './liveMatch.ts';
import type { MatchStore } from './matchStore.ts';

export interface RefereeSettings {
  readonly hosts: MatchHosts;
  readonly store: MatchStore;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Told when a match has gone on or has been taken up: bots and clocks look whether it is their turn. */
  onStanding(match: LiveMatch): void;
  /** Told when the heading has changed in a way that everyone should see. */
  onHeading(match: LiveMatch): void;
  /** Told who sits where when that has changed. */
  onSeats(match: LiveMatch, holders: readonly Holder[]): void;
}

/** What has come of something: its entry, and what that changed for the one who asked, as JSON. */
export interface Told {
  readonly seq: number;
  readonly update?: string;
}

/** Somebody who waits for something to be done. */
export interface Asking {
  /** If they follow the match: what it changed for them comes with the answer, and is not told them again. */
  readonly asker?: Follower | undefined;
  told(result: Result<Told>): void;
  failed(error: unknown): void;
}

/** How often something is asked anew because its host was lost over another match, or could not keep it. */
const ATTEMPTS = 4;
/** How often the rules of a match may hang before it is not played on. */
const FAILURES = 3;

/** How much may wait for the rules of one match: deeds, and looks, of which there is one for everybody who comes. */
const MOST_UNDERWAY = 64;
const MOST_LOOKS = 1000;

type OpenAsk = Extract<HostAsk, { readonly match: string }>;

/** Between the table and the rules: opens matches in their hosts, has deeds done and made durable, and tells of them. */
export class Referee {
  readonly #settings: RefereeSettings;

  constructor(settings: RefereeSettings) {
    this.#settings = settings;
  }

  /** Has something done: answered only once it is on disk, and told to others only then. */
  step(match: LiveMatch, deed: Deed): Promise<Result<Told>> {
    return new Promise((told, failed) => this.call(match, deed, { told, failed }));
  }

  /** The same for what happens often: told by a call, at once, so that what was kept together is told together. */
  call(match: LiveMatch, deed: Deed, asking: Asking, attempt = 0): void {
    if (attempt === ATTEMPTS) asking.told(refused('host-failed'));
    else if (attempt === 0 && match.underway >= MOST_UNDERWAY) asking.told(refused('too-busy'));
    else if (this.#isOpen(match)) this.#call(match, deed, asking, attempt);
    else {
      this.open(match).then((opened) => {
        if (opened.ok) this.call(match, deed, asking, attempt + 1);
        else asking.told(opened);
      }, asking.failed);
    }
  }

  #call(match: LiveMatch, deed: Deed, asking: Asking, attempt: number): void {
    const { hosts, metrics } = this.#settings;
    const start = performance.now();
    const at = Date.now();
    match.usedAt = at;
    match.underway++;
    const told = (hosted: Hosted<Stepped>) => {
      metrics.applySeconds.observe((performance.now() - start) / 1000);
      match.underway--;
      try {
        // Whatever was done after its log had gone wrong is not in the log.
        if (isStopped(match)) return asking.told(stopped(match));
        if (hosted.kind === 'done') return asking.told(ok(this.#tell(match, hosted.value, at, asking.asker)));
        const answer = this.#failed(match, hosted);
        if (answer) Promise.resolve(answer).then(asking.told, asking.failed);
        else this.call(match, deed, asking, attempt + 1);
      } catch (error) {
        asking.failed(error);
      }
    };
    const ask = { op: 'step', match: match.id, at, viewers: match.viewers, deed } as const;
    hosts.call(match.id, ask, told, payerOf(match, deed));
  }

  /** Asks something that changes nothing, on account of a person where one is named. */
  async look<A extends OpenAsk>(
    match: LiveMatch,
    ask: A,
    person?: string,
  ): Promise<Result<HostAnswers[A['op'] & keyof HostAnswers]>> {
    if (match.looks >= MOST_LOOKS) return refused('too-busy');
    match.looks++;
    try {
      return await this.#look(match, ask, person);
    } finally {
      match.looks--;
    }
  }

  async #look<A extends OpenAsk>(
    match: LiveMatch,
    ask: A,
    person: string | undefined,
  ): Promise<Result<HostAnswers[A['op'] & keyof HostAnswers]>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const opened = await this.open(match);
      if (!opened.ok) return opened;
      match.usedAt = Date.now();
      const hosted = await this.#settings.hosts.ask(match.id, ask, person);
      if (hosted.kind === 'done') return ok(hosted.value as HostAnswers[A['op'] & keyof HostAnswers]);
      const failed = this.#failed(match, hosted);
      if (failed) return failed;
    }
    return refused('host-failed');
  }

  /** Makes sure that the rules of a match are ready. */
  open(match: LiveMatch): Promise<Result<undefined>> {
    const { status, commitment } = match.record;
    if (status === 'quarantined' || match.missingRules !== undefined) return Promise.resolve(stopped(match));
    if (commitment === undefined) return Promise.resolve(refused('not-started'));
    if (this.#isOpen(match)) return Promise.resolve(ok(undefined));
    match.opening ??= this.#takeUp(match).finally(() => {
      match.opening = undefined;
    });
    return match.opening;
  }

  /** Takes up a match that goes on by itself, without anybody waiting for it. */
  wake(match: LiveMatch): void {
    this.open(match).catch((error: unknown) => {
      this.#settings.log.error({ match: match.id, err: error }, 'match not taken up');
    });
  }

  /** A match that has just begun in its host. */
  begun(match: LiveMatch, { clocks }: Pick<Begun, 'clocks'>): void {
    match.openIn = this.#settings.hosts.life(match.id);
    match.clocks = clocks;
    this.#settings.onStanding(match);
  }

  /**
   * Lets go of the rules of a match; the next who needs them takes them up from the log. Not while its host has something to do
   * in it: what comes of that is not in the log yet.
   */
  drop(match: LiveMatch): void {
    if (!this.#isOpen(match) || match.underway > 0) return;
    match.openIn = undefined;
    if (match.proposal) {
      match.proposal = undefined;
      match.tellAll('proposal', {});
    }
    void this.#settings.hosts.ask(match.id, { op: 'drop', match: match.id });
  }

  async quarantine(match: LiveMatch, problem: string): Promise<Result<never>> {
    const { hosts, log, store, onHeading } = this.#settings;
    log.error({ match: match.id, problem }, 'match quarantined');
    match.openIn = undefined;
    void hosts.ask(match.id, { op: 'drop', match: match.id });
    this.#setStatus(match, 'quarantined', problem);
    await store.saveHeading(match.record);
    onHeading(match);
    return stopped(match);
  }

  /** Not a word of this is for ever: with the right rules the match is found to be as it was, and goes on. */
  async #awaitRules(match: LiveMatch, problem: string): Promise<Result<never>> {
    const { log, store, onHeading } = this.#settings;
    log.warn({ match: match.id, problem }, 'match waits for its rules');
    match.missingRules = problem;
    // What is over is over: only its replay has to wait.
    if (match.record.status === 'over') return stopped(match);
    this.#setStatus(match, 'needs-rules', problem);
    await store.saveHeading(match.record);
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

  #isOpen(match: LiveMatch): boolean {
    return match.openIn !== undefined && match.openIn === this.#settings.hosts.life(match.id);
  }

  async #takeUp(match: LiveMatch): Promise<Result<undefined>> {
    const { hosts, store, onStanding } = this.#settings;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const stored = await store.stored(match.record);
      if (!stored) return this.quarantine(match, 'The beginning of the match is missing.');
      const life = hosts.life(match.id);
      const hosted = await hosts.ask(match.id, { op: 'open', match: match.id, ...stored });
      if (hosted.kind === 'done') {
        if (match.record.status === 'quarantined') return stopped(match);
        const { standing, clocks, holders } = hosted.value;
        match.openIn = life;
        match.proposal = undefined;
        match.clocks = clocks;
        // Somebody sat down, and the heading was not written before the server ended.
        if (isReseated(match, holders)) this.#settings.onSeats(match, holders);
        // Something was kept that nobody could be told of, as its host was lost.
        if (standing.seq !== match.record.seq) match.tellAll('resync', {});
        this.#note(match, standing, stored.rows.at(-1)?.at ?? stored.startedAt);
        onStanding(match);
        return ok(undefined);
      }
      const trouble = hosted.kind === 'trouble' ? hosted.trouble : undefined;
      if (trouble?.kind === 'corrupt') return this.quarantine(match, trouble.message);
      if (trouble?.kind === 'needs-rules') return this.#awaitRules(match, trouble.message);
      const failed = this.#failed(match, hosted);
      if (failed) return failed;
    }
    return refused('host-failed');
  }

  /** Tells of what has been done and is on disk. */
  #tell(match: LiveMatch, stepped: Stepped, at: number, asker: Follower | undefined): Told {
    const { metrics, onStanding, onHeading, onSeats } = this.#settings;
    if (match.proposal !== stepped.proposal) {
      match.proposal = stepped.proposal;
      match.tellAll('proposal', stepped.proposal ? { proposal: stepped.proposal } : {});
    }
    // It had been done before, or it only asks others for their consent.
    const { seq } = stepped;
    if (!stepped.isNew) return { seq };
    metrics.actions.inc();
    match.clocks = stepped.clocks;
    const wasPractice = match.record.practice;
    this.#note(match, stepped.standing, at);
    const update = tellUpdates(match, stepped, asker);
    if (stepped.holders) onSeats(match, stepped.holders);
    if (stepped.standing.ending || match.record.practice !== wasPractice) onHeading(match);
    onStanding(match);
    return update === undefined ? { seq } : { seq, update };
  }

  /** Takes note of where a match stands; the heading in storage follows when there is time. */
  #note(match: LiveMatch, standing: RoomStanding, at: number): void {
    const { record } = match;
    if (record.status === 'needs-rules') this.#settings.metrics.stopped.dec({ status: record.status });
    // In place: this happens with every action, and a copy would cost as much as all the rest.
    noteStanding(record, standing, at);
    match.isDirty = true;
  }

  /** What to answer when a host could not; nothing if it should be asked again. */
  #failed(
    match: LiveMatch,
    hosted: Exclude<Hosted<unknown>, { kind: 'done' }>,
  ): Promise<Result<never>> | Result<never> | undefined {
    if (hosted.kind === 'refused') return { ok: false, refusal: hosted.refusal };
    match.openIn = undefined;
    if (hosted.kind === 'trouble') {
      const { kind, message } = hosted.trouble;
      if (kind === 'not-open') return undefined;
      this.#settings.log.error({ match: match.id, problem: message }, kind);
      // The journal would not take it, but the database may have: the log knows.
      return kind === 'not-kept' ? undefined : refused('rules-failed');
    }
    if (!hosted.isCulprit) return undefined;
    match.failures++;
    if (match.failures < FAILURES) return refused('host-failed');
    return this.quarantine(match, `Its rules did not answer in time, ${FAILURES} times.`);
  }
}

/** Whether somebody sits where the heading has somebody else. */
function isReseated({ record }: LiveMatch, holders: readonly Holder[]): boolean {
  return holders.some(({ kind, player, level }, seat) => {
    const known = record.seats[seat];
    return known?.kind !== kind || known.player !== player || known.level !== level;
  });
}

/** On whose account a deed is done: whoever asks or sits there, and for bots whoever hosts the match. */
function payerOf({ record }: LiveMatch, deed: Deed): string {
  if (deed.op === 'sit') return deed.wished.by.player;
  if (deed.op === 'abandon') return deed.by.player;
  const seat = 'seat' in deed ? record.seats[deed.seat] : undefined;
  return seat?.player ?? `bots of ${record.host}`;
}

function stopped({ record, missingRules }: LiveMatch): Result<never> {
  if (record.status === 'quarantined') return refused('quarantined', { problem: record.problem ?? '' });
  return refused('needs-rules', { problem: missingRules ?? record.problem ?? '' });
}

/** Tells everyone what has changed for them; the asker's part is left for the answer. */
function tellUpdates(match: LiveMatch, { updates, seq }: Stepped, asker: Follower | undefined): string | undefined {
  let own: string | undefined;
  for (const { json, viewers } of updates) {
    const body = `{"match":"${match.id}","update":${json}}`;
    for (const viewer of viewers) {
      for (const follower of match.followersOf(viewer)) {
        if (follower === asker && follower.isFollowing) own = json;
        else follower.tell('update', body, seq);
      }
    }
  }
  return own;
}
