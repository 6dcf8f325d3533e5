import { scenarioPlan } from '../src/scenario/plan.ts';
import { isMonster } from '../src/state/figures.ts';
import { State } from '../src/state/state.ts';

/**
 * Checks invariants of a state that no schema expresses: references resolve, and no two figures share a hex or stand
 * off the map.
 */
export function isPossible(given: object): boolean {
  const state = State.parse(given);
  const { figures, heroes, map, performances } = state;
  const { plan, record } = scenarioPlan(state.scenario);
  const isFigure = (id: number) => id >= -1 && id < figures.length;
  const isCell = (cell: number) => cell >= -1 && cell < plan.board.size;
  const stands = figures.flatMap(({ cell }) => (cell < 0 ? [] : [cell]));
  const spoken = JSON.stringify([state.flow, performances, state.lasting, state.turn]);
  const ids = [...spoken.matchAll(/"(?:figure|target|by|other|owner|focus|forcedBy)":(-?\d+)/g)].map(([, id]) =>
    Number(id),
  );
  return (
    figures.length >= heroes.length &&
    figures.every((one, id) => id < heroes.length === (one.kind === 'hero') && isCell(one.cell)) &&
    figures.every((one, id) => (id < heroes.length ? one.seat === id && one.type === heroes[id]!.class : true)) &&
    figures.every((one) => !isMonster(one) || (one.seat === -1 && one.stats.startsWith(`monster/${one.type}/`))) &&
    new Set(stands).size === stands.length &&
    ids.every(isFigure) &&
    performances.every(
      (performance) =>
        isFigure(performance.figure) && (performance.attack === null || performance.attack.queue.every(isFigure)),
    ) &&
    performances.every((performance) => performance.targets.every(isFigure)) &&
    map.revealed.length > 0 &&
    map.revealed.every((room) => room < record.rooms.length) &&
    map.closed.every((door) => door < record.doors.length) &&
    state.decks.heroes.length === heroes.length &&
    heroes.every(({ hand, discard, lost, inPlay, active }) => {
      const cards = [...hand, ...discard, ...lost, ...inPlay, ...active];
      return new Set(cards).size === cards.length;
    }) &&
    heroes.every(({ items }) => new Set(items.map(({ id }) => id)).size === items.length)
  );
}
