import { applyChoice } from './changes.ts';
import type { Rulebook } from './content/rulebook.ts';
import { type PendingChoice, pendingChoices } from './pendingChoices.ts';
import type { CharacterRecord, ChoiceValue } from './record.ts';

/** Says which of so many offers is taken; the question is there for those who care. */
export type PickOffer = (count: number, choice: PendingChoice) => number;

/** Answers open up questions; deeper than this nothing in sound content goes. */
const MOST_ROUNDS = 24;

/** Answers every open question with what is really on offer, until none is left that can be answered. */
export function settleChoices(start: CharacterRecord, rulebook: Rulebook, pick: PickOffer): CharacterRecord {
  let record = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = record;
    // One answer can rule out another: two questions about the same skill are answered one after the other.
    const seen = new Set<string>();
    for (const choice of pendingChoices(record, rulebook)) {
      const kind = choice.offers.map(({ value }) => value).join();
      if (seen.has(kind)) continue;
      seen.add(kind);
      const value = answerTo(choice, pick);
      if (value !== undefined) record = applyChoice(record, choice.key, value);
    }
    if (record === before) return record;
  }
  return record;
}

function answerTo(choice: PendingChoice, pick: PickOffer): ChoiceValue | undefined {
  const free = choice.offers.filter(({ unavailable, picked }) => unavailable === undefined && !picked);
  const isExpertise = free.every(({ held }) => held);
  const open = free.filter(({ held }) => isExpertise || !held).map(({ value }) => value);
  const one = () => (open.length === 0 ? undefined : open.splice(pick(open.length, choice), 1)[0]);
  switch (choice.type) {
    case 'select':
      return one();
    case 'multiselect': {
      const standing = choice.offers.filter(({ picked, unavailable }) => picked && unavailable === undefined);
      const kept = standing.slice(0, choice.max).map(({ value }) => value);
      const wanted = Math.max(0, (choice.min ?? 0) - kept.length);
      return [...kept, ...Array.from({ length: wanted }, one).filter((value) => value !== undefined)];
    }
    case 'distribute': {
      const points: Record<string, number> = {};
      for (let left = choice.max ?? 0; left > 0; left--) {
        const value = one();
        if (value !== undefined) points[value] = 1;
      }
      return points;
    }
    case 'number':
      return choice.min ?? 0;
    case 'text':
      return 'someone';
  }
}
