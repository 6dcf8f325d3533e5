import { performance } from 'node:perf_hooks';
import type { RefusalInfo } from '@tessera/protocol';
import { refusal } from '../result.ts';
import { BUDGETS, type Budget, COSTS, type Cost, type CostKind, type Payer, type PayerKind } from './costs.ts';
import { Allowances, type Rate, type TokenBucket } from './tokenBucket.ts';

/** The exhausted resource, and the seconds to wait. */
export interface Wait {
  readonly budget: Budget;
  readonly seconds: number;
}

/** Account of a client with many requests, such as a socket: its budgets are looked up once. */
export interface Account {
  /** Returns a function that charges a cost a number of times; it returns the wait if the budget is exceeded, else undefined. */
  charging(cost: Cost): (times?: number) => Wait | undefined;
  /** Releases the account after the last charge. */
  close(): void;
}

const BUDGET_NAMES = Object.keys(BUDGETS) as Budget[];
const NO_LIMIT: Account = { charging: () => () => undefined, close: () => {} };

/**
 * Rate limits, counted in memory: shared by sockets and HTTP, so that neither is a cheaper way. Uses a monotonic clock:
 * one that is set back would lock everyone out.
 */
export class RateLimits {
  readonly #known = new Map<string, Allowances>();
  readonly #isLimited: boolean;
  /** Amounts spent here and not yet sent to other nodes, by bucket; undefined on a single server. */
  #spent: Map<string, number> | undefined;
  readonly #now: () => number;

  /** Multiplies the usual limits. */
  readonly factor: number;

  /** @param factor multiplies each limit; infinity switches counting off. */
  constructor(factor: number, now: () => number = () => performance.now()) {
    this.factor = factor;
    this.#isLimited = factor !== Number.POSITIVE_INFINITY;
    this.#now = now;
    for (const budget of BUDGET_NAMES) {
      const rates: Readonly<Partial<Record<PayerKind, Rate>>> = BUDGETS[budget];
      for (const [payer, { burst, perSecond }] of Object.entries(rates)) {
        const rate = { burst: Math.ceil(burst * factor), perSecond: perSecond * factor };
        this.#known.set(`${budget} ${payer}`, new Allowances(rate, `${budget} ${payer}`));
      }
    }
  }

  /** Charges a cost, `times` over; returns why it has to wait if a budget is exhausted. */
  take(kind: CostKind, payer: Payer, times = 1): Wait | undefined {
    if (!this.#isLimited) return undefined;
    const now = this.#now();
    const charges = charged(COSTS[kind], (budget) => this.#allowances(budget, payer, now));
    return this.#settled(charges, now, times);
  }

  /** Charges a cost a number of times without a refusal; a missing amount becomes debt. */
  spend(kind: CostKind, payer: Payer, times: number): void {
    if (!this.#isLimited) return;
    const now = this.#now();
    const charges = charged(COSTS[kind], (budget) => this.#allowances(budget, payer, now));
    take(charges, times);
    this.#noteSpent(charges, times);
  }

  /** Opens an account for a client with many requests. */
  account(payer: Payer): Account {
    if (!this.#isLimited) return NO_LIMIT;
    const start = this.#now();
    const held = new Map(BUDGET_NAMES.map((budget) => [budget, this.#allowances(budget, payer, start)]));
    const all = [...held.values()].flat();
    for (const bucket of all) bucket.holders++;
    return {
      charging: (cost) => {
        const charges = charged(cost, (budget) => held.get(budget) ?? []);
        return (times = 1) => this.#settled(charges, this.#now(), times);
      },
      close: () => {
        for (const bucket of all.splice(0)) bucket.holders--;
      },
    };
  }

  /** Returns the amounts spent here since the last call, for other nodes. */
  takeSpent(): [string, number][] {
    const spent = [...(this.#spent ?? [])];
    this.#spent = new Map();
    return spent;
  }

  /** Charges an amount that was spent at another node. */
  owe(key: string, amount: number): void {
    const [budget, kind, ...name] = key.split(' ');
    this.#known.get(`${budget} ${kind}`)?.of(name.join(' '), this.#now()).take(amount);
  }

  #settled(charges: readonly Charge[], now: number, times: number): Wait | undefined {
    const wait = settled(charges, now, times);
    if (!wait) this.#noteSpent(charges, times);
    return wait;
  }

  #noteSpent(charges: readonly Charge[], times: number): void {
    if (!this.#spent) return;
    for (const { amount, allowances } of charges) {
      for (const { key } of allowances) this.#spent.set(key, (this.#spent.get(key) ?? 0) + amount * times);
    }
  }

  /** Drops the buckets of payers without recent requests. */
  tidy(): void {
    const now = this.#now();
    for (const allowances of this.#known.values()) allowances.tidy(now);
  }

  #allowances(budget: Budget, payer: Payer, now: number): TokenBucket[] {
    const found: TokenBucket[] = [];
    for (const kind of Object.keys(payer) as PayerKind[]) {
      const name = payer[kind];
      const allowances = this.#known.get(`${budget} ${kind}`);
      if (allowances && name !== undefined) found.push(allowances.of(name, now));
    }
    return found;
  }
}

/** Returns the refusal for an exceeded rate limit. */
export function waitRefusal({ budget, seconds }: Wait): RefusalInfo {
  const minutes = Math.ceil(seconds / 60);
  if (budget === 'written') return refusal('too-much-written', { seconds, minutes });
  if (budget === 'hangs') return refusal('match-hangs', { seconds, minutes });
  return refusal('too-many-requests', { seconds });
}

interface Charge {
  readonly budget: Budget;
  readonly amount: number;
  readonly allowances: readonly TokenBucket[];
}

function charged(cost: Cost, allowancesOf: (budget: Budget) => readonly TokenBucket[]): Charge[] {
  const charges: Charge[] = [];
  for (const budget in cost) {
    const name = budget as Budget;
    charges.push({ budget: name, amount: cost[name] ?? 0, allowances: allowancesOf(name) });
  }
  return charges;
}

/** Charges all allowances a number of times, or none of them. */
function settled(charges: readonly Charge[], now: number, times: number): Wait | undefined {
  let longest: Wait | undefined;
  for (const { budget, amount, allowances } of charges) {
    for (const bucket of allowances) {
      const seconds = bucket.wait(amount * times, now);
      if (seconds > (longest?.seconds ?? 0)) longest = { budget, seconds };
    }
  }
  if (!longest) take(charges, times);
  return longest;
}

function take(charges: readonly Charge[], times: number): void {
  for (const { amount, allowances } of charges) for (const bucket of allowances) bucket.take(amount * times);
}
