import { Random } from '../support/random.ts';

/** Faults of a server with a data folder, and of two nodes. */
export const FAULTS = {
  embedded: ['kill', 'freeze', 'cut', 'fill', 'flip', 'skew', 'restart', 'upgrade'],
  cluster: ['kill', 'freeze', 'cut', 'fill', 'skew', 'flush', 'restart', 'upgrade'],
} as const;
export type World = keyof typeof FAULTS;
export type FaultName = (typeof FAULTS)[World][number];

/** The parts of a cluster that a fault may strike. */
const TARGETS = ['first node', 'second node', 'PostgreSQL', 'Redis'] as const;
export type Target = (typeof TARGETS)[number] | 'server';

/** One fault: when it begins after its step, for how long it lasts, and a seed for its details. */
export interface Fault {
  readonly name: FaultName;
  readonly target: Target;
  readonly afterMs: number;
  readonly forMs: number;
  readonly seed: number;
}

/** Faults that overlap. Everything is mended before the next step. */
export interface Step {
  readonly number: number;
  readonly faults: readonly Fault[];
}

const MAX_AT_ONCE = 3;
const LATEST_MS = 1500;
const SHORTEST_MS = 500;
const LONGEST_MS = 4500;

/** The steps of a seed, without end: every fault occurs once before any occurs again. */
export function* stepsOf(world: World, seed: number, without: readonly FaultName[] = []): Generator<Step, never, void> {
  const random = new Random(seed);
  let deck: FaultName[] = [];
  for (let number = 1; ; number++) {
    const faults: Fault[] = [];
    for (let count = 1 + random.below(MAX_AT_ONCE); count > 0; count--) {
      if (deck.length === 0) deck = shuffled(FAULTS[world], random);
      const name = deck.pop() as FaultName;
      const fault = {
        name,
        target: targetOf(world, name, random),
        afterMs: random.below(LATEST_MS),
        forMs: SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS),
        seed: random.below(2 ** 31),
      };
      // Drawn all the same, so that a machine that cannot do one goes the same way in all others.
      if (!without.includes(name)) faults.push(fault);
    }
    yield { number, faults };
  }
}

/** A step in words. */
export function sentenceOf({ number, faults }: Step): string {
  const each = faults.map(({ name, target }) => `${name} ${target}`);
  return `step ${number} (${each.length === 0 ? 'nothing' : each.join(', ')})`;
}

function targetOf(world: World, name: FaultName, random: Random): Target {
  const place = random.below(TARGETS.length);
  if (world === 'embedded') return 'server';
  switch (name) {
    case 'fill':
      return 'PostgreSQL';
    case 'flush':
      return 'Redis';
    // The first node keeps the old rules, which the matches need.
    case 'upgrade':
      return 'second node';
    case 'kill':
      return TARGETS[place] as Target;
    default:
      return TARGETS[place % 2] as Target;
  }
}

function shuffled(names: readonly FaultName[], random: Random): FaultName[] {
  const deck = [...names];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [deck[i], deck[j]] = [deck[j] as FaultName, deck[i] as FaultName];
  }
  return deck;
}
