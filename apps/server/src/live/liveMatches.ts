import type { Logger } from 'pino';
import type { Ownership } from '../cluster/ownership.ts';
import type { Person } from '../identity/person.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CommandRunner } from './commandRunner.ts';
import { LiveMatch } from './liveMatch.ts';
import { opensLook } from './look/lookLinks.ts';
import { mayLook } from './matchRecord.ts';
import type { MatchStore } from './matchStore.ts';

export interface LiveMatchesSettings {
  readonly store: MatchStore;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Idle time after which the rules of a match are unloaded, in milliseconds. */
  readonly idleMs: number;
  /** How many matches may have their rules in memory. */
  readonly rooms: number;
  readonly ownership: Ownership;
  /** Called when a match comes into memory. */
  onAdopted?(match: LiveMatch): void;
}

const FLUSH_EVERY_MS = 1000;
const SWEEPS_PER_IDLE = 4;

/** Matches in memory. Unused ones are dropped; storage has everything. */
export class LiveMatches {
  readonly #settings: LiveMatchesSettings;
  readonly #matches = new Map<string, LiveMatch>();
  readonly #loading = new Map<string, Promise<LiveMatch | undefined>>();
  readonly #start: number;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(settings: LiveMatchesSettings) {
    this.#settings = settings;
    this.#start = settings.ownership.now();
  }

  /** Returns a match by its id for a person, or undefined if they may not know of it. */
  getFor(id: string, person: Person | undefined): LiveMatch | undefined | Promise<LiveMatch | undefined> {
    const match = this.get(id);
    if (match instanceof Promise) return match.then((loaded) => visible(loaded, person));
    return visible(match, person);
  }

  /** Returns a match by its id for someone with its link to look, or undefined if the key is not that of the link. */
  async getByLink(id: string, key: string | undefined): Promise<LiveMatch | undefined> {
    if (key === undefined) return undefined;
    const match = await this.get(id);
    return match && opensLook(match.record, key) ? match : undefined;
  }

  /** Returns a match by its id from memory or storage, for the server itself. */
  get(id: string): LiveMatch | undefined | Promise<LiveMatch | undefined> {
    const match = this.#matches.get(id);
    if (!match) return this.#load(id);
    match.usedAt = Date.now();
    return match;
  }

  /** Returns a match that is in memory. */
  peek(id: string): LiveMatch | undefined {
    return this.#matches.get(id);
  }

  /** Adds a match to memory from a heading. */
  adopt(record: LiveMatch['record']): LiveMatch {
    const known = this.#matches.get(record.id);
    if (known) return known;
    const match = new LiveMatch(record, this.#start);
    this.#matches.set(record.id, match);
    this.#settings.metrics.matchesLive.set(this.#matches.size);
    this.#settings.onAdopted?.(match);
    return match;
  }

  /** Drops a removed match from memory. Its subscribers reload it and learn that it does not exist. */
  remove(match: LiveMatch): void {
    this.letGo((id) => id === match.id);
  }

  /** Starts the periodic writing of headings and unloading of idle matches. */
  keepTidy(runner: CommandRunner): void {
    const flush = () => {
      this.flush().catch((error: unknown) => this.#settings.log.error({ err: error }, 'heading write failed'));
    };
    this.#timers.push(setInterval(flush, FLUSH_EVERY_MS).unref());
    const every = Math.max(20, this.#settings.idleMs / SWEEPS_PER_IDLE);
    this.#timers.push(setInterval(() => this.#sweep(runner), every).unref());
  }

  /** Writes every heading that has changed. */
  async flush(): Promise<void> {
    const dirty = [...this.#matches.values()].filter((match) => match.isDirty);
    for (const match of dirty) match.isDirty = false;
    await Promise.all(dirty.map((match) => this.#write(match)));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const match of this.#matches.values()) clearTimeout(match.flag);
    await this.flush();
  }

  async #write(match: LiveMatch): Promise<void> {
    try {
      await match.inTurn(() => this.#settings.store.saveHeading(match.record));
    } catch (error) {
      match.isDirty = true;
      throw error;
    }
  }

  #load(id: string): Promise<LiveMatch | undefined> {
    const loading =
      this.#loading.get(id) ?? this.#settings.store.find({ id }).then((record) => record && this.#found(record));
    this.#loading.set(id, loading);
    return loading.finally(() => this.#loading.delete(id));
  }

  /** A match that another node owns is read as stored and not kept. */
  #found(record: LiveMatch['record']): LiveMatch {
    return this.#settings.ownership.owns(record.id)
      ? this.adopt(record)
      : new LiveMatch(record, this.#settings.ownership.now());
  }

  /** Drops matches that another node owns or will own. Their subscribers have to join again. */
  letGo(isGone: (match: string) => boolean): LiveMatch[] {
    const gone = [...this.#matches.values()].filter(({ id }) => isGone(id));
    for (const match of gone) {
      match.isGone = true;
      clearTimeout(match.flag);
      match.flag = undefined;
      this.#matches.delete(match.id);
      match.sendToAll('resync', {});
      for (const follower of [...match.followers()]) match.remove(follower);
    }
    this.#settings.metrics.matchesLive.set(this.#matches.size);
    return gone;
  }

  /** Lets every match that waits for its rules be opened again. */
  forgetMissingRules(): void {
    for (const match of this.#matches.values()) match.missingRules = undefined;
  }

  #sweep(runner: CommandRunner): void {
    const { idleMs, rooms, metrics } = this.#settings;
    const idleSince = Date.now() - idleMs;
    const open: LiveMatch[] = [];
    for (const match of this.#matches.values()) {
      if (match.openIn !== undefined && match.thinking.size === 0) open.push(match);
      if (isForgettable(match, idleSince)) this.#matches.delete(match.id);
    }
    // The longest unused first.
    open.sort((a, b) => a.usedAt - b.usedAt);
    const tooMany = open.length - rooms;
    open.forEach((match, i) => {
      if (i < tooMany || match.usedAt < idleSince) runner.drop(match);
    });
    metrics.matchesLive.set(this.#matches.size);
  }
}

function visible(match: LiveMatch | undefined, person: Person | undefined): LiveMatch | undefined {
  return match && mayLook(match.record, person) ? match : undefined;
}

/** Whether a match can leave memory without effect on anyone. */
function isForgettable(match: LiveMatch, idleSince: number): boolean {
  const isPlayed = match.thinking.size > 0 || match.flag !== undefined || match.isWaking;
  const isQuiet = !isPlayed && match.openIn === undefined;
  return isQuiet && !match.isFollowed && !match.isDirty && match.opening === undefined && match.usedAt < idleSince;
}
