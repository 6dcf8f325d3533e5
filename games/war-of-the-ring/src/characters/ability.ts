import { refuse } from '@tessera/kernel';
import { NATIONS, SITES, tables } from '../content/index.ts';
import { isUnconquered } from '../map/freeRegion.ts';
import { FREE_CHARACTERS, recordOf } from '../pieces/characters.ts';
import { regionAt } from '../pieces/figures.ts';
import { advance, canAdvance } from '../politics/politics.ts';
import { noteNation, whyWeary } from '../politics/sameNation.ts';
import type { Action } from '../state/action.ts';
import { FREE } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';

/**
 * Ability of Boromir, Legolas and Gimli: any die advances their Nation while they stand at one of its unconquered
 * sites. R 7.9, 13.11
 */
export const ability = {
  ability: {
    asks: (_state, { seat }) => seat,
    options: (state): Action[] => swayed(state).map((nation) => ({ type: 'advance', nation })),
    sound: true,
    answers: {
      advance: {
        refuse: (state, _frame, _seat, { nation }) =>
          whyWeary(state, nation, FREE) ??
          (swayed(state).includes(nation) ? undefined : refuse('no-companion-for-nation', { nation })),
        play(state, _frame, { action: { nation }, log, chance }) {
          noteNation(state, nation);
          advance(state, nation, 'ability', { log, chance });
        },
      },
    },
  },
} satisfies Rule<'ability'>;

export function canUseAbility(state: State): boolean {
  return swayed(state).length > 0;
}

const SWAYING = FREE_CHARACTERS.flatMap((character) =>
  recordOf(character).abilities.flatMap((one) => {
    if (one.type !== 'advance-with-any-die') return [];
    return [
      { character, nation: NATIONS.indexOf(one.nation), sites: one.sites.map((site) => SITES.indexOf(site) + 1) },
    ];
  }),
);

/** Returns the Nations that a Companion can advance from his place. */
function swayed(state: State): number[] {
  const nations: number[] = [];
  for (const { character, nation, sites } of SWAYING) {
    const place = state.characters[character]!;
    if (place < 0 || !canAdvance(state, nation) || whyWeary(state, nation, FREE)) continue;
    const region = regionAt(place);
    if (tables.nationOf[region] !== nation || !sites.includes(tables.siteOf[region]!)) continue;
    if (isUnconquered(state, region)) nations.push(nation);
  }
  return nations;
}
