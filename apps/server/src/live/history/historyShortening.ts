import { isPersonal } from '@tessera/protocol';
import type { StartedMatch } from '../../hosts/hostMessages.ts';
import type { Person } from '../../identity/person.ts';
import { WRITTEN_BYTES } from '../../limits/costs.ts';
import type { RateLimits } from '../../limits/limits.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { CommandRunner } from '../commandRunner.ts';
import type { LiveMatch } from '../liveMatch.ts';
import { revisionOf } from '../matchRecord.ts';
import type { MatchStore } from '../matchStore.ts';
import type { SeedSource } from '../seedSource.ts';
import type { MatchArchive } from './matchArchive.ts';

export interface HistoryShorteningSettings {
  readonly store: MatchStore;
  readonly runner: CommandRunner;
  readonly archive: MatchArchive;
  readonly seeds: SeedSource;
  readonly limits: Pick<RateLimits, 'spend'>;
}

/** Shortens the history of a personal match on request of its player, who loses it and the undo (decision 0046). */
export class HistoryShortening {
  readonly #settings: HistoryShorteningSettings;

  constructor(settings: HistoryShorteningSettings) {
    this.#settings = settings;
  }

  async shorten(match: LiveMatch, person: Person): Promise<Result<undefined>> {
    const { status, commitment, openedBy, openedMatches = [] } = match.record;
    if (!isPersonal(match.record)) return refuse('shorten-personal');
    if (match.seatOf(person) === undefined) return refuse('not-seated');
    if (commitment === undefined) return refuse('not-started');
    if (status === 'over') return refuse('match-ended');
    // Their files are verified against entries that would be dropped.
    if (openedBy !== undefined || openedMatches.length > 0) return refuse('shorten-sub-matches');
    return this.#settings.runner.whileClosed(match, () => this.#rewrite(match, person));
  }

  async #rewrite(match: LiveMatch, person: Person): Promise<Result<undefined>> {
    const { store, archive, seeds, limits } = this.#settings;
    const stored = await store.stored(match.record);
    if (!stored) return refuse('not-started');
    const seed = seeds('shortening', match.record, match.record.seq);
    const shortened = await archive.shorten(match, seed, person.id);
    if (!shortened.ok) return shortened;
    const started = shortened.value;
    const { holders, clocks } = stored;
    await match.inTurn(() =>
      match.change(
        (record) => ({ ...record, revision: revisionOf(record) + 1, commitment: started.commitment }),
        (record) => store.rewriteLog(record, started, { holders, clocks }),
      ),
    );
    limits.spend('write', { person: person.id }, writtenBytes(started));
    match.sendToAll('resync', {});
    return ok(undefined);
  }
}

function writtenBytes({ beginning, entries }: StartedMatch): number {
  return entries.reduce((sum, { payload }) => sum + payload.length + WRITTEN_BYTES.entry, beginning.length);
}
