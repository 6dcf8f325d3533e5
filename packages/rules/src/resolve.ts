import type { Base, Bonus, Clamp, Contribution, Factor, Override } from './contribution.ts';
import { Ledger, ROUNDING, type StatPolicy } from './ledger.ts';
import { settleBonuses } from './stacking.ts';
import type { Stat } from './stat.ts';

/** Two overrides of one phase that want different values; neither is applied. */
export interface OverrideConflict {
  readonly code: 'E_OVERRIDE_CONFLICT';
  readonly phase: number;
  readonly contenders: readonly { readonly id: string; readonly value: number }[];
}

export interface Resolution {
  readonly stat: Stat;
  readonly conflict?: OverrideConflict;
}

/** Folds contributions into a number, in the order of priorities, and keeps account of what counted and what did not. */
export function resolveStat(contributions: readonly Contribution[], policy: StatPolicy = {}): Resolution {
  const ledger = new Ledger(policy);
  const active = contributions.filter((contribution) => ledger.admit(contribution));
  applyBases(ledger, ofPriority(active, 'base'));
  applyBonuses(ledger, ofPriority(active, 'additive'));
  applyFactors(ledger, ofPriority(active, 'multiplicative'));
  applyClamps(ledger, ofPriority(active, 'clamp'));
  const conflict = applyOverrides(ledger, ofPriority(active, 'override'));
  return { stat: ledger.stat(), ...(conflict && { conflict }) };
}

type OfPriority<P extends Contribution['priority']> = Extract<Contribution, { priority: P }>;

function ofPriority<P extends Contribution['priority']>(all: readonly Contribution[], priority: P): OfPriority<P>[] {
  return all.filter((each): each is OfPriority<P> => each.priority === priority);
}

function applyBases(ledger: Ledger, bases: readonly Base[]): void {
  const { base: choice = 'highest', empty = 0 } = ledger.policy;
  const values = new Map(bases.map((base) => [base, ledger.rounded(base.value)]));
  if (choice === 'stack' || bases.length === 0) {
    if (empty !== 0) ledger.apply({ id: 'empty', label: 'default' }, 'base', 'set', empty);
    for (const base of ledger.strongestOfEachSource(bases, (each) => Math.abs(each.value)))
      ledger.apply(base, 'base', 'add', values.get(base)!);
    return;
  }
  const sign = choice === 'lowest' ? -1 : 1;
  const winner = bases.reduce((best, base) => {
    const difference = sign * (values.get(base)! - values.get(best)!) || (base.rank ?? 0) - (best.rank ?? 0);
    return difference > 0 ? base : best;
  });
  ledger.apply(winner, 'base', 'set', values.get(winner)!);
  for (const base of bases) if (base !== winner) ledger.lose(base, values.get(base)!, winner, values.get(winner)!);
}

function applyBonuses(ledger: Ledger, bonuses: readonly Bonus[]): void {
  const named = ledger.strongestOfEachSource(bonuses, (bonus) => Math.abs(bonus.value));
  const { counted, beaten } = settleBonuses(named);
  for (const { item, by } of beaten) ledger.lose(item, item.value, by, by.value);
  for (const bonus of counted) {
    if (bonus.dice !== undefined) ledger.dice.push({ id: bonus.id, label: bonus.label, dice: bonus.dice });
    const value = ledger.rounded(bonus.value);
    if (value === 0 && bonus.dice !== undefined) continue;
    addBonus(ledger, bonus, value);
  }
}

function addBonus(ledger: Ledger, bonus: Bonus, value: number): void {
  const { cap = Number.POSITIVE_INFINITY } = bonus;
  if (value <= 0 || ledger.value + value <= cap) ledger.apply(bonus, 'additive', 'add', value);
  else if (ledger.value < cap) ledger.apply(bonus, 'additive', 'raise', cap);
  else ledger.reject(bonus, 'additive', 'capped', `the cap of ${cap} is reached`, { value });
}

/** The factors make one product, which is rounded once. */
function applyFactors(ledger: Ledger, factors: readonly Factor[]): void {
  const strength = ({ value }: Factor) => (Math.abs(value) < 1 ? 1 / Math.abs(value) : Math.abs(value));
  const counted = ledger.strongestOfEachSource(factors, strength);
  for (const factor of counted) ledger.apply(factor, 'multiplicative', 'multiply', factor.value);
  const whole = ledger.rounded(ledger.value);
  if (counted.length > 0 && whole !== ledger.value) ledger.apply(ROUNDING, 'multiplicative', 'set', whole);
}

/** The highest minimum, then the lowest maximum. */
function applyClamps(ledger: Ledger, clamps: readonly Clamp[]): void {
  const minima = clamps.flatMap((clamp) => (clamp.min === undefined ? [] : [{ clamp, limit: clamp.min }]));
  const maxima = clamps.flatMap((clamp) => (clamp.max === undefined ? [] : [{ clamp, limit: clamp.max }]));
  minima.sort((a, b) => b.limit - a.limit);
  maxima.sort((a, b) => a.limit - b.limit);
  for (const { clamp, limit } of minima) {
    if (limit > ledger.value) ledger.apply(clamp, 'clamp', 'raise', limit);
    else ledger.reject(clamp, 'clamp', 'lower-than-winner', `not above ${ledger.value}`, { value: limit });
  }
  for (const { clamp, limit } of maxima) {
    if (limit < ledger.value) ledger.apply(clamp, 'clamp', 'lower', limit);
    else ledger.reject(clamp, 'clamp', 'higher-than-winner', `not below ${ledger.value}`, { value: limit });
  }
}

function applyOverrides(ledger: Ledger, overrides: readonly Override[]): OverrideConflict | undefined {
  const weight = ({ lock = false, phase = 0 }: Override) => (lock ? Number.MAX_SAFE_INTEGER / 2 : 0) + phase;
  const [winner, ...others] = overrides.toSorted((a, b) => weight(b) - weight(a));
  if (winner === undefined) return undefined;
  const rivals = others.filter((other) => weight(other) === weight(winner));
  const contenders = [winner, ...rivals];
  if (rivals.some((rival) => rival.value !== winner.value)) {
    for (const each of contenders)
      ledger.reject(each, 'override', 'conflict', 'contradicts another of its phase', { value: each.value });
    for (const other of others.slice(rivals.length)) ledger.giveWay(other, winner);
    const { phase = 0 } = winner;
    return { code: 'E_OVERRIDE_CONFLICT', phase, contenders: contenders.map(({ id, value }) => ({ id, value })) };
  }
  ledger.replaceAll(winner);
  for (const other of others) ledger.giveWay(other, winner);
  return undefined;
}
