import { getHeapStatistics } from 'node:v8';
import { isShallow } from '@tessera/kernel';
import { mutateJson, spelled } from './mutateJson.ts';
import { mutateText, randomBytes, wordSoup } from './mutateText.ts';
import { Random } from './random.ts';

/** A parser under attack. */
export interface FuzzTarget {
  readonly name: string;
  /** Sound inputs to start from, and those that once broke something. Each is tried as it is first. */
  readonly corpus: readonly string[];
  /** Words of the language that random spoiling would never hit upon. */
  readonly words?: readonly string[];
  /** How a changed value is written, where a parser takes one spelling only. */
  spell?(value: unknown): string;
  /**
   * Whether it was accepted. Throws for whatever may not be: an error that is no refusal, or an accepted input that does not
   * come back as it was.
   */
  takes(input: string): boolean;
}

export interface FuzzSettings {
  readonly inputs: number;
  readonly seed?: number;
  /** The most that one input may take of a processor. */
  readonly milliseconds?: number;
  /** The most that the heap may have grown by after one input. */
  readonly megabytes?: number;
  /** Told now and then how far it is. */
  onProgress?(done: number): void;
}

/** What came of it. */
export interface FuzzReport {
  readonly name: string;
  readonly inputs: number;
  readonly accepted: number;
  /** Milliseconds of the slowest input; of the processor, where the clock says too much. */
  readonly slowest: number;
  readonly failures: readonly FuzzFailure[];
}

interface FuzzFailure {
  /** Found again by `inputOf(target, seed, number)`. */
  readonly number: number;
  readonly input: string;
  readonly why: string;
}

const SEED = 22;
const PROGRESS_EVERY = 5_000;
const MOST_FAILURES = 5;
const STACK_LINES = 8;
const MEGABYTE = 2 ** 20;
const RETRIES = 3;

/** Gives a parser the corpus and then as many inputs made from it as are asked for. */
export function fuzz(target: FuzzTarget, settings: FuzzSettings): FuzzReport {
  const { inputs, seed = SEED, onProgress } = settings;
  const failures: FuzzFailure[] = [];
  let accepted = 0;
  let slowest = 0;
  for (let number = 0; number < inputs && failures.length < MOST_FAILURES; number++) {
    const input = inputOf(target, seed, number);
    const tried = attempt(target, input, settings);
    if (tried.why !== undefined) failures.push({ number, input, why: tried.why });
    if (tried.accepted) accepted++;
    slowest = Math.max(slowest, tried.ms);
    if ((number + 1) % PROGRESS_EVERY === 0) onProgress?.(number + 1);
  }
  return { name: target.name, inputs, accepted, slowest, failures };
}

/** The input with this number: the corpus itself first. */
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
  return spelled(spell(value) ?? '');
}

interface Attempt {
  readonly accepted: boolean;
  readonly ms: number;
  readonly why?: string;
}

function attempt(target: FuzzTarget, input: string, { milliseconds = 1_000, megabytes = 64 }: FuzzSettings): Attempt {
  const first = measured(target, input);
  if (first.why !== undefined) return first;
  // On a busy machine a clock says little, and a heap holds what is about to be collected: what stands out is tried again.
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

/** What a text says; nothing where it is no JSON, or nested so deep that it can only be spoiled as a text. */
function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? { value } : undefined;
  } catch {
    // Not every corpus is of JSON.
    return undefined;
  }
}
