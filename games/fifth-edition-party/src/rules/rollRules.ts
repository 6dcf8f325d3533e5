import { rollDice } from '@tessera/fifth-edition';
import { type Chance, refuse } from '@tessera/kernel';
import type { ActionOf } from '../state/action.ts';
import { GAME_MASTER, MAX, type PartyState, type Roll } from '../state/state.ts';
import { ofGameMaster, type PartyRules } from './partyRule.ts';

const D20 = 20;

/** Rolls of the table: open ones for all, hidden ones for the game master alone. */
export const rollRules = {
  roll: {
    options: (_state, seat) => [
      { type: 'roll', label: 'Perception', dice: '1d20', bonus: 2, mode: 'plain', hidden: seat === GAME_MASTER },
    ],
    refuse: (_state, seat, { as }) =>
      as !== undefined && seat !== GAME_MASTER ? refuse('game-master-only') : undefined,
    play(state, seat, action, { chance, log }) {
      const who = action.as ?? (state.members[seat]?.name || (seat === GAME_MASTER ? '?' : `${seat}`));
      const roll = rolled(action, who, chance);
      const { label, total } = roll;
      if (action.hidden) {
        state.secret.made++;
        keep(state.secret.rolls, { ...roll, n: state.secret.made });
        log({ type: 'rolledHidden', who, label, total }, { to: [GAME_MASTER] });
      } else {
        keepOpen(state, roll);
        log({ type: 'rolled', who, label, total });
      }
    },
  },
  show: ofGameMaster({
    options: ({ secret }) => secret.rolls.slice(-1).map(({ n }) => ({ type: 'show', roll: n })),
    refuse: ({ secret }, _seat, action) =>
      secret.rolls.some(({ n }) => n === action.roll) ? undefined : refuse('no-such-roll'),
    play(state, _seat, action, { log }) {
      const { secret } = state;
      const roll = secret.rolls.find(({ n }) => n === action.roll)!;
      const { who, label, total } = roll;
      keepOpen(state, { ...roll, rolls: [...roll.rolls] });
      secret.rolls = secret.rolls.filter(({ n }) => n !== action.roll);
      log({ type: 'rolled', who, label, total });
    },
  }),
} satisfies PartyRules<'roll' | 'show'>;

function rolled({ label, dice, bonus, mode }: ActionOf<'roll'>, who: string, chance: Chance): Roll {
  const { rolls, dropped, total } = rollDice(dice, mode, chance);
  return { n: 1, who, label, dice, rolls, ...(dropped !== undefined && { dropped }), bonus, total: total + bonus };
}

/** Adds a roll that everyone sees, and counts it for the recap. */
function keepOpen(state: PartyState, roll: Roll): void {
  state.made++;
  keep(state.rolls, { ...roll, n: state.made });
  const { recap } = state;
  const { who, label, total } = roll;
  recap.rolls++;
  if (!roll.dice.startsWith(`1d${D20}`)) return;
  if (roll.rolls[0] === D20) recap.twenties++;
  if (roll.rolls[0] === 1) recap.ones++;
  if (recap.best === null || total > recap.best.total) recap.best = { who, label, total };
}

function keep(rolls: Roll[], roll: Roll): void {
  rolls.push(roll);
  if (rolls.length > MAX.rolls) rolls.shift();
}
