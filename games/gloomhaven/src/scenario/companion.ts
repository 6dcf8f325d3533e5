import type { Cell } from '@tessera/space';
import { noConditions } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { evaluateAmount } from '../modifiers/effectContext.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { nearestEmpty } from './spawn.ts';

/** Checks whether heroes of a class have a companion. */
export function hasCompanion(classId: string): boolean {
  return recordOf('class', classId).companion !== undefined;
}

/** Returns the starting hexes of a hero's companion: empty hexes adjacent to the hero, or else the nearest ones. */
export function companionStarts(state: State, seat: number): Cell[] {
  const { cell } = state.figures[seat]!;
  return cell < 0 ? [] : nearestEmpty(state, cell);
}

/** Places a summon without a card. It acts from the first round on, before the hero's other summons. R 3.7, 11.3 */
export function placeCompanion(state: State, seat: number, cell: Cell): FigureId {
  const { class: classId } = state.heroes[seat]!;
  const { id, hitPoints } = recordOf('class', classId).companion!;
  const maxHp = evaluateAmount({ table: state, figure: seat, target: -1 }, hitPoints);
  state.figures.push({
    kind: 'summon',
    type: id,
    side: state.figures[seat]!.side,
    cell,
    hp: maxHp,
    maxHp,
    ...noConditions,
    number: 0,
    seat,
    stats: `class/${classId}/companion`,
    acted: false,
    dropsMoney: false,
  });
  return state.figures.length - 1;
}
