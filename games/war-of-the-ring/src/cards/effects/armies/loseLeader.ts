import { eliminate } from '../../../armies/losses.ts';
import { regionOf } from '../../../content/index.ts';
import { regionId } from '../../../content/record.ts';
import { kindSchema, regionAt } from '../../../deck/kind.ts';
import { garrisonPlace } from '../../../map/besieged.ts';
import { troopsAt } from '../../../pieces/figures.ts';
import { leaderOf } from '../../../pieces/roles.ts';
import { LEADERS_OF } from '../../../pieces/troops.ts';
import { FREE } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/** The Free Peoples lose a Leader in a region. */
export const loseLeader = effectKind({
  schema: kindSchema('lose-leader', { region: regionId }),
  describe: ({ region }, t) => t('effect.lose-leader', { where: t.inOne([region]) }),
  references: ({ region }) => regionAt(region, 'region'),
  can: (state, { region }) => leadersIn(state, regionOf(region)).length > 0,
  run(state, { region }, play, ctx) {
    const leaders = leadersIn(state, regionOf(region));
    if (leaders.length === 0) return undefined;
    if (leaders.length > 1) return [askFor(play, leaderOf(state, FREE))];
    eliminate(state, placeIn(state, regionOf(region)), leaders[0]!, 1, ctx);
    return undefined;
  },
  options: (state, { region }) => leadersIn(state, regionOf(region)).map((troop) => pick('troop', troop)),
  chosen(state, { region }, _play, [troop], ctx) {
    eliminate(state, placeIn(state, regionOf(region)), troop!, 1, ctx);
    return undefined;
  },
});

function placeIn(state: State, region: number): number {
  const inside = garrisonPlace(state, region);
  return inside < 0 ? region : inside;
}

function leadersIn(state: State, region: number): number[] {
  const place = placeIn(state, region);
  return LEADERS_OF[FREE]!.filter((troop) => troopsAt(state, place, troop) > 0);
}
