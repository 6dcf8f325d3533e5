import { stateAfterActions } from '../character/stateAfterActions.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { HeroFix } from './finding.ts';

/** Returns a record after a fix, outside of a match. */
export function recordAfterFix(record: CharacterRecord, { actions }: HeroFix): CharacterRecord {
  const state = {
    record,
    combat: null,
    death: { successes: 0, failures: 0 },
    rolled: [],
    // Ids of generated items count from 1, so new ones begin above them.
    made: record.inventory.length + record.active.length,
    retired: false,
  };
  return stateAfterActions(state, ...actions).record;
}
