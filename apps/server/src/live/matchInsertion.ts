import type { MatchAttachments } from '@tessera/protocol';
import { matchInfoOf } from '@tessera/room';
import type { Ownership } from '../cluster/ownership.ts';
import type { HostAnswers, StartedMatch } from '../hosts/hostMessages.ts';
import { StorageError } from '../storage/storage.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import { idFor, newCode, newId } from './matchIds.ts';
import type { MatchRecord } from './matchRecord.ts';
import type { MatchStore, NewMatchParts } from './matchStore.ts';

export interface NewMatchesSettings {
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly ownership: Ownership;
  /** Called when everyone should receive the heading again. */
  onHeading(match: LiveMatch): void;
}

/** A match before it is added. */
export type Draft = Omit<MatchRecord, 'id' | 'code' | 'createdAt' | 'movedAt' | 'brought'>;

/** Two matches may draw the same code; this many conflicts in a row do not happen. */
const CODE_ATTEMPTS = 8;

/** Assigns ids and codes to new matches, stores them and registers them as live. */
export class MatchInsertion {
  readonly #settings: NewMatchesSettings;

  constructor(settings: NewMatchesSettings) {
    this.#settings = settings;
  }

  /** Returns a new match id in a shard of this node, or in the shard of another match that it belongs to. */
  newId(beside?: string): string {
    return this.#settings.ownership.newId(newId, beside);
  }

  /** Returns the id of a match that derives from another one: the same words give the same id. */
  idBeside(match: string, ...words: readonly string[]): string {
    let attempt = 0;
    const make = () => idFor(words[0] ?? '', match, ...words.slice(1), ...(attempt++ === 0 ? [] : [String(attempt)]));
    return this.#settings.ownership.newId(make, match);
  }

  /** `rematchOf`: the match whose players meet again in this one. */
  async add(
    id: string,
    draft: Draft,
    { rematchOf, ...parts }: Pick<NewMatchParts, 'brought' | 'started'> & { readonly rematchOf?: string } = {},
  ): Promise<LiveMatch> {
    const { store, live, onHeading, ownership } = this.#settings;
    const beside = this.#beside(id, rematchOf ?? draft.openedBy ?? draft.forkOf?.match);
    const now = ownership.now();
    for (let attempt = 1; ; attempt++) {
      const record: MatchRecord = { ...draft, id, code: newCode(), createdAt: now, movedAt: now };
      try {
        await store.add(record, { ...parts, beside });
        if (beside) ownership.addedBeside(id, beside.match);
        const match = live.adopt(record);
        onHeading(match);
        return match;
      } catch (error) {
        if (!(error instanceof StorageError && error.isConflict) || attempt === CODE_ATTEMPTS) throw error;
        // Either the code is taken, or a concurrent request has added the same match.
        const known = await live.get(id);
        if (known) return known;
      }
    }
  }

  /** Returns the match whose shard the new match joins; undefined if its id already lies in that shard. */
  #beside(id: string, match: string | undefined): NewMatchParts['beside'] {
    const { ownership } = this.#settings;
    if (match === undefined) return undefined;
    const shard = ownership.shardOf(match);
    return shard === ownership.shardOf(id) ? undefined : { match, shard };
  }
}

/** Splits options into those of the heading and the attachment. */
export function optionsOf({
  options,
  brought,
}: HostAnswers['options']): Pick<MatchRecord, 'options'> & { readonly brought?: MatchAttachments } {
  return { options: JSON.parse(options), ...(brought && { brought: JSON.parse(brought) }) };
}

/** Returns the heading fields that the start of a match adds. */
export function startOf({
  commitment,
  summary,
}: StartedMatch): Pick<MatchRecord, 'commitment'> & ReturnType<typeof matchInfoOf> {
  return { commitment, ...matchInfoOf(summary) };
}
