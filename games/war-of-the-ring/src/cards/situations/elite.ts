import { battleOf, placeOf } from '../../battle/battleRecord.ts';
import { NATIONS } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { kindSchema } from '../../deck/kind.ts';
import { troopsAt } from '../../pieces/figures.ts';
import { ELITES_OF, NATION_OF } from '../../pieces/troops.ts';
import { situationKind } from '../situationKind.ts';

/** An Elite of the owner fights. */
export const elite = situationKind({
  schema: kindSchema('elite', { nation: nation.optional() }),
  describe: ({ nation }, t) =>
    t('situation.elite', {
      any: nation === undefined,
      nation: nation === undefined ? '' : t.ofNation(nation),
    }),
  holds(state, { nation }, side) {
    const place = placeOf(battleOf(state), side);
    return ELITES_OF[side]!.some(
      (troop) =>
        troopsAt(state, place, troop) > 0 && (nation === undefined || NATION_OF[troop] === NATIONS.indexOf(nation)),
    );
  },
});
