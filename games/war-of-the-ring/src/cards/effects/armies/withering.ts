import { NATIONS, tables } from '../../../content/index.ts';
import { nation } from '../../../content/record.ts';
import { target } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { isBesieged, troopsAt } from '../../../pieces/figures.ts';
import { troopOf } from '../../../pieces/troops.ts';
import type { Frame } from '../../../state/frames.ts';
import type { State } from '../../../state/state.ts';
import { effectKind } from '../../effectKind.ts';

/** Rolls for the units in each Stronghold of a Nation that is not besieged; the Army there takes the hits. */
export const withering = effectKind({
  schema: kindSchema('withering', { nation, on: target }),
  describe: ({ nation, on }, t) => t('effect.withering', { nation: t.ofNation(nation), on }),
  can: (state, { nation }) => struck(state, NATIONS.indexOf(nation)).length > 0,
  run(state, { nation, on }, { card }, { chance, log }) {
    const number = NATIONS.indexOf(nation);
    return struck(state, number).map((region): Frame => {
      const dice = chance.roll(Math.min(5, unitsOf(state, number, region)), 6);
      log({ type: 'card-rolled', card, dice: [...dice], needs: on });
      const hits = dice.filter((die) => die >= on).length;
      return { at: 'casualties', side: tables.nationSide[number]!, place: region, hits, battle: false };
    });
  },
});

function unitsOf(state: State, nation: number, region: number): number {
  return troopsAt(state, region, troopOf(nation, 'regular')) + troopsAt(state, region, troopOf(nation, 'elite'));
}

/** Returns the regions with an unbesieged Stronghold of the Nation in which it has units. */
function struck(state: State, nation: number): number[] {
  return tables.strongholdsOf[nation]!.filter(
    (region) => !isBesieged(state, region) && unitsOf(state, nation, region) > 0,
  );
}
