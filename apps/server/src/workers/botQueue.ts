import * as z from 'zod';

// What nodes and workers say to each other. All of it is sealed like whatever nodes say: a question lies in the queue closed, and its answer
// comes by a channel of the node that has asked.

/** The queue's name in Redis, and what comes before all of its keys. */
export const QUEUE = { name: 'bots', prefix: 'tessera' } as const;

/** What a closed question is bound to. */
export const QUESTIONS = 'tessera:bots';
/** Where workers say that they are there. */
export const WORKERS = 'tessera:workers';

export function answersOf(node: string): string {
  return `tessera:answers:${node}`;
}

/** A worker says so often that it is there, and counts as gone when it has not for so long. */
export const BEAT_MS = 500;
export const DEAD_MS = 2500;

const text = z.string();

/** What a bot is asked (`BotAsk`): what a person in its seat would have. */
const BotQuestion = z.object({
  game: text,
  rules: z.object({ version: text, content: text }),
  level: text,
  seat: z.int(),
  view: text,
  brought: text.optional(),
  legal: text,
  seed: text,
});

export const Question = z.object({ id: text, node: text, person: text, match: text, ask: BotQuestion });
export type Question = z.infer<typeof Question>;

/** What lies in the queue. */
export const Job = z.object({ sealed: text });
export type Job = z.infer<typeof Job>;

export const Answer = z.discriminatedUnion('kind', [
  /** Somebody has begun with it. */
  z.object({ kind: z.literal('begun'), id: text, worker: text }),
  z.object({ kind: z.literal('thought'), id: text, action: z.record(text, z.unknown()) }),
  /** The bot threw, or took too long. */
  z.object({ kind: z.literal('failed'), id: text, why: text, isLate: z.boolean() }),
  /** This worker cannot say: it has not got the game, or is about to end. */
  z.object({ kind: z.literal('unable'), id: text, why: text }),
]);
export type Answer = z.infer<typeof Answer>;

/** How many questions a worker can think about at once; none when it ends. */
export const Beat = z.object({ worker: text, threads: z.int().min(0) });
export type Beat = z.infer<typeof Beat>;
