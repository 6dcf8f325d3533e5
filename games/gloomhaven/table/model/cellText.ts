import { cellName, conditionsOf, retaliateOf, shieldOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { doorsOf } from './cells.ts';

/** Returns the description of a hex for keyboard users. */
export function describeCell(view: View, cell: number, teller: GameFormatter, canPress: boolean): string {
  const { say } = teller;
  const { map, figures } = view;
  const id = figures.findIndex((one) => one.cell === cell);
  const figure = figures[id];
  const shield = figure ? shieldOf(view, id).total : 0;
  const retaliate = figure ? retaliateOf(view, id, 1).total : 0;
  const door = doorsOf(view).find((one) => one.cell.id === cell);
  const trap = map.traps.find((one) => one.cell === cell);
  const coins = map.money.filter((one) => one === cell).length;
  return [
    cellName(view.scenario, cell),
    figure &&
      say('table.stands', { name: teller.tell('name.plain', { figure: id }), hp: figure.hp, maxHp: figure.maxHp }),
    ...(figure
      ? conditionsOf(figure).map((condition) => `${say(`condition.${condition}`)}: ${say(`table.rule.${condition}`)}`)
      : []),
    shield > 0 && say('table.shieldIs', { amount: shield }),
    retaliate > 0 && say('table.retaliateIs', { amount: retaliate }),
    door && say(door.isClosed ? (door.isLocked ? 'table.lockedDoor' : 'table.closedDoor') : 'table.openDoor'),
    map.obstacles.some((some) => some.includes(cell)) && say('table.obstacle'),
    trap && say('table.trap', { damage: trap.damage }),
    map.hazards.includes(cell) && say('table.hazard'),
    map.difficult.includes(cell) && say('table.difficult'),
    coins > 0 && say('table.coins', { coins }),
    map.treasures.some((one) => one.cell === cell) && say('table.treasure'),
    map.goals.includes(cell) && say('table.goal'),
    canPress && say('table.canPress'),
  ]
    .filter(Boolean)
    .join(', ');
}
