import { getHeapStatistics } from 'node:v8';
import { isShallow } from '@tessera/kernel';
import { expandNesting, mutateJson } from './mutateJson.ts';
import { mutateText, randomBytes, wordSoup } from './mutateText.ts';
import { Random } from './random.ts';

/** A parser under test. */
export interface FuzzTarget {
  readonly name: string;
  /** Valid inputs to mutate, and inputs that once failed. Each is first tried unchanged. */
  readonly corpus: readonly string[];
  /** Tokens of the language that random mutation would rarely produce. */
  readonly words?: readonly string[];
  /** Serializes a mutated value, for a parser that accepts only one spelling. */
  spell?(value: unknown): string;
  /**
   * Returns whether the input was accepted. Throws for a failure: an error other than a refusal, or an accepted input
   * that does not round-trip.
   */
  takes(input: string): boolean;
}

export interface FuzzSettings {
  readonly inputs: number;
  readonly seed?: number;
  /** CPU time limit per input. */
  readonly milliseconds?: number;
  /** Limit of heap growth per input. */
  readonly megabytes?: number;
  /** Called periodically with the number of inputs done. */
  onProgress?(done: number): void;
}

/** The result of a run. */
export interface FuzzReport {
  readonly name: string;
  readonly inputs: number;
  readonly accepted: number;
  /** Milliseconds of the slowest input; CPU time if the wall clock exceeded the limit. */
  readonly slowest: number;
  readonly failures: readonly FuzzFailure[];
}

interface FuzzFailure {
  /** Reproduce with `inputOf(target, seed, number)`. */
  readonly number: number;
  readonly input: string;
  readonly why: string;
}

const SEED = 22;
const PROGRESS_EVERY = 5_000;
const MAX_FAILURES = 5;
const STACK_LINES = 8;
const MEGABYTE = 2 ** 20;
const RETRIES = 3;

/** Runs a parser on the corpus and then on the requested number of mutated inputs. */
export function fuzz(target: FuzzTarget, settings: FuzzSettings): FuzzReport {
  const { inputs, seed = SEED, onProgress } = settings;
  const failures: FuzzFailure[] = [];
  let accepted = 0;
  let slowest = 0;
  for (let number = 0; number < inputs && failures.length < MAX_FAILURES; number++) {
    const input = inputOf(target, seed, number);
    const tried = attempt(target, input, settings);
    if (tried.why !== undefined) failures.push({ number, input, why: tried.why });
    if (tried.accepted) accepted++;
    slowest = Math.max(slowest, tried.ms);
    if ((number + 1) % PROGRESS_EVERY === 0) onProgress?.(number + 1);
  }
  return { name: target.name, inputs, accepted, slowest, failures };
}

/** Returns the input with this number; the corpus comes first. */
export function inputOf(
  { corpus, words = [], spell = JSON.stringify }: FuzzTarget,
  seed: number,
  number: number,
): string {
  const own = corpus[number];
  if (own !== undefined) return own;
  const random = new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
  const way = random.below(20);
  if (way === 0) return randomBytes(random);
  if (way === 1) return wordSoup(words, random);
  const text = corpus[random.below(corpus.length)] ?? '';
  const other = corpus[random.below(corpus.length)] ?? '';
  const times = 1 + random.below(4);
  const json = way < 6 ? undefined : jsonOf(text);
  if (json === undefined) {
    let changed = text;
    for (let i = 0; i < times; i++) changed = mutateText(changed, other, words, random);
    return changed;
  }
  let { value } = json;
  const from = jsonOf(other)?.value ?? null;
  for (let i = 0; i < times; i++) value = mutateJson(value, from, words, random);
  return expandNesting(spell(value) ?? '');
}

interface Attempt {
  readonly accepted: boolean;
  readonly ms: number;
  readonly why?: string;
}

function attempt(target: FuzzTarget, input: string, { milliseconds = 1_000, megabytes = 64 }: FuzzSettings): Attempt {
  const first = measured(target, input);
  if (first.why !== undefined) return first;
  // On a busy machine wall time and heap size are unreliable, so outliers are measured again.
  if (first.ms > milliseconds) {
    const processor = Math.min(...Array.from({ length: RETRIES }, () => processorTime(() => target.takes(input))));
    if (processor > milliseconds) return { ...first, why: `It took ${processor.toFixed(0)} ms` };
    return { ...first, ms: processor };
  }
  if (first.grown > megabytes) {
    const grown = Array.from({ length: RETRIES }, () => measured(target, input).grown).sort((a, b) => a - b);
    const again = grown[RETRIES >> 1] ?? 0;
    if (again > megabytes) return { ...first, why: `The heap grew by ${again.toFixed(0)} MB` };
  }
  return first;
}

function measured(target: FuzzTarget, input: string): Attempt & { readonly grown: number } {
  const heap = getHeapStatistics().used_heap_size;
  const start = performance.now();
  const since = () => ({
    ms: performance.now() - start,
    grown: (getHeapStatistics().used_heap_size - heap) / MEGABYTE,
  });
  try {
    const accepted = target.takes(input);
    return { accepted, ...since() };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? '') : String(error);
    return { accepted: false, ...since(), why: stack.split('\n').slice(0, STACK_LINES).join('\n') };
  }
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Parses JSON; undefined for other texts and for too deeply nested ones, which are mutated as text. */
function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? { value } : undefined;
  } catch {
    // Not every corpus is JSON.
    return undefined;
  }
}
