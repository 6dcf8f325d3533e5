import {
  cellName,
  conditionsOf,
  marksOn,
  nameOf,
  recordOf,
  retaliateOf,
  shieldOf,
  thingsOf,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { doorsOf, markersOf, thingsLying } from './cells.ts';
import { overlayArt } from './overlayArt.ts';

/** Returns the description of a hex for keyboard users. */
export function describeCell(view: View, cell: number, formatter: GameFormatter, canPress: boolean): string {
  const { t } = formatter;
  const { map, figures } = view;
  const id = figures.findIndex((one) => one.cell === cell);
  const figure = figures[id];
  const shield = figure ? shieldOf(view, id).total : 0;
  const retaliate = figure ? retaliateOf(view, id, 1).total : 0;
  const door = doorsOf(view).find((one) => one.cell.id === cell);
  const trap = map.traps.find((one) => one.cell === cell);
  const { at, plates } = overlayArt(view.scenario);
  const art = at.get(cell);
  const named = (text: string) => (art === undefined ? text : `${t(`sheet.art.${art}`)}: ${text}`);
  const isObstacle = map.obstacles.some((some) => some.includes(cell));
  const thing = thingsLying(view).get(cell);
  const coins = map.money.filter((one) => one === cell).length;
  return [
    cellName(view.scenario, cell),
    figure &&
      t('table.stands', { name: formatter.format('name.plain', { figure: id }), hp: figure.hp, maxHp: figure.maxHp }),
    ...(figure
      ? conditionsOf(figure).map((condition) => `${t(`condition.${condition}`)}: ${t(`table.rule.${condition}`)}`)
      : []),
    ...marksOn(view, id).map(({ card }) => t('sheet.cell.marked', { card: nameOf(card, formatter) })),
    ...thingsOf(view, id).map((one) => t('sheet.cell.carries', { thing: thingName(view, one, formatter) })),
    shield > 0 && t('table.shieldIs', { amount: shield }),
    retaliate > 0 && t('table.retaliateIs', { amount: retaliate }),
    door?.number !== undefined && t('sheet.cell.door', { number: door.number }),
    door && t(door.isClosed ? (door.isLocked ? 'table.lockedDoor' : 'table.closedDoor') : 'table.openDoor'),
    isObstacle && named(t('table.obstacle')),
    trap && named(t('table.trap', { damage: trap.damage })),
    map.hazards.includes(cell) && named(t('table.hazard')),
    map.difficult.includes(cell) && named(t('table.difficult')),
    plates.has(cell) && t('sheet.cell.plate'),
    ...markersOf(view)
      .filter((one) => one.cell.id === cell)
      .map(({ letter, isInPlay }) => t('sheet.cell.letter', { letter, isInPlay })),
    coins > 0 && t('table.coins', { coins }),
    map.treasures.some((one) => one.cell === cell) && t('table.treasure'),
    thing === undefined
      ? map.goals.includes(cell) && t('table.goal')
      : t('sheet.cell.lies', { thing: thingName(view, thing, formatter) }),
    canPress && t('table.canPress'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the name of a thing that heroes carry. */
function thingName({ scenario }: View, id: string, formatter: GameFormatter): string {
  const called = nameOf(id, formatter);
  return called === id ? (recordOf('scenario', scenario).things.find((one) => one.id === id)?.name ?? id) : called;
}
