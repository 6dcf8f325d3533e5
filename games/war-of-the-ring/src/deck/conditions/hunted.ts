import { WITCH_KING } from '../../pieces/characters.ts';
import { insideOf, nazgulAt } from '../../pieces/figures.ts';
import { conditionKind } from '../conditionKind.ts';
import { kindSchema } from '../kind.ts';

/** A Nazgûl is in the region of the Fellowship. */
export const hunted = conditionKind({
  schema: kindSchema('hunted', {}),
  describe: (_, t) => t('condition.hunted'),
  holds({ fellowship: { mordor, region }, stacks, characters }) {
    if (mordor >= 0) return false;
    const inside = insideOf(region);
    const places = inside < 0 ? [region] : [region, inside];
    return places.some((place) => nazgulAt({ stacks, characters }, place) > 0 || characters[WITCH_KING] === place);
  },
});
