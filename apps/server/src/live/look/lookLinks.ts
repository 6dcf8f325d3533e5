import { timingSafeEqual } from 'node:crypto';
import { isPersonal, type LookLink } from '@tessera/protocol';
import type { Person } from '../../identity/person.ts';
import { newSecret } from '../../identity/secret.ts';
import { ok, type Result, refuse } from '../../result.ts';
import type { LiveMatch } from '../liveMatch.ts';
import type { MatchRecord } from '../matchRecord.ts';
import type { MatchStore } from '../matchStore.ts';
import type { PresenceTracker } from '../presenceTracker.ts';

/** Subscriptions to one match through its link at the same time. */
const MAX_LOOKERS = 50;

/** Whether a key is that of the match's link. */
export function opensLook({ lookKey }: Pick<MatchRecord, 'lookKey'>, key: string | undefined): boolean {
  if (lookKey === undefined || key === undefined) return false;
  const [known, given] = [Buffer.from(lookKey), Buffer.from(key)];
  return known.length === given.length && timingSafeEqual(known, given);
}

/** Whether the link of a match has a free place for one more subscription. */
export function hasLookPlace(match: Pick<LiveMatch, 'spectators'>): boolean {
  return match.spectators < MAX_LOOKERS;
}

/** Creates and revokes the links through which others look at a personal match. */
export class LookLinks {
  readonly #store: Pick<MatchStore, 'save'>;
  readonly #presences: Pick<PresenceTracker, 'lookEnded' | 'sendHeading'>;

  constructor(store: Pick<MatchStore, 'save'>, presences: Pick<PresenceTracker, 'lookEnded' | 'sendHeading'>) {
    this.#store = store;
    this.#presences = presences;
  }

  /** Returns the link of a match, creating it on the first request. */
  async share(match: LiveMatch, person: Person): Promise<Result<LookLink>> {
    const refused = whyNotShare(match, person);
    if (refused !== undefined) return refuse(refused);
    return match.inTurn(async () => {
      const key = match.record.lookKey ?? newSecret();
      if (match.record.lookKey === undefined) {
        await this.#change(match, key);
        this.#presences.sendHeading(match);
      }
      return ok({ key });
    });
  }

  /** Revokes the link and ends the subscriptions of everyone who looks through it. */
  async unshare(match: LiveMatch, person: Person): Promise<Result<undefined>> {
    const refused = whyNotShare(match, person);
    if (refused !== undefined) return refuse(refused);
    await match.inTurn(() => this.#change(match, undefined));
    this.#presences.lookEnded(match);
    return ok(undefined);
  }

  #change(match: LiveMatch, key: string | undefined): Promise<void> {
    return match.change(
      ({ lookKey: _before, ...record }) => ({ ...record, ...(key !== undefined && { lookKey: key }) }),
      (record) => this.#store.save(record),
    );
  }
}

function whyNotShare(match: LiveMatch, person: Person): 'look-link-personal' | 'not-seated' | undefined {
  if (!isPersonal(match.record)) return 'look-link-personal';
  return match.seatOf(person) === undefined ? 'not-seated' : undefined;
}
