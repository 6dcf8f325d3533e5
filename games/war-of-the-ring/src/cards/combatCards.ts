import { refuse, type Seat } from '@tessera/kernel';
import { battleOf, combatants, fightingUnits } from '../battle/battleRecord.ts';
import { backOf, handOf, takeFromHand } from '../deck/hand.ts';
import { standingEffects } from '../deck/standing.ts';
import { regionAt } from '../pieces/figures.ts';
import type { Action } from '../state/action.ts';
import type { Frame } from '../state/frames.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import type { Strike } from './combatKind.ts';
import { chooseInStrike, stagesOf, strike, strikeOptions, whyNotCombat } from './combatRules.ts';

/**
 * Combat cards: chosen face down, the attacker first, revealed together, and applied through the stages of the round. R
 * 9.4
 */
export const combatCards = {
  // Every holder of a card is asked: not asking would show that none fits.
  'combat.card': {
    asks: (state, { side }) => (mayUseCards(state, side) ? battleOf(state).fighters[side]!.seat : []),
    options(state, { side }, seat): Action[] {
      const options: Action[] = [{ type: 'decline' }];
      for (const card of usable(state, side, seat)) {
        if (!whyNotCombat(state, side, card)) options.push({ type: 'combat', card });
      }
      return options;
    },
    sound: true,
    answers: {
      combat: {
        refuse(state, { side }, seat, { card }) {
          if (!usable(state, side, seat).includes(card)) return refuse('not-in-hand', { card });
          return whyNotCombat(state, side, card);
        },
        play(state, { side }, { seat, action: { card }, log }) {
          const fighter = battleOf(state).fighters[side]!;
          const at = state.table.indexOf(card);
          if (at >= 0) state.table.splice(at, 1);
          else takeFromHand(state, seat, card);
          fighter.card = card;
          fighter.back = backOf(card);
          log({ type: 'combat-card-chosen', side, deck: fighter.back });
        },
      },
      decline() {},
    },
  },

  'combat.reveal'(state, _frame, { log }) {
    const battle = battleOf(state);
    battle.fighters.forEach((fighter, side) => {
      fighter.shown = true;
      if (fighter.card !== null) log({ type: 'combat-card-shown', side, card: fighter.card });
    });
    if (battle.round === 1) battle.sorcery = battle.fighters[SHADOW]!.back;
  },

  // R 9.4.2: the stage is the initiative; on a tie the defender first.
  'combat.stage'(state, { stage }) {
    const battle = battleOf(state);
    if (battle.left) return;
    const due: Frame[] = [];
    for (const side of [1 - battle.attacker, battle.attacker]) {
      const { card, cancelled } = battle.fighters[side]!;
      if (card === null || cancelled) continue;
      stagesOf(card).forEach((one, part) => {
        if (one === stage) due.push({ at: 'combat.effect', side, part });
      });
    }
    return due;
  },

  'combat.effect'(state, { side, part }, ctx) {
    const { card, cancelled } = battleOf(state).fighters[side]!;
    if (card === null || cancelled || battleOf(state).left) return;
    // R 3.7: the card of a destroyed Army does nothing.
    if (fightingUnits(state, side) === 0) return;
    return strike(state, strikeOf(state, side, part), ctx);
  },

  'combat.choice': {
    asks: (state, { side, part, seat, chosen }) =>
      strikeOptions(state, strikeOf(state, side, part), chosen).length > 0 ? seat : [],
    prompt: (state, { side }) => ({
      code: 'combat.choice',
      params: { combatCard: battleOf(state).fighters[side]!.card! },
    }),
    options: (state, { side, part, chosen }) => strikeOptions(state, strikeOf(state, side, part), chosen),
    sound: true,
    forced: true,
    answers: {
      choose: (state, { side, part, chosen }, { action: { value }, log, chance }) =>
        chooseInStrike(state, strikeOf(state, side, part), [...chosen, value], { log, chance }),
    },
  },
} satisfies Rule<'combat.card' | 'combat.reveal' | 'combat.stage' | 'combat.effect' | 'combat.choice'>;

function strikeOf(state: State, side: number, part: number): Strike {
  const { card, seat } = battleOf(state).fighters[side]!;
  return { card: card ?? -1, part, side, seat };
}

/** Returns whether public information lets a side use combat cards in this round. */
function mayUseCards(state: State, side: number): boolean {
  const battle = battleOf(state);
  const { seat } = battle.fighters[side]!;
  if (state.players[seat]!.hand.every(({ cards }) => cards.length === 0) && !tableCards(state, side).length)
    return false;
  if (battle.silentFirst && battle.round === 1 && side !== battle.attacker && combatants(state, FREE).length === 0) {
    return false;
  }
  if (state.table.length === 0 || side !== FREE) return true;
  const region = regionAt(battle.to);
  return !standingEffects(state, 'no-combat-cards').some(({ regions }) => regions.includes(region));
}

function usable(state: State, side: number, seat: Seat): number[] {
  return [...handOf(state, seat), ...tableCards(state, side)];
}

/** Returns the cards on the table whose combat half may be used from there. */
function tableCards(state: State, side: number): number[] {
  if (state.table.length === 0 || side !== SHADOW) return [];
  return standingEffects(state, 'combat-from-table').map(({ card }) => card);
}
