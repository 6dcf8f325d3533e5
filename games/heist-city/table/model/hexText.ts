import { type Cell, cellOf, dropName, isIn, isInZone, isWall, siteOf, unitCount, type View } from '@tessera/heist-city';
import type { Speaker } from './speaker.ts';

/** Information of overlays about hexes, for screen readers. */
export interface HexMarks {
  readonly open: ReadonlySet<Cell>;
  readonly seen: ReadonlySet<Cell>;
  readonly threatened: { has(cell: Cell): boolean };
}

/** Describes a hex in a sentence: its place, its units and things, and possible actions. */
export function hexText(speaker: Speaker, cell: Cell, marks?: HexMarks): string {
  const { view, t } = speaker;
  const site = siteOf(view.map);
  if (!(cell >= 0 && cell < site.size)) return t('hex.off');
  const at = t('hex.named', { place: speaker.cell(cell), at: speaker.coordinates(cell) });
  const parts = [at, ...unitsAt(speaker, cell), ...thingsAt(speaker, cell), ...groundAt(speaker, cell)];
  if (parts.length === 1) parts.push(t('hex.floor'));
  if (marks?.open.has(cell)) parts.push(t('hex.reach'));
  if (marks?.seen.has(cell)) parts.push(t('hex.seenThere'));
  if (marks?.threatened.has(cell)) parts.push(t('hex.threat'));
  return parts.join(', ');
}

/** Returns the units in a hex. */
export function unitsIn(view: View, cell: Cell): readonly number[] {
  const found: number[] = [];
  for (let unit = 0; unit < unitCount(view); unit++) if (cellOf(view, unit) === cell) found.push(unit);
  return found;
}

function unitsAt(speaker: Speaker, cell: Cell): string[] {
  return unitsIn(speaker.view, cell).map((unit) => {
    const character = speaker.view.characters[unit];
    if (!character) return speaker.unit(unit);
    return `${speaker.unit(unit)} (${speaker.stance(character.stance)}, ${character.wounds})`;
  });
}

function thingsAt(speaker: Speaker, cell: Cell): string[] {
  const { view, t } = speaker;
  return [
    ...view.drops.flatMap((drop, i) => (drop.cell === cell ? [dropName(i, speaker)] : [])),
    ...view.gear.flatMap(({ cell: at, item }) => (at === cell ? [item ? speaker.item(item) : t('thing.gear')] : [])),
  ];
}

function groundAt(speaker: Speaker, cell: Cell): string[] {
  const { view, t } = speaker;
  const site = siteOf(view.map);
  const computer = site.computers.indexOf(cell);
  const isHome = [0, 1].filter((seat) => (site.zones[seat === 0 ? 0 : 1] ?? []).includes(cell));
  return [
    ...(isWall(site, view.rubble, cell) ? [t(site.indestructible[cell] === 1 ? 'hex.hardWall' : 'hex.wall')] : []),
    ...(view.rubble.includes(cell) ? [t('hex.rubble')] : []),
    ...(site.table[cell] === 1 ? [t('hex.table')] : []),
    ...(computer >= 0 ? [t('hex.computer', { number: computer + 1 })] : []),
    ...(site.portals.includes(cell) ? [t('hex.portal')] : []),
    ...(site.teleporters.some((pair) => pair.includes(cell)) ? [t('hex.teleporter')] : []),
    ...(['smoke', 'shock', 'freeze'] as const).flatMap((effect) =>
      isIn(view, effect, cell) ? [t(`hex.${effect}`)] : [],
    ),
    ...isHome.map((seat) => (seat === speaker.seat ? t('zone.own') : t('zone.of', { name: speaker.seatName(seat) }))),
    ...(site.exits.includes(cell) && isInZone(site, 0, cell, view.variants) ? [t('zone.exit')] : []),
  ];
}
