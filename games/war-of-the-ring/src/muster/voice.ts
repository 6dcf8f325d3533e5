import { refuse, type Seat } from '@tessera/kernel';
import { upgrade } from '../armies/losses.ts';
import { NATIONS, regionOf, tables } from '../content/index.ts';
import { isFreeRegion } from '../map/freeRegion.ts';
import { SARUMAN } from '../pieces/characters.ts';
import { isBesieged, troopsAt } from '../pieces/figures.ts';
import { seatOfNation } from '../pieces/roles.ts';
import { troopOf } from '../pieces/troops.ts';
import type { Action } from '../state/action.ts';
import { SHADOW } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { enlist } from './muster.ts';

const ISENGARD = NATIONS.indexOf('isengard');
const ORTHANC = regionOf('orthanc');
const REGULAR = troopOf(ISENGARD, 'regular');
const ELITE = troopOf(ISENGARD, 'elite');

/** The Voice of Saruman: a Regular in each Settlement of Isengard, or up to two Elites in Orthanc. R 8.6 */
export const voice = {
  voice: {
    asks: (_state, { seat }) => seat,
    options: (state): Action[] => voices(state).map((elites) => ({ type: 'voice', elites })),
    sound: true,
    answers: {
      voice: {
        refuse: (state, _frame, _seat, { elites }) =>
          voices(state).includes(elites) ? undefined : refuse('voice-cannot', { elites }),
        play(state, _frame, { action: { elites }, log, chance }) {
          const ctx = { log, chance };
          for (let i = 0; i < elites; i++) upgrade(state, ORTHANC, REGULAR, ctx);
          if (elites === 0) for (const region of heard(state)) enlist(state, REGULAR, region, 1, ctx);
        },
      },
    },
  },
} satisfies Rule<'voice'>;

/** Returns whether Saruman can use his Voice: he is in play, and Orthanc is his and not besieged. */
export function canUseVoice(state: State, seat: Seat): boolean {
  if (state.characters[SARUMAN]! < 0 || seatOfNation(state, ISENGARD) !== seat) return false;
  if (state.control[ORTHANC] !== SHADOW || isBesieged(state, ORTHANC)) return false;
  return voices(state).length > 0;
}

/** Returns the possible numbers of Elites; 0 stands for Regulars. */
function voices(state: State): number[] {
  const options = state.reserve[REGULAR]! > 0 && heard(state).length > 0 ? [0] : [];
  const most = Math.min(2, troopsAt(state, ORTHANC, REGULAR), state.reserve[ELITE]!);
  for (let elites = 1; elites <= most; elites++) options.push(elites);
  return options;
}

function heard(state: State): number[] {
  return tables.settlementsOf[ISENGARD]!.filter(
    (region) => state.control[region] === SHADOW && isFreeRegion(state, region, SHADOW),
  );
}
