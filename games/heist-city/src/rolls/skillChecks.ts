import type { Next } from '@tessera/kernel';
import { checkOf, resolveCharmCheck, resolveHackCheck } from '../dice/checks.ts';
import type { Log } from '../state/events.ts';
import type { Check, Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { award, expose } from '../stealth/loggedChanges.ts';
import { FIRST_NPC } from '../units/units.ts';
import { rollFor, takeRolls } from './reroll.ts';

/** Returns the frames of an attempt that needs a check. */
export function attempt(unit: number, check: Check, target: number): Next<Frame> {
  return [rollFor(unit, checkOf(check).stat === 'H' ? 'hack' : 'charm'), { at: 'check.result', unit, check, target }];
}

export const skillChecks = {
  'check.result'(state, { unit, check, target }, { log }) {
    const [roll] = takeRolls(state);
    const { stat, difficulty } = checkOf(check);
    const resolve = stat === 'H' ? resolveHackCheck : resolveCharmCheck;
    const { success, margin } = resolve(state, unit, roll!, difficulty);
    log({ type: 'checked', unit, check, target, total: roll!.total, margin, success });
    if (success) EFFECTS[check](state, unit, target, log);
    return undefined;
  },
} satisfies Rule<'check.result'>;

type Effect = (state: State, unit: number, target: number, log: Log) => void;

const EFFECTS: Readonly<Record<Check, Effect>> = {
  upload(state, unit, drop, log) {
    state.drops[drop]!.uploadedThisTurn = true;
    award(state, unit, 'hack-info-drop', log);
  },
  charm(state, unit, npc, log) {
    state.npcs[npc - FIRST_NPC]!.charmed = true;
    if (hasVariant(state, 'charm-vp')) award(state, unit, 'mob-intel', log);
  },
  'mob-intel': (state, unit, _npc, log) => award(state, unit, 'mob-intel', log),
  'remove-disguise': (state, unit, target, log) => expose(state, target, 'remove-disguise', unit, log),
  computer(state, unit, computer, log) {
    state.hacked.push(computer);
    award(state, unit, 'hack-computer', log);
  },
};
