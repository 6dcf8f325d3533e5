import { refuse, type Seat } from '@tessera/kernel';
import { roll2d6 } from '../dice/dice.ts';
import type { Action } from '../state/action.ts';
import type { Rule, State } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { newItem } from '../units/inventory.ts';
import { checkLoadout, creditsOf } from '../units/loadout.ts';
import { presetsFor } from '../units/presets.ts';
import { maxWounds } from '../units/stats.ts';
import { crewOf } from '../units/units.ts';
import { nextDeployment } from './deployment.ts';

const SEATS: readonly Seat[] = [0, 1];

/** Both crews choose equipment in secret and reveal it together; then they roll for the first deployment. R 3, 5.1 */
export const loadoutPhase = {
  loadout: {
    asks: ({ loadouts }) => SEATS.filter((seat) => !loadouts[seat]!.chosen),
    prompt: (state) => ({ code: 'loadout', params: { budget: creditsOf(state) } }),
    options: (state) => presetsFor(state).map((items): Action => ({ type: 'loadout', items })),
    refuse(state, _frame, seat, action) {
      if (action.type !== 'loadout') return undefined;
      if (state.loadouts[seat]!.chosen) return refuse('used-up', { action: 'loadout' });
      return checkLoadout(state, action.items);
    },
    open: true,
    sound: true,
    answers: {
      loadout(state, _frame, { seat, action: { items }, log }) {
        const loadout = state.loadouts[seat]!;
        loadout.chosen = true;
        loadout.items = items.map((list) => [...list]);
        log({ type: 'loadout-chosen', seat });
        return undefined;
      },
    },
    afterwards(state, _frame, { log }) {
      for (const seat of SEATS) {
        equip(state, seat);
        log({ type: 'loadout-shown', seat, items: state.loadouts[seat]!.items });
      }
      return [{ at: 'roll-off' }];
    },
  },

  'roll-off'(state, _frame, { chance, log }) {
    state.phase = 'deployment';
    state.deploying = 0;
    if (!hasVariant(state, 'p1-first')) {
      let totals = [0, 0];
      while (totals[0] === totals[1]) {
        totals = SEATS.map(() => roll2d6(chance).total);
        log({ type: 'rolled-off', totals });
      }
      state.deploying = totals[0]! > totals[1]! ? 0 : 1;
    }
    log({ type: 'deploying', seat: state.deploying });
    return nextDeployment(state);
  },
} satisfies Rule<'loadout' | 'roll-off'>;

function equip(state: State, seat: Seat): void {
  const loadout = state.loadouts[seat]!;
  loadout.revealed = true;
  for (const [i, unit] of crewOf(seat).entries()) {
    const character = state.characters[unit]!;
    character.items = loadout.items[i]!.map((item) => newItem(state, item));
    character.wounds = maxWounds(state, unit);
  }
}
