import { battleOf, placeOf } from '../../battle/battleRecord.ts';
import { NATIONS } from '../../content/index.ts';
import { nation } from '../../content/record.ts';
import { kindSchema } from '../../deck/kind.ts';
import { hasUnitOf } from '../../pieces/figures.ts';
import { situationKind } from '../situationKind.ts';

/** A unit of this Nation fights. */
export const unit = situationKind({
  schema: kindSchema('unit', { nation }),
  describe: ({ nation }, t) => t('situation.unit', { nation: t.ofNation(nation) }),
  holds: (state, { nation }, side) => hasUnitOf(state, placeOf(battleOf(state), side), NATIONS.indexOf(nation)),
});
