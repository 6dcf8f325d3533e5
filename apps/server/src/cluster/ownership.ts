import type { MissingRules } from '../games.ts';
import type { Epoch } from '../storage/matchLog.ts';

/** Matches that this node owns. */
export interface Ownership {
  owns(match: string): boolean;
  /** Returns the epoch of the ownership, or undefined if another node owns the match. */
  epochOf(match: string): Epoch | undefined;
  /** Returns the shard of a match. */
  shardOf(match: string): number;
  /** Whether other nodes have rules that this one lacks. */
  readonly hasOtherRules: boolean;
  /** Hands the first of these matches, together with the others, to a node that has its rules. Resolves to false if there is none. */
  handOver(matches: readonly string[], missing: MissingRules, wasOpen?: boolean): Promise<boolean>;
  /** Notes that a match was stored in the shard of another. */
  addedBeside(match: string, beside: string): void;
  /** Returns a new id in a shard of this node, or in the shard of another match. */
  newId(make: () => string, beside?: string): string;
  /** Returns the time of a clock that all nodes share. */
  now(): number;
  /** Verifies the ownership after a failed write. */
  confirm(): Promise<void>;
}

/** A single server owns every match. */
export const ALONE: Ownership = {
  owns: () => true,
  epochOf: () => 0,
  shardOf: () => 0,
  hasOtherRules: false,
  handOver: async () => false,
  addedBeside: () => {},
  newId: (make) => make(),
  now: () => Date.now(),
  confirm: async () => {},
};

/** A node without a shard was asked to create a match. */
export class NoShard extends Error {
  constructor() {
    super('This node has no shard');
    this.name = 'NoShard';
  }
}

/** The match of a request has moved to another node, which has to handle it. */
export class MatchMovedError extends Error {
  constructor(match: string) {
    super(`Another node has the match ${match}`);
    this.name = 'Moved';
  }
}
