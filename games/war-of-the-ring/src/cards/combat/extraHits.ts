import { count } from '../../deck/fields.ts';
import { fighterOf } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

/** Extra hits when the roll or the re-roll scored one. */
export const extraHits = combatKind({
  schema: combatSchema('extra-hits', { hits: count }),
  describe: ({ hits }, t) => t('combat.extra-hits', { hits }),
  strike(state, { hits }, { side }, { log }) {
    const fighter = fighterOf(state, side);
    if (fighter.hits === 0) return undefined;
    fighter.hits += hits;
    log({ type: 'hits-added', side, hits });
    return undefined;
  },
});
