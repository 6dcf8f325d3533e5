import type { MissingRules } from '../games.ts';
import type { Epoch } from '../storage/matchLog.ts';

/** Which matches are this node's to decide about. */
export interface Ownership {
  owns(match: string): boolean;
  /** Under which epoch; nothing where it is not ours. */
  epochOf(match: string): Epoch | undefined;
  /** The shard in which a match lies. */
  shardOf(match: string): number;
  /** Whether other nodes have rules that this one lacks. */
  readonly hasOtherRules: boolean;
  /** Hands the first of these matches, and the others with it, to a node that has its rules. Resolves to false where there is none. */
  handOver(matches: readonly string[], missing: MissingRules): Promise<boolean>;
  /** Notes that a match was stored in the shard of another. */
  addedBeside(match: string, beside: string): void;
  /** A new id that lies here; where a match is named, beside that one. */
  newId(make: () => string, beside?: string): string;
  /** What time it is, by a clock that all nodes share. */
  now(): number;
  /** Makes sure of what is ours, after something could not be written. */
  confirm(): Promise<void>;
}

/** One server alone has every match. */
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

/** A match was to be made by a node that has no place for it just now. */
export class NoShard extends Error {
  constructor() {
    super('This node has no shard');
    this.name = 'NoShard';
  }
}

/** Something was asked of a match that another node has by now. It is to be asked there. */
export class Moved extends Error {
  constructor(match: string) {
    super(`Another node has the match ${match}`);
    this.name = 'Moved';
  }
}
