import { cellName, conditionsOf, retaliateOf, shieldOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { doorsOf } from './cells.ts';

/** Returns the description of a hex for keyboard users. */
export function describeCell(view: View, cell: number, teller: GameFormatter, canPress: boolean): string {
  const { say: t } = teller;
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
      t('table.stands', { name: teller.tell('name.plain', { figure: id }), hp: figure.hp, maxHp: figure.maxHp }),
    ...(figure
      ? conditionsOf(figure).map((condition) => `${t(`condition.${condition}`)}: ${t(`table.rule.${condition}`)}`)
      : []),
    shield > 0 && t('table.shieldIs', { amount: shield }),
    retaliate > 0 && t('table.retaliateIs', { amount: retaliate }),
    door && t(door.isClosed ? (door.isLocked ? 'table.lockedDoor' : 'table.closedDoor') : 'table.openDoor'),
    map.obstacles.some((some) => some.includes(cell)) && t('table.obstacle'),
    trap && t('table.trap', { damage: trap.damage }),
    map.hazards.includes(cell) && t('table.hazard'),
    map.difficult.includes(cell) && t('table.difficult'),
    coins > 0 && t('table.coins', { coins }),
    map.treasures.some((one) => one.cell === cell) && t('table.treasure'),
    map.goals.includes(cell) && t('table.goal'),
    canPress && t('table.canPress'),
  ]
    .filter(Boolean)
    .join(', ');
}
