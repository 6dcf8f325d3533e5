import { FIRST_NPC, siteOf, unitCount, type View } from '@tessera/heist-city';
import type { GameEvent } from '@tessera/kernel';
import type { SubjectId, TableSubject } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { unitsOf } from '../playback/events.ts';
import { speakerOf } from './speaker.ts';

/** Returns the units, and the landmarks by which players find a hex. */
export function subjects(view: View, formatter: GameFormatter): readonly TableSubject[] {
  const speaker = speakerOf(formatter, view);
  const { t } = speaker;
  const { computers, portals, exits } = siteOf(view.map);
  const place = (id: SubjectId, name: string, cell: number) => ({ id, name, cells: [cell] });
  return [
    ...Array.from({ length: unitCount(view) }, (_, unit) => ({
      id: `figure ${unit}` as const,
      name: speaker.unit(unit),
      cells: cellsOfUnit(view, unit),
    })),
    ...computers.map((cell, i) => place(`place computer ${i}` as const, t('place.computer', { number: i + 1 }), cell)),
    ...portals.map((cell, i) => place(`place portal ${i}` as const, numbered(t('place.portal'), i, portals), cell)),
    ...exits.map((cell, i) => place(`place exit ${i}` as const, numbered(t('place.exit'), i, exits), cell)),
  ];
}

export function about(event: GameEvent): readonly SubjectId[] {
  const computer =
    typeof event.computer === 'number' && event.computer >= 0 ? [`place computer ${event.computer}` as const] : [];
  return [...unitsOf(event).map((unit) => `figure ${unit}` as const), ...computer];
}

/** Returns the hex of a unit; none when it is not on the map. */
export function cellsOfUnit({ characters, npcs }: View, unit: number): readonly number[] {
  const { cell = -1 } = (unit >= FIRST_NPC ? npcs[unit - FIRST_NPC] : characters[unit]) ?? {};
  return cell >= 0 ? [cell] : [];
}

/** Numbers the places of one name. */
function numbered(name: string, index: number, all: readonly unknown[]): string {
  return all.length > 1 ? `${name} ${index + 1}` : name;
}
