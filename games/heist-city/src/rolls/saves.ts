import type { Log } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { tellingScores } from '../stealth/loggedChanges.ts';
import { woundsOf } from '../units/stats.ts';
import { FIRST_NPC, isConscious, isNpc } from '../units/units.ts';
import { resolveDefenseSave } from '../weapons/save.ts';
import { type Fall, woundUnit } from '../weapons/wounds.ts';
import { rollFor, takeRolls } from './reroll.ts';

/** A hit unit saves and takes the remaining damage. R 10 */
export const saves = {
  save(state, frame) {
    if (!isConscious(state, frame.unit)) return undefined;
    return [rollFor(frame.unit, 'save'), { ...frame, at: 'save.result' }];
  },

  'save.result'(state, { unit, damage, stance, cover }, { log }) {
    const [roll] = takeRolls(state);
    const { targetNumber, damageReduced, finalDamage } = resolveDefenseSave(
      state,
      { unit, stance, cover },
      damage,
      roll!,
    );
    log({
      type: 'saved',
      unit,
      total: roll!.total,
      number: targetNumber,
      prevented: damageReduced,
      damage: finalDamage,
    });
    return hurt(state, unit, finalDamage, log);
  },
} satisfies Rule<'save' | 'save.result'>;

function hurt(state: State, unit: number, damage: number, log: Log): Frame[] {
  const attack = state.attack!;
  const before = woundsOf(state, unit);
  const fall = tellingScores(state, log, () => {
    const result = woundUnit(state, unit, damage, attack.attacker);
    logFall(state, unit, result, log);
    return result;
  });
  tally(state, before - woundsOf(state, unit));
  // R 9.1: once the target is down, the remaining rolls are lost unless they may change targets.
  if (unit === attack.target && fall !== 'none' && fall !== 'hurt') {
    if (hasVariant(state, 'split-fire')) attack.target = -1;
    else attack.left = 0;
  }
  return [];
}

function logFall(state: State, unit: number, fall: Fall, log: Log): void {
  if (fall === 'none') return;
  log({ type: 'hurt', unit, wounds: woundsOf(state, unit) });
  if (fall !== 'hurt') log({ type: 'fell', unit, fall });
}

/** Adds wounds to the statistics, by their source. */
function tally(state: State, wounds: number): void {
  if (wounds <= 0) return;
  const { attacker, weapon } = state.attack!;
  const source = isNpc(attacker) ? state.npcs[attacker - FIRST_NPC]!.kind : weapon;
  state.damage[source] = (state.damage[source] ?? 0) + wounds;
}
