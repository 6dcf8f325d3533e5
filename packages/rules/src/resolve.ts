import type { Base, Bonus, Clamp, Contribution, Factor, Override } from './contribution.ts';
import { Ledger, ROUNDING_PART, type StatPolicy } from './ledger.ts';
import { settleBonuses } from './stacking.ts';
import type { Stat } from './stat.ts';

/** Two overrides of one phase with different values; neither is applied. */
export interface OverrideConflict {
  readonly code: 'E_OVERRIDE_CONFLICT';
  readonly phase: number;
  readonly contenders: readonly { readonly id: string; readonly value: number }[];
}

/** A resolved stat, with the conflict of its overrides if two of them disagree. */
export interface Resolution {
  readonly stat: Stat;
  readonly conflict?: OverrideConflict;
}

/** Folds contributions into a number, in the order of priorities, and records which counted and which did not. */
export function resolveStat(contributions: readonly Contribution[], policy: StatPolicy = {}): Resolution {
  const ledger = new Ledger(policy);
  const { base, additive, multiplicative, clamp, override } = admitted(ledger, contributions);
  applyBases(ledger, base);
  if (additive.length > 0) applyBonuses(ledger, additive);
  if (multiplicative.length > 0) applyFactors(ledger, multiplicative);
  if (clamp.length > 0) applyClamps(ledger, clamp);
  const conflict = override.length > 0 ? applyOverrides(ledger, override) : undefined;
  const stat = ledger.stat();
  return conflict === undefined ? { stat } : { stat, conflict };
}

type ByPriority = { [P in Contribution['priority']]: Extract<Contribution, { priority: P }>[] };

/** Returns the contributions that count, by priority, in the given order. */
function admitted(ledger: Ledger, contributions: readonly Contribution[]): ByPriority {
  const sorted: ByPriority = { base: [], additive: [], multiplicative: [], clamp: [], override: [] };
  for (const each of contributions) {
    if (!ledger.admit(each)) continue;
    switch (each.priority) {
      case 'base':
        sorted.base.push(each);
        break;
      case 'additive':
        sorted.additive.push(each);
        break;
      case 'multiplicative':
        sorted.multiplicative.push(each);
        break;
      case 'clamp':
        sorted.clamp.push(each);
        break;
      case 'override':
        sorted.override.push(each);
        break;
    }
  }
  return sorted;
}

function applyBases(ledger: Ledger, bases: readonly Base[]): void {
  const { base: choice = 'highest', empty = 0 } = ledger.policy;
  const [first] = bases;
  if (choice === 'stack' || first === undefined) {
    if (empty !== 0) ledger.apply({ id: 'empty', label: { code: 'default' } }, 'base', 'set', empty);
    for (const base of ledger.strongestOfEachSource(bases, magnitude))
      ledger.apply(base, 'base', 'add', ledger.rounded(base.value));
    return;
  }
  const sign = choice === 'lowest' ? -1 : 1;
  let winner = first;
  let winning = ledger.rounded(first.value);
  for (const base of bases) {
    const value = ledger.rounded(base.value);
    if ((sign * (value - winning) || (base.rank ?? 0) - (winner.rank ?? 0)) <= 0) continue;
    winner = base;
    winning = value;
  }
  ledger.apply(winner, 'base', 'set', winning);
  for (const base of bases) if (base !== winner) ledger.lose(base, ledger.rounded(base.value), winner, winning);
}

function magnitude({ value }: { readonly value: number }): number {
  return Math.abs(value);
}

function applyBonuses(ledger: Ledger, bonuses: readonly Bonus[]): void {
  const named = ledger.strongestOfEachSource(bonuses, magnitude);
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
  const unused = value <= 0 ? 0 : Math.min(value, ledger.value + value - cap);
  if (unused <= 0) ledger.apply(bonus, 'additive', 'add', value);
  else {
    // The part below the cap counts, and the rest is reported beside it.
    if (unused < value) ledger.apply(bonus, 'additive', 'raise', cap);
    ledger.reject(bonus, 'additive', 'capped', { code: 'capped', params: { unused } }, { value: unused });
  }
}

/** Applies the factors as one product, which is rounded once. */
function applyFactors(ledger: Ledger, factors: readonly Factor[]): void {
  const strength = ({ value }: Factor) => (Math.abs(value) < 1 ? 1 / Math.abs(value) : Math.abs(value));
  const counted = ledger.strongestOfEachSource(factors, strength);
  for (const factor of counted) ledger.apply(factor, 'multiplicative', 'multiply', factor.value);
  const whole = ledger.rounded(ledger.value);
  if (counted.length > 0 && whole !== ledger.value) ledger.apply(ROUNDING_PART, 'multiplicative', 'set', whole);
}

/** Applies the highest minimum, then the lowest maximum. */
function applyClamps(ledger: Ledger, clamps: readonly Clamp[]): void {
  const minima = clamps.flatMap((clamp) => (clamp.min === undefined ? [] : [{ clamp, limit: clamp.min }]));
  const maxima = clamps.flatMap((clamp) => (clamp.max === undefined ? [] : [{ clamp, limit: clamp.max }]));
  minima.sort((a, b) => b.limit - a.limit);
  maxima.sort((a, b) => a.limit - b.limit);
  for (const { clamp, limit } of minima) {
    if (limit > ledger.value) ledger.apply(clamp, 'clamp', 'raise', limit);
    else
      ledger.reject(
        clamp,
        'clamp',
        'lower-than-winner',
        { code: 'not-above', params: { value: ledger.value } },
        { value: limit },
      );
  }
  for (const { clamp, limit } of maxima) {
    if (limit < ledger.value) ledger.apply(clamp, 'clamp', 'lower', limit);
    else
      ledger.reject(
        clamp,
        'clamp',
        'higher-than-winner',
        { code: 'not-below', params: { value: ledger.value } },
        { value: limit },
      );
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
      ledger.reject(each, 'override', 'conflict', { code: 'contradicts' }, { value: each.value });
    for (const other of others.slice(rivals.length)) ledger.giveWay(other, winner);
    const { phase = 0 } = winner;
    return { code: 'E_OVERRIDE_CONFLICT', phase, contenders: contenders.map(({ id, value }) => ({ id, value })) };
  }
  ledger.replaceAll(winner);
  for (const other of others) ledger.giveWay(other, winner);
  return undefined;
}
