import { halfPointer, instructionLines, isUp, kindName, nameOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameEvent, Seat } from '@tessera/kernel';
import type { SubjectId, TableSubject } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { doorsOf, markersOf } from './cells.ts';
import { capital, figureName } from './names.ts';

/** Returns the figures on the map, its doors and lettered hexes, and the heroes' known cards and items. */
export function subjects(view: View, formatter: GameFormatter): readonly TableSubject[] {
  return [...figuresOf(view, formatter), ...placesOf(view, formatter), ...cardsOf(view, formatter)];
}

export function about(event: GameEvent): readonly SubjectId[] {
  const cards = [event.card, event.item, ...listOf(event.cards)].flatMap((id) =>
    typeof id === 'string' && id !== '' ? [`card ${id}` as const] : [],
  );
  const figures = [event.target, event.figure, event.seat].flatMap((id) =>
    typeof id === 'number' && id >= 0 ? [`figure ${id}` as const] : [],
  );
  return [...cards, ...figures];
}

/** Returns the seat of the actor of an event: that of a hero or its summon; none for a monster. */
export function actor({ figure, by }: GameEvent, view: View): Seat | 'rules' | undefined {
  const who = typeof by === 'number' && by >= 0 ? by : figure;
  const seat = typeof who === 'number' ? view.figures[who]?.seat : undefined;
  if (seat === undefined) return undefined;
  return seat >= 0 ? seat : 'rules';
}

function figuresOf(view: View, formatter: GameFormatter): TableSubject[] {
  return view.figures.flatMap((figure, id) =>
    isUp(view, id)
      ? [
          {
            id: `figure ${id}` as const,
            name: capital(figure.kind === 'hero' ? kindName(view, id, formatter) : figureName(id, formatter)),
            cells: figure.cell >= 0 ? [figure.cell] : [],
          },
        ]
      : [],
  );
}

function placesOf(view: View, { t }: GameFormatter): TableSubject[] {
  const doors = doorsOf(view).map(({ cell, number }, i) => ({
    id: `place door ${i}` as const,
    name: t('table.find.door', { number: number ?? i + 1 }),
    cells: [cell.id],
  }));
  const letters = markersOf(view).map(({ cell, letter }, i) => ({
    id: `place letter ${i}` as const,
    name: t('table.find.letter', { letter }),
    cells: [cell.id],
  }));
  return [...doors, ...letters];
}

function cardsOf({ heroes }: View, formatter: GameFormatter): TableSubject[] {
  const cards = heroes.flatMap(({ hand, inPlay, discard, lost }) => [...hand, ...inPlay, ...discard, ...lost]);
  const items = heroes.flatMap((hero) => hero.items.map(({ id }) => id));
  const known = new Set(cards.filter((card) => card !== null));
  return [
    ...[...known].map((card) => ({
      id: `card ${card}` as const,
      name: nameOf(card, formatter),
      text: (['top', 'bottom'] as const).map((half) => instructionLines(halfPointer(card, half), formatter).join(' ')),
    })),
    ...[...new Set(items)].map((item) => ({
      id: `card ${item}` as const,
      name: nameOf(item, formatter),
      text: instructionLines(`item/${item}/does`, formatter),
    })),
  ];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
