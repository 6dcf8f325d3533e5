import type { Bestiary } from '../content/editions/creatures.ts';
import type { CallRecord, CreatureRecord } from '../content/records/creature.ts';
import type { DerivedState } from '../sheet/sheet.ts';

/** A creature that a spell may call, and how many of it. */
export interface CallOffer {
  readonly creature: CreatureRecord;
  readonly count: number;
}

/** Returns the creatures that a spell can call when it is cast with a slot, by challenge rating and name. */
export function callOffers(
  { creatures: named, types, most, also = [], groups }: CallRecord,
  { creatures }: Bestiary,
  { features, feats }: Pick<DerivedState, 'features' | 'feats'>,
  slot: number,
): CallOffer[] {
  const own = new Set([...features, ...feats].filter(({ inactive }) => inactive === undefined).map(({ id }) => id));
  const extra = also.filter(({ feature }) => own.has(feature)).flatMap((each) => each.creatures);
  const limit = most && most.challenge + Math.max(0, slot - (most.above ?? slot)) * (most.perSlot ?? 0);
  const allowed = [...creatures.values()].filter(
    ({ id, type, challenge = 0 }) =>
      extra.includes(id) ||
      (named === undefined
        ? (types === undefined || types.includes(type)) && (limit === undefined || challenge <= limit)
        : named.includes(id)),
  );
  return allowed
    .map((creature) => ({ creature, count: countOf(groups, creature.challenge ?? 0) }))
    .toSorted((a, b) => (a.creature.challenge ?? 0) - (b.creature.challenge ?? 0) || byName(a, b));
}

/** The smallest group whose challenge rating covers the creature. */
function countOf(groups: CallRecord['groups'] = [], challenge: number): number {
  const fitting = groups.filter((group) => challenge <= group.challenge);
  return Math.max(1, ...fitting.map(({ count }) => count));
}

function byName({ creature: { name: one } }: CallOffer, { creature: { name: other } }: CallOffer): number {
  return one < other ? -1 : 1;
}
