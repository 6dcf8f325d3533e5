import type { Contribution, Contributor, Override } from './contribution.ts';
import type { NestedMessage } from './message.ts';
import type { Priority } from './priority.ts';
import { settleSources } from './stacking.ts';
import {
  applyPart,
  type DicePart,
  type Note,
  type Part,
  type RejectedModifier,
  type RejectionReason,
  type Stat,
} from './stat.ts';

/** The settings of one target. */
export interface StatPolicy {
  /** Which base counts, or `stack` to add them. Default: `highest`. */
  readonly base?: 'highest' | 'lowest' | 'stack';
  /** The rounding of each contribution and of the product. Default: `floor`. */
  readonly rounding?: 'floor' | 'ceil' | 'round' | 'none';
  /** The value without a base. Default: 0. */
  readonly empty?: number;
}

/** The running value and its parts while a stat is resolved. */
export class Ledger {
  readonly policy: StatPolicy;
  readonly dice: DicePart[] = [];
  value = 0;
  #parts: Part[] = [];
  readonly #notes: Note[] = [];
  readonly #rejected: RejectedModifier[] = [];

  constructor(policy: StatPolicy) {
    this.policy = policy;
  }

  stat(): Stat {
    return { value: this.value, parts: this.#parts, dice: this.dice, notes: this.#notes, rejected: this.#rejected };
  }

  rounded(value: number): number {
    return ROUNDINGS[this.policy.rounding ?? 'floor'](value) + 0;
  }

  /** Returns whether the predicate of a contribution allows it; otherwise records why not. */
  admit(contribution: Contribution): boolean {
    const { verdict = true, condition = OWN_CONDITION, priority, id, label } = contribution;
    if (verdict === true) return true;
    const value = 'value' in contribution ? { value: contribution.value } : {};
    const dice = 'dice' in contribution && contribution.dice !== undefined ? { dice: contribution.dice } : {};
    if (verdict === false)
      this.reject(contribution, priority, 'predicate-false', { code: 'needs', params: { condition } }, value);
    else this.#notes.push({ id, label, condition, priority, ...value, ...dice });
    return false;
  }

  apply({ id, label }: Named, priority: Priority, op: Part['op'], value: number): void {
    if (!Number.isFinite(value)) throw new RangeError(`"${id}" contributes ${value}, which is not a finite number`);
    const before = this.value;
    this.value = applyPart(before, op, value);
    this.#parts.push({ id, label, priority, op, value, before, after: this.value });
  }

  strongestOfEachSource<Item extends Contribution & { value: number }>(
    items: readonly Item[],
    strength: (item: Item) => number,
  ): readonly Item[] {
    const { counted, beaten } = settleSources(items, strength);
    for (const { item, by } of beaten) {
      const { value } = item;
      this.reject(item, item.priority, 'same-name-weaker', against('counts-already', by), { value, by: by.id });
    }
    return counted;
  }

  /** Rejects a candidate in favour of the winner of its group. */
  lose(loser: Contribution, value: number, winner: Contribution, winning: number): void {
    const reason = value === winning ? 'same-as-winner' : value < winning ? 'lower-than-winner' : 'higher-than-winner';
    this.reject(loser, loser.priority, reason, against(reason, winner), { value, by: winner.id });
  }

  /** Rejects an override that another one beats. */
  giveWay(loser: Override, winner: Override): void {
    if (loser.value === winner.value) {
      this.lose(loser, loser.value, winner, winner.value);
      return;
    }
    const detail = against(winner.lock ? 'locked' : 'comes-later', winner);
    this.reject(loser, 'override', 'overridden', detail, { value: loser.value, by: winner.id });
  }

  /** Replaces all parts so far by one value. */
  replaceAll(winner: Override): void {
    const detail = against('replaced', winner);
    for (const part of this.#parts)
      if (part.id !== ROUNDING_PART.id)
        this.reject(part, part.priority, 'overridden', detail, { value: part.value, by: winner.id });
    this.#parts = [];
    this.apply(winner, 'override', 'set', this.rounded(winner.value));
  }

  reject(
    { id, label }: Named,
    priority: Priority,
    reason: RejectionReason,
    detail: NestedMessage,
    more: { readonly value?: number; readonly by?: string } = {},
  ): void {
    this.#rejected.push({ id, label, priority, reason, detail, ...more });
  }
}

/** The part for rounding, which is no contribution. */
export const ROUNDING_PART: Named = { id: 'rounding', label: { code: 'rounding' } };

/** Placeholder for a condition without a description. */
export const OWN_CONDITION: NestedMessage = { code: 'own-condition' };

/** Returns the message why something does not count, with its winner. */
function against(code: string, { label }: Named): NestedMessage {
  return { code, params: { by: label } };
}

type Named = Pick<Contributor, 'id' | 'label'>;

const ROUNDINGS = { floor: Math.floor, ceil: Math.ceil, round: Math.round, none: (value: number) => value } as const;
