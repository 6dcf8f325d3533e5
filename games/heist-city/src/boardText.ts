import { computeAlertLevel } from './alertLevel.ts';
import { alertLevels, crew } from './content/index.ts';
import { cellName, itemName, unitName } from './names.ts';
import { coordsOf, isWall, type Site, siteOf } from './site.ts';
import type { Stance, View } from './state.ts';
import { isIn, maxWounds } from './stats.ts';
import { cellOf, crewOf, FIRST_NPC, isNpc, npcUnit, roleOf, seatOf, unitCount } from './units.ts';
import { calculateTeamVP } from './victoryPoints.ts';

/** The site as text, then the crews. */
export function boardText(view: View): string {
  return [
    headline(view),
    situation(view),
    '',
    ...mapLines(view),
    '',
    ...LEGEND,
    '',
    ...crewLines(view),
    ...npcLine(view),
  ].join('\n');
}

const LEGEND = [
  'Capitals: first crew, small letters: second; ! Overt, ~ Hidden, = Disguised, z Stunned, x Unconscious.',
  'G guard, E elite, T turret, ## wall, [] table, @ computer, $ drop, ? gear, ^ portal, % smoke, * shock, + freeze, : zone.',
  'A hex is q,r: r stands at the left of its row, the first and last q of the row at its right; q goes down to the right.',
];

const STANCE_MARKS: Readonly<Record<Stance, string>> = {
  overt: '!',
  hidden: '~',
  disguised: '=',
  stunned: 'z',
  unconscious: 'x',
};

function headline(view: View): string {
  const { level, total } = computeAlertLevel(view);
  const points = [0, 1].map((seat) => calculateTeamVP(view, seat)).join(' : ');
  return `Turn ${view.turn} of 5, ${view.phase}. Points ${points}. Alert ${total}: ${alertLevels[level]!.name}.`;
}

/** Who is to do what, in a sentence. */
function situation(view: View): string {
  const frame = view.flow.at(-1);
  const { activation, phase } = view;
  if (phase === 'game-over' || view.conceded !== null) return 'The game is over.';
  if (frame?.at === 'loadout') return 'Both crews choose their equipment.';
  if (frame?.at === 'deploy') return `${unitName(frame.unit)} is being deployed.`;
  if (frame?.at === 'under-cover')
    return `Under Cover: ${unitName(frame.unit)} has ${frame.moves} moves before turn 1.`;
  if (frame?.at === 'activate') return `Crew ${frame.seat + 1} chooses whom to activate.`;
  if (activation) {
    return `${unitName(activation.character)} is active: ${activation.slots} of ${crew.actionSlots} slots left.`;
  }
  return phase === 'npc-phase' ? 'The NPCs act.' : 'The turn ends.';
}

/** Each hex is two characters wide, each row half a hex to the right of the one above. */
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

function crewLines(view: View): string[] {
  const site = siteOf(view.map);
  return [0, 1]
    .flatMap((seat) => crewOf(seat))
    .map((unit) => {
      const { cell, stance, wounds, items, carries, vp, activated } = view.characters[unit]!;
      const parts = [
        cell < 0 ? 'not on the map' : `${stance} at ${cellName(site, cell)}`,
        `${wounds}/${maxWounds(view, unit)} wounds`,
        ...items.map(({ item, loaded }) => `${itemName(item)}${loaded ? '' : ' (empty)'}`),
        ...carries.map((drop) => `drop ${drop}`),
        ...(vp > 0 ? [`${vp} VP`] : []),
        ...(activated && view.activation?.character !== unit ? ['done'] : []),
      ];
      return `${view.activation?.character === unit ? '> ' : '  '}${unitName(unit)}: ${parts.join(', ')}`;
    });
}

/** Who else is there, by name: what happens is told of them by name as well. */
function npcLine(view: View): string[] {
  const site = siteOf(view.map);
  const there = view.npcs.flatMap(({ cell, charmed }, i) => {
    if (cell < 0) return [];
    return [`${unitName(npcUnit(i), view)} at ${cellName(site, cell)}${charmed ? ' (charmed)' : ''}`];
  });
  return there.length === 0 ? [] : [`  NPCs: ${there.join('; ')}`];
}
