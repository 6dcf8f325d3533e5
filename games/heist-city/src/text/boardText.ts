import type { FormatContext } from '@tessera/text';
import { alertLevels, crew } from '../content/index.ts';
import { computeAlertLevel } from '../guards/alertLevel.ts';
import { coordsOf, isWall, type Site, siteOf } from '../map/site.ts';
import { calculateTeamVP } from '../objectives/victoryPoints.ts';
import type { Stance, View } from '../state/state.ts';
import { isIn, maxWounds } from '../units/stats.ts';
import { LAST_TURN } from '../units/turnStructure.ts';
import { cellOf, crewOf, FIRST_NPC, isNpc, npcUnit, roleOf, seatOf, unitCount } from '../units/units.ts';
import { cellName, dropName, itemName, stanceName, unitName } from './names.ts';

/** Describes the site, then the crews, as text. */
export function boardText(view: View, context: FormatContext<View>): string {
  const { t } = context;
  return [
    headline(view, context),
    situation(view, context),
    '',
    ...mapLines(view),
    '',
    ...(['units', 'ground', 'hexes'] as const).map((part) => t(`board.legend.${part}`)),
    '',
    ...crewLines(view, context),
    ...npcLine(view, context),
  ].join('\n');
}

const STANCE_MARKS: Readonly<Record<Stance, string>> = {
  overt: '!',
  hidden: '~',
  disguised: '=',
  stunned: 'z',
  unconscious: 'x',
};

function headline(view: View, { t }: FormatContext<View>): string {
  const { level, total } = computeAlertLevel(view);
  const [first, second] = [0, 1].map((seat) => calculateTeamVP(view, seat));
  const names = { phase: t(`phase.${view.phase}`), level: t(`name.alert.${alertLevels[level]!.id}`) };
  return t('board.headline', { turn: view.turn, turns: LAST_TURN, first, second, total, ...names });
}

/** Returns the acting character, or the current phase. */
function situation({ activation, phase, conceded }: View, context: FormatContext<View>): string {
  const { t } = context;
  if (phase === 'game-over' || conceded !== null) return t('board.phase.game-over');
  if (activation === null) return t(`board.phase.${phase}`);
  const { character, slots: left } = activation;
  return t('board.active', { unit: unitName(character, context), left, slots: crew.actionSlots });
}

/** Draws the map: each hex is two characters wide, each row half a hex to the right of the one above. */
function mapLines(view: View): string[] {
  const site = siteOf(view.map);
  const rows = new Map<number, { column: number; q: number; mark: string }[]>();
  const marks = unitMarks(view);
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < site.size; cell++) {
    const [q, r] = coordsOf(site, cell);
    const column = 2 * q + r;
    left = Math.min(left, column);
    right = Math.max(right, column);
    if (!rows.has(r)) rows.set(r, []);
    rows.get(r)!.push({ column, q, mark: marks.get(cell) ?? groundMark(view, site, cell) });
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([r, hexes]) => {
      let line = `${r}`.padStart(4).padEnd(6);
      const inOrder = hexes.sort((a, b) => a.column - b.column);
      for (const { column, mark } of inOrder) line = line.padEnd(6 + column - left) + mark.padEnd(2);
      return `${line.padEnd(8 + right - left)}  q ${inOrder[0]!.q} to ${inOrder.at(-1)!.q}`;
    });
}

function unitMarks(view: View): Map<number, string> {
  const marks = new Map<number, string>();
  for (let unit = unitCount(view) - 1; unit >= 0; unit--) {
    const cell = cellOf(view, unit);
    if (cell >= 0) marks.set(cell, unitMark(view, unit));
  }
  return marks;
}

function unitMark(view: View, unit: number): string {
  if (isNpc(unit)) return view.npcs[unit - FIRST_NPC]!.kind.charAt(0).toUpperCase();
  const letter = roleOf(unit).charAt(0);
  return (seatOf(unit) === 0 ? letter.toUpperCase() : letter) + STANCE_MARKS[view.characters[unit]!.stance];
}

function groundMark(view: View, site: Site, cell: number): string {
  if (isWall(site, view.rubble, cell)) return '##';
  if (site.table[cell] === 1) return '[]';
  if (isIn(view, 'smoke', cell)) return '%';
  if (isIn(view, 'shock', cell)) return '*';
  if (isIn(view, 'freeze', cell)) return '+';
  if (view.drops.some((drop) => drop.cell === cell)) return '$';
  if (view.gear.some((gear) => gear.cell === cell)) return '?';
  if (site.computers.includes(cell)) return '@';
  if (site.portals.includes(cell)) return '^';
  return site.zoneFlags[cell] === 0 ? '.' : ':';
}

function crewLines(view: View, context: FormatContext<View>): string[] {
  const { t } = context;
  return [0, 1]
    .flatMap((seat) => crewOf(seat))
    .map((unit) => {
      const { cell, stance, wounds, items, carries, vp, activated } = view.characters[unit]!;
      const state = stanceName(stance, context);
      const parts = [
        cell < 0 ? t('board.off') : t('board.at', { what: state, cell: cellName(cell, context) }),
        t('board.wounds', { wounds, max: maxWounds(view, unit) }),
        ...items.map(({ item, loaded }) =>
          loaded ? itemName(item, context) : t('board.empty', { item: itemName(item, context) }),
        ),
        ...carries.map((drop) => dropName(drop, context)),
        ...(vp > 0 ? [t('board.points', { points: vp })] : []),
        ...(activated && view.activation?.character !== unit ? [t('board.done')] : []),
      ];
      return `${view.activation?.character === unit ? '> ' : '  '}${unitName(unit, context)}: ${parts.join(', ')}`;
    });
}

/** Lists the NPCs by name, because events name them too. */
function npcLine(view: View, context: FormatContext<View>): string[] {
  const { t } = context;
  const there = view.npcs.flatMap(({ cell, charmed }, i) => {
    if (cell < 0) return [];
    const what = unitName(npcUnit(i), context);
    return [t(charmed ? 'board.charmed' : 'board.at', { what, cell: cellName(cell, context) })];
  });
  return there.length === 0 ? [] : [`  ${t('board.npcs', { list: there.join('; ') })}`];
}
