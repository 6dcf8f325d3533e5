import {
  applyChoice,
  type CharacterRecord,
  type ChoiceValue,
  type PendingChoice,
  pendingChoices,
  type Rulebook,
} from '../src/index.ts';

/** Small and repeatable; characters for tests need no fair dice. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

const MOST_ROUNDS = 12;

/** Answers every question at random, with what is really on offer, until none is left. */
export function settleChoices(start: CharacterRecord, rulebook: Rulebook, random: () => number): CharacterRecord {
  let record = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const pending = pendingChoices(record, rulebook);
    if (pending.length === 0) return record;
    // One answer can rule out another: two questions about the same skill are answered one after the other.
    const seen = new Set<string>();
    for (const choice of pending) {
      const kind = choice.offers.map(({ value }) => value).join();
      if (seen.has(kind)) continue;
      seen.add(kind);
      const value = answerTo(choice, random);
      if (value !== undefined) record = applyChoice(record, choice.key, value);
    }
  }
  return record;
}

function answerTo(choice: PendingChoice, random: () => number): ChoiceValue | undefined {
  const free = choice.offers.filter(({ unavailable, picked }) => unavailable === undefined && !picked);
  const isExpertise = free.every(({ held }) => held);
  const open = free.filter(({ held }) => isExpertise || !held).map(({ value }) => value);
  const one = () => open.splice(Math.floor(random() * open.length), 1)[0];
  switch (choice.type) {
    case 'select':
      return one();
    case 'multiselect': {
      const standing = choice.offers.filter(({ picked, unavailable }) => picked && unavailable === undefined);
      const kept = standing.slice(0, choice.max).map(({ value }) => value);
      const more = Array.from({ length: (choice.min ?? 0) - kept.length }, one).filter((value) => value !== undefined);
      return [...kept, ...more];
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
