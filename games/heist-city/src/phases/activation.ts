import { type Message, type Refusal, refuse, type Seat, type Turn } from '@tessera/kernel';
import { getLegalActions, isSlotAction, playAction, refuseAction } from '../actions/actions.ts';
import { crew } from '../content/index.ts';
import { alertTotal } from '../guards/alertLevel.ts';
import { isEverybodyOut } from '../objectives/victoryPoints.ts';
import type { Action, ActionOf, SlotAction } from '../state/action.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { isWaiting, nextToActivate } from '../units/turnStructure.ts';
import { crewOf, FIRST_NPC, seatOf } from '../units/units.ts';

/** Activations: players alternate, each activating one character, which acts with three slots. R 6, 7 */
export const activation = {
  turn(state, _frame, { log }) {
    state.phase = 'player-activation';
    if (state.turn === 1) state.alertAtEnd = alertTotal(state);
    log({ type: 'turn', turn: state.turn });
    return [{ at: 'turn.next', after: -1, passed: false }];
  },

  'turn.next'(state, { after, passed }) {
    if (isEverybodyOut(state)) {
      state.phase = 'game-over';
      return undefined;
    }
    const seat = nextToActivate(state, after);
    return [seat < 0 ? { at: 'npc-phase' } : { at: 'activate', seat, passed }];
  },

  activate: {
    asks: (_state, { seat }) => seat,
    prompt: ({ turn }) => ({ code: 'activate', params: { turn } }),
    options: (state, { seat }): Action[] => [
      ...crewOf(seat)
        .filter((unit) => isWaiting(state, unit))
        .map((character): Action => ({ type: 'activate', character })),
      ...(hasVariant(state, 'allow-pass') ? [{ type: 'pass' } as const] : []),
    ],
    refuse: (state, _frame, seat, action) => refuseChoice(state, seat, action),
    open: true,
    sound: true,
    answers: {
      activate(state, _frame, { action: { character }, log }) {
        state.characters[character]!.activated = true;
        state.activation = newActivation(character);
        log({ type: 'activated', unit: character });
        return [{ at: hasVariant(state, 'plan-first') ? 'plan' : 'act' }, { at: 'activation.end' }];
      },
      // C15: two passes in a row end the activations; otherwise the turn continues.
      pass(state, { seat, passed }, { log }) {
        log({ type: 'passed', seat });
        const next = nextToActivate(state, seat);
        return [passed || next === seat ? { at: 'npc-phase' } : { at: 'turn.next', after: seat, passed: true }];
      },
      'set-alert': (state, frame, turn) => setAlert(state, frame, turn),
    },
  },

  act: {
    asks: (state): Seat | readonly Seat[] => (hasChoice(state) ? seatOf(state.activation!.character) : []),
    prompt: promptSlots('act'),
    options: (state): Action[] => legalNow(state),
    refuse(state, _frame, _seat, action) {
      if (action.type === 'set-alert') return refuseAlert(state);
      return isSlotAction(action) ? refuseAction(state, state.activation!.character, action) : undefined;
    },
    open: true,
    sound: true,
    answers: {
      move: act,
      hustle: act,
      sprint: act,
      'pick-up': act,
      'hack-computer': act,
      'hack-upload': act,
      charm: act,
      attack: act,
      'throw-weapon': act,
      throw: act,
      reload: act,
      drop: act,
      'go-loud': act,
      'remove-disguise': act,
      'mob-intel': act,
      'wake-up': act,
      'in-plain-sight': act,
      'face-off': act,
      push: act,
      'all-eyes-on-me': act,
      'ghost-hand': act,
      'ninja-vanish': act,
      'move-it-along': act,
      'all-according-to-plan': act,
      cqc: act,
      'camera-squib': act,
      'breaching-charge': act,
      end: () => undefined,
      'set-alert': (state, frame, turn) => setAlert(state, frame, turn),
    },
  },

  'activation.end'(state, _frame, { log }) {
    const { character } = state.activation!;
    state.activation = null;
    log({ type: 'activation-ended', unit: character });
    return [{ at: 'turn.next', after: seatOf(character), passed: false }];
  },
} satisfies Rule<'turn' | 'turn.next' | 'activate' | 'act' | 'activation.end'>;

/** Returns the activation of a character at its beginning, with all slots. R 7.1 */
export function newActivation(character: number): NonNullable<State['activation']> {
  return { character, slots: crew.actionSlots, melee: 0, ranged: 0, weapons: [], used: [] };
}

const END: Action = Object.freeze({ type: 'end' });

/** Returns the actions of the active character, including the end. */
function legalNow(state: View): Action[] {
  const actions: Action[] = getLegalActions(state, state.activation!.character);
  actions.push(END);
  return actions;
}

function act(state: State, frame: Frame, turn: Turn<SlotAction, Event>): readonly Frame[] {
  const frames = playAction(state, state.activation!.character, turn.action, turn);
  return frames ? [...frames, frame] : [frame];
}

/** Returns the prompt with the acting character and its remaining slots. */
export function promptSlots(code: string): (state: View) => Message {
  return ({ activation }) => {
    const { character: unit, slots: left } = activation!;
    return { code: left > 0 ? code : 'spent', params: { unit, left, slots: crew.actionSlots } };
  };
}

/** Returns whether there is a choice: a slot left, or a thing to drop. R 7.1 */
function hasChoice(state: View): boolean {
  const { character, slots } = state.activation!;
  const { stance, items, carries } = state.characters[character]!;
  if (stance === 'unconscious') return false;
  if (stance === 'stunned') return slots >= crew.actionSlots;
  return slots > 0 || items.length > 0 || carries.length > 0;
}

function refuseChoice(state: View, seat: Seat, action: Action): Refusal | undefined {
  if (action.type === 'pass') return hasVariant(state, 'allow-pass') ? undefined : refuse('no-passing');
  if (action.type === 'set-alert') return refuseAlert(state);
  if (action.type !== 'activate') return undefined;
  const { character } = action;
  if (!(character < FIRST_NPC) || seatOf(character) !== seat) return refuse('not-yours', { unit: character });
  return isWaiting(state, character) ? undefined : refuse('already-activated', { unit: character });
}

/** Returns why a player may not change the alert modifier: only by variant. E4 */
function refuseAlert(state: View): Refusal | undefined {
  return hasVariant(state, 'alert-manual') ? undefined : refuse('no-alert-changes');
}

function setAlert(
  state: State,
  frame: Frame,
  { seat, action, log }: Turn<ActionOf<'set-alert'>, Event>,
): readonly Frame[] {
  state.alertModifier = action.modifier;
  log({ type: 'alert-set', seat, modifier: action.modifier });
  return [frame];
}
