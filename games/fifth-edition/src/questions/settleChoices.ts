import type { Rulebook } from '../content/rulebook.ts';
import { applyChoice } from '../record/changes.ts';
import type { CharacterRecord, ChoiceValue } from '../record/record.ts';
import { type PendingChoice, pendingChoices } from './pendingChoices.ts';

/** Picks the index of one of `count` offers; the question is passed for callers that depend on it. */
export type PickOffer = (count: number, choice: PendingChoice) => number;

/** Limit of rounds, because answers can open further questions. Valid content needs fewer. */
const MAX_ROUNDS = 24;

/** Answers every open question with an available option until no question can be answered. */
export function settleChoices(start: CharacterRecord, rulebook: Rulebook, pick: PickOffer): CharacterRecord {
  let record = start;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = record;
    // One answer can rule out another, so questions about the same skill are answered one after the other.
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
