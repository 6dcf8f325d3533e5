import * as z from 'zod';

// Messages between nodes and workers. All are encrypted like other messages of nodes: a question is encrypted in the
// queue, and its answer arrives on a channel of the node that asked.

/** Name of the queue in Redis, and the prefix of its keys. */
export const QUEUE = { name: 'bots', prefix: 'tessera' } as const;

/** Context that an encrypted question is bound to. */
export const QUESTIONS = 'tessera:bots';
/** Channel of the heartbeats of workers. */
export const WORKERS = 'tessera:workers';

export function answersOf(node: string): string {
  return `tessera:answers:${node}`;
}

/** Interval of the heartbeats, and the silence after which a worker counts as gone. */
export const BEAT_MS = 500;
export const DEAD_MS = 2500;

const text = z.string();

/** Question to a bot (`BotRequest`), with the information of a person in its seat. */
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

/** A job in the queue. */
export const BotJob = z.object({ sealed: text });
export type BotJob = z.infer<typeof BotJob>;

export const Answer = z.discriminatedUnion('kind', [
  /** A worker has started on the question. */
  z.object({ kind: z.literal('begun'), id: text, worker: text }),
  z.object({ kind: z.literal('thought'), id: text, action: z.record(text, z.unknown()) }),
  /** The bot threw, or took too long. */
  z.object({ kind: z.literal('failed'), id: text, why: text, isLate: z.boolean() }),
  /** The worker cannot answer: it does not have the game, or is about to end. */
  z.object({ kind: z.literal('unable'), id: text, why: text }),
]);
export type Answer = z.infer<typeof Answer>;

/** Heartbeat: how many questions a worker can process at once; 0 when it ends. */
export const Beat = z.object({ worker: text, threads: z.int().min(0) });
export type Beat = z.infer<typeof Beat>;
