import {
  type CharacterAction,
  type CharacterRecord,
  type DerivedState,
  type Rulebook,
  stayingConditions,
  takenParts,
} from '@tessera/fifth-edition';
import { restAction, standingOf } from '@tessera/fifth-edition/actions';
import type { Order } from '@tessera/fifth-edition-party';

interface Sheet {
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
}

/** Returns what an order does to a character; undefined if it changes nothing. */
export function orderAction(order: Order, { record, sheet, rulebook }: Sheet): CharacterAction | undefined {
  const hitPoints = standingOf(record, sheet, rulebook);
  switch (order.kind) {
    case 'damage': {
      const { amount, type, half, source } = order;
      const parts = takenParts([{ amount, ...(type !== undefined && { type }) }], sheet, half);
      return {
        type: 'harm',
        parts: parts.map((part) => ({ amount: part.amount, ...(type !== undefined && { type }), taken: part.taken })),
        source,
        ...(half && { half }),
        ...(hitPoints && { hitPoints }),
      };
    }
    case 'heal': {
      const { current, max } = sheet.hitPoints;
      const amount = Math.min(order.amount, max.value - current);
      if (amount < 1) return undefined;
      return { type: 'heal', amount, entered: order.amount, hitPoints: { current, max: Math.max(1, max.value) } };
    }
    case 'condition': {
      const has = record.conditions.some(({ id }) => id === order.id);
      if (has === order.on) return undefined;
      const stays = order.on ? stayingConditions(`condition:${order.id}`, rulebook) : [];
      return {
        type: 'condition',
        id: order.id,
        level: order.on ? 1 : 0,
        ...(stays.length > 0 && { stays: [...stays] }),
      };
    }
    case 'rest':
      return restAction(order.rest, { record, sheet, rulebook });
  }
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns the idempotency key of an order, so that two devices of a player apply it once. Its content is part of the key:
 * after an undo, another order may get the same number.
 */
export function orderKey(party: string, order: Order): string {
  let hash = OFFSET;
  for (const letter of JSON.stringify(order)) hash = Math.imul(hash ^ letter.charCodeAt(0), PRIME) >>> 0;
  return `party-${party}-${order.n}-${hash.toString(36)}`;
}
