import type { GameEvent } from '@tessera/kernel';
import type { SubjectId, TableSubject } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { View } from '@tessera/war-of-the-ring';
import {
  cardName,
  cardRecordOf,
  characterName,
  combatRecordOf,
  describeCombat,
  describeEvent,
  placeName,
  regionAt,
  tables,
} from '@tessera/war-of-the-ring/facts';
import { regionsOf } from './regionsOf.ts';

/** Number of event cards: four decks of 24. R 1.4 */
const CARDS = 96;

/** Returns all regions, all event cards with both halves, and the characters in play. */
export function subjects({ characters }: View, formatter: GameFormatter): readonly TableSubject[] {
  return [
    ...tables.regions.map((_, region) => ({
      id: `place ${region}` as const,
      name: placeName(region, formatter),
      cells: [region],
    })),
    ...characters.flatMap((place, character) =>
      place >= 0
        ? [
            {
              id: `figure ${character}` as const,
              name: characterName(character, formatter),
              cells: [regionAt(place)],
            },
          ]
        : [],
    ),
    ...Array.from({ length: CARDS }, (_, card) => ({
      id: `card ${card}` as const,
      name: cardName(card, formatter),
      text: [...describeEvent(cardRecordOf(card), formatter), ...describeCombat(combatRecordOf(card), formatter)],
    })),
  ];
}

export function about(event: GameEvent): readonly SubjectId[] {
  const card = typeof event.card === 'number' && event.card >= 0 ? [`card ${event.card}` as const] : [];
  return [...card, ...regionsOf(event).map((region) => `place ${region}` as const)];
}
