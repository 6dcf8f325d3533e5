import type { Seat } from '@tessera/kernel';
import { refuse } from '@tessera/kernel';
import { resolveHackCheck, resolveOpposedRoll, resolveSystemHack } from '../dice/checks.ts';
import { roll2d6 } from '../dice/dice.ts';
import { distance, siteOf } from '../map/site.ts';
import { rollFor, takeRolls } from '../rolls/reroll.ts';
import type { Rule, View } from '../state/state.ts';
import { hasVariant } from '../state/variants.ts';
import { award } from '../stealth/loggedChanges.ts';
import { isIn, statOf } from '../units/stats.ts';
import { cellOf, crewOf, isStanding } from '../units/units.ts';

/** At the end of a turn each computer scores for the crew whose best hacker makes the most of it. R 12.3 */
export const computers = {
  champion: {
    asks: (state, { computer, seat }): Seat | readonly Seat[] =>
      bestHackers(state, computer, seat).length > 1 ? seat : [],
    prompt: (_state, { computer }) => ({ code: 'champion', params: { computer } }),
    options: (state, { computer, seat }) =>
      bestHackers(state, computer, seat).map((character) => ({ type: 'champion', character })),
    refuse(state, { computer, seat }, _seat, action) {
      if (action.type !== 'champion') return undefined;
      const isAmongThem = bestHackers(state, computer, seat).includes(action.character);
      return isAmongThem ? undefined : refuse('no-target', { action: 'champion' });
    },
    sound: true,
    answers: {
      // The others disconnect: their connection has no further use this turn.
      champion(state, { computer, seat }, { action, log }) {
        log({ type: 'champion', unit: action.character, computer });
        for (const unit of bestHackers(state, computer, seat)) {
          if (unit !== action.character) state.characters[unit]!.connected = -1;
        }
        return undefined;
      },
    },
  },

  computer(state, { computer }) {
    const champions = [0, 1].flatMap((seat) => bestHackers(state, computer, seat).slice(0, 1));
    if (champions.length === 0) return undefined;
    return [...champions.map((unit) => rollFor(unit, 'hack')), { at: 'computer.result', computer, champions }];
  },

  'computer.result'(state, { computer, champions }, { chance, log }) {
    const [first, second] = champions as [number, number | undefined];
    const [roll, other] = takeRolls(state);
    let winner: number | null;
    if (second !== undefined) {
      winner = resolveOpposedRoll(state, first, second, 'H', roll!, other!).winner;
    } else if (hasVariant(state, 'hack-vs-system')) {
      const system = roll2d6(chance);
      log({ type: 'system-rolled', computer, dice: [system.dice1, system.dice2] });
      winner = resolveSystemHack(state, first, roll!, system) ? first : null;
    } else {
      winner = resolveHackCheck(state, first, roll!).success ? first : null;
    }
    log({ type: 'computer', computer, champions, winner });
    if (winner === null) return undefined;
    state.hacked.push(computer);
    award(state, winner, 'hack-computer', log);
    return undefined;
  },
} satisfies Rule<'champion' | 'computer' | 'computer.result'>;

/** Returns the connected characters of a crew with the best hack stat, by number. R 12.2, 12.3 */
function bestHackers(state: View, computer: number, seat: Seat): number[] {
  const site = siteOf(state.map);
  const cell = site.computers[computer]!;
  if (isIn(state, 'shock', cell)) return [];
  const hackers = crewOf(seat).filter((unit) => {
    const { connected, stance } = state.characters[unit]!;
    return connected === computer && isStanding(stance) && distance(site, cellOf(state, unit), cell) <= 1;
  });
  const best = Math.min(...hackers.map((unit) => statOf(state, unit, 'H')));
  return hackers.filter((unit) => statOf(state, unit, 'H') === best);
}
