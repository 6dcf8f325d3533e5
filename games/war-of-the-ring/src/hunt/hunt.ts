import { refuse } from '@tessera/kernel';
import { SITE, tables } from '../content/index.ts';
import { standingEffects } from '../deck/standing.ts';
import { spendTableCard } from '../deck/tableCards.ts';
import { hasCharacter, isNazgul, MINIONS } from '../pieces/characters.ts';
import { type Board, hasArmy, insideOf, nazgulAt } from '../pieces/figures.ts';
import { leaderOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import type { Frame, HuntOrder } from '../state/frames.ts';
import { SHADOW } from '../state/numbers.ts';
import type { Rule, State, View } from '../state/state.ts';

const MAX_HUNT_DICE = 5;
const SUCCESS = 6;

/** Hunt for the Ring: the Shadow rolls its dice in the Hunt Box. R 10.5 */
export const hunt = {
  // A card on the table may be spent to improve the roll.
  'hunt.roll': {
    asks: (state) => (huntDice(state) > 0 && bonuses(state).length > 0 ? leaderOf(state, SHADOW) : []),
    options: (state): Action[] => [
      { type: 'decline' },
      ...bonuses(state).map(({ card }): Action => ({ type: 'answer', card })),
    ],
    sound: true,
    answers: {
      decline: () => [{ at: 'hunt.dice', bonus: 0 }],
      answer: {
        refuse: (state, _frame, _seat, { card }) =>
          bonuses(state).some((one) => one.card === card) ? undefined : refuse('card-does-not-fit', { card }),
        play(state, _frame, { action: { card }, log, chance }) {
          const bonus = bonuses(state).find((one) => one.card === card)!.amount;
          spendTableCard(state, card, { log, chance });
          return [{ at: 'hunt.dice', bonus }];
        },
      },
    },
    afterwards: () => [{ at: 'hunt.dice', bonus: 0 }],
  },

  'hunt.dice'(state, { bonus }, { chance, log }) {
    const count = huntDice(state);
    if (count === 0) return;
    const added = bonus + state.huntBox[0]!;
    const dice = chance.roll(count, 6);
    let successes = successesIn(dice, added);
    log({ type: 'hunt-rolled', dice: [...dice], bonus: added, successes });
    // R 10.5.2: one failed die is re-rolled for each of Stronghold, units and Nazgûl in the region.
    const again = Math.min(rerolls(state), count - successes);
    if (again > 0) {
      const rolled = chance.roll(again, 6);
      const more = successesIn(rolled, added);
      log({ type: 'hunt-rerolled', dice: rolled, successes: more });
      successes += more;
    }
    return successes > 0 ? [tileFor({ cause: 'move', eye: successes })] : undefined;
  },
} satisfies Rule<'hunt.roll' | 'hunt.dice'>;

/** Returns the frame of a tile draw; a card may add conditions. */
export function tileFor(order: Pick<HuntOrder, 'cause'> & Partial<HuntOrder>): Frame {
  return {
    at: 'hunt.draw',
    hunt: { eye: 0, noEye: false, unreduced: false, forced: false, noReveal: false, ...order },
  };
}

function bonuses(state: State) {
  return state.table.length === 0 ? [] : standingEffects(state, 'hunt-bonus');
}

function huntDice(state: State): number {
  return Math.min(MAX_HUNT_DICE, state.huntBox[SHADOW]!);
}

/** Returns how many dice reach 6 with the modifier; a natural 1 fails. R 10.5.1 */
function successesIn(dice: readonly number[], added: number): number {
  let successes = 0;
  for (const die of dice) if (die !== 1 && die + added >= SUCCESS) successes++;
  return successes;
}

type Surroundings = Pick<View, 'fellowship' | 'control' | 'stacks' | 'characters'>;

/** Returns the number of re-rolls of the Hunt: one per source. R 10.5.2 */
export function rerolls(state: Surroundings): number {
  return rerollSources(state).length;
}

/** Returns the sources of re-rolls in the region: a Shadow-controlled Stronghold, Shadow units, Nazgûl. R 10.5.2 */
export function rerollSources(state: Surroundings): ('stronghold' | 'army' | 'nazgul')[] {
  const { region } = state.fellowship;
  const inside = insideOf(region);
  const stronghold = tables.siteOf[region] === SITE.stronghold && state.control[region] === SHADOW;
  const units = hasArmy(state, region, SHADOW) || (inside >= 0 && hasArmy(state, inside, SHADOW));
  const nazgul = hasNazgul(state, region) || (inside >= 0 && hasNazgul(state, inside));
  return [
    ...(stronghold ? (['stronghold'] as const) : []),
    ...(units ? (['army'] as const) : []),
    ...(nazgul ? (['nazgul'] as const) : []),
  ];
}

function hasNazgul(state: Board, place: number): boolean {
  if (nazgulAt(state, place) > 0) return true;
  if (!hasCharacter(state, place, SHADOW)) return false;
  return MINIONS.some((minion) => isNazgul(minion) && state.characters[minion] === place);
}
