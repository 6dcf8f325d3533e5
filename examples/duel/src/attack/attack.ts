import { isUp, sideOf } from '../figures/figures.ts';
import { damageOf, drawModifier } from '../figures/modifierDeck.ts';
import { attackInProgress, type Rule } from '../state/state.ts';
import { windows } from './reactions.ts';

/** An attack resolves its targets one by one; each has its own modifier card. */
export const attack = {
  attack(state, { attacker, targets, power, push }) {
    state.attacks.push({ attacker, power, push, ward: 0 });
    return [...targets.map((target) => ({ at: 'attack.target' as const, target })), { at: 'attack.end' }];
  },

  'attack.target'(state, { target }, { log }) {
    const { attacker, power } = attackInProgress(state);
    // A figure that fell to retaliation or a riposte attacks no more, and fallen figures are not attacked.
    if (!isUp(state.figures, attacker) || !isUp(state.figures, target)) return undefined;
    log({ type: 'attacked', attacker, target, power });
    return [
      ...windows('when', target),
      { at: 'attack.draw', target },
      { at: 'push', target },
      { at: 'retaliate', target },
      ...windows('after', target),
    ];
  },

  'attack.draw'(state, { target }, ctx) {
    const attack = attackInProgress(state);
    const modifier = drawModifier(state, sideOf(attack.attacker), ctx);
    const amount = damageOf(attack.power - attack.ward, modifier, state.figures[target]!.shield);
    attack.ward = 0;
    return [{ at: 'damage', figure: target, amount }];
  },

  'attack.end'(state) {
    state.attacks.pop();
  },
} satisfies Rule<'attack' | 'attack.target' | 'attack.draw' | 'attack.end'>;
