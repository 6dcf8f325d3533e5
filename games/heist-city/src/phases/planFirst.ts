import { type Refusal, refuse } from '@tessera/kernel';
import { getLegalActions, playAction, refuseAction, slotsOf } from '../actions/actions.ts';
import type { Action, ActionOf, SlotAction } from '../state/action.ts';
import type { Rule, View } from '../state/state.ts';
import { seatOf } from '../units/units.ts';
import { promptSlots } from './activation.ts';

/** C18: by variant, all slots are planned before the first is played; steps that became impossible are lost. */
export const planFirst = {
  plan: {
    asks: (state) => seatOf(state.activation!.character),
    prompt: promptSlots('plan'),
    // Plans of one action serve as examples; players compose longer ones.
    options: (state): Action[] => [
      { type: 'plan', actions: [] },
      ...getLegalActions(state, state.activation!.character).map(
        (action): Action => ({ type: 'plan', actions: [action] }),
      ),
    ],
    refuse: (state, _frame, _seat, action) => (action.type === 'plan' ? refusePlan(state, action) : undefined),
    open: true,
    sound: true,
    answers: {
      plan(_state, _frame, { seat, action: { actions }, log }) {
        log({ type: 'planned', seat, kinds: actions.map(({ type }) => type) });
        return [{ at: 'planned', actions }];
      },
    },
  },

  planned(state, { actions: [action, ...rest] }, ctx) {
    if (action === undefined) return undefined;
    const unit = state.activation!.character;
    const refusal = refuseAction(state, unit, action);
    if (refusal) {
      state.activation!.slots -= Math.min(state.activation!.slots, slotsOf(state, unit, action));
      ctx.log({ type: 'plan-failed', unit, action: action.type, code: refusal.code });
    }
    const frames = refusal ? [] : (playAction(state, unit, action, ctx) ?? []);
    return [...frames, { at: 'planned', actions: rest }];
  },
} satisfies Rule<'plan' | 'planned'>;

/** Returns why a plan is refused: it must start with a legal action and fit into the slots. */
function refusePlan(state: View, { actions }: ActionOf<'plan'>): Refusal | undefined {
  const { character, slots: left } = state.activation!;
  const slots = actions.reduce((sum, action: SlotAction) => sum + slotsOf(state, character, action), 0);
  if (slots > left) return refuse('too-many-slots', { slots, left });
  return actions[0] && refuseAction(state, character, actions[0]);
}
