import { allCards } from '../deck/deck.ts';
import type { CardRecord, CombatRecord } from './card.ts';
import { loadPack } from './pack.ts';

interface Records {
  readonly cards: readonly CardRecord[];
  readonly halves: readonly CombatRecord[];
}

let records: Records | undefined;

/** Reads the complete cards on first use, in the order of the deck. */
function theRecords(): Records {
  if (records === undefined) {
    const { content } = loadPack();
    const cards = allCards().map(({ id }) => content.card.get(id)!);
    records = { cards, halves: cards.map(({ combat }) => content['combat-card'].get(combat)!) };
  }
  return records;
}

/** Returns a card with its effects, by its number. */
export function cardRecordOf(card: number): CardRecord {
  return theRecords().cards[card]!;
}

/** Returns the combat half of a card with its effects, by the number of the card. */
export function combatRecordOf(card: number): CombatRecord {
  return theRecords().halves[card]!;
}
