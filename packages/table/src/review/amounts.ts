import { type Amount, PER_UNIT, type ReviewUnit } from '@tessera/bots/review';
import type { TranslateReview } from './reviewTexts.ts';

/** Amounts per shown step: a percent of a win, or a tenth of a point. */
const STEP: Readonly<Record<ReviewUnit, number>> = { chance: PER_UNIT / 100, points: PER_UNIT / 10 };
const SHOWN_STEPS_PER_UNIT: Readonly<Record<ReviewUnit, number>> = { chance: 1, points: 10 };

/** A minus sign as wide as the plus sign. */
const MINUS = '\u2212';

/** Amounts rounded as they are shown. Sums are made of rounded amounts, so that the shown numbers add up. */
export class ShownAmounts {
  readonly unit: ReviewUnit;
  readonly #t: TranslateReview;
  readonly #plain: Intl.NumberFormat;
  readonly #signed: Intl.NumberFormat;

  constructor(unit: ReviewUnit, language: string, t: TranslateReview) {
    this.unit = unit;
    this.#t = t;
    const digits = unit === 'points' ? 1 : 0;
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    this.#plain = new Intl.NumberFormat(language, format);
    this.#signed = new Intl.NumberFormat(language, { ...format, signDisplay: 'exceptZero' });
  }

  /** Rounds an amount to shown steps. */
  rounded(amount: Amount): number {
    // Without the negative zero, which would be shown with a sign.
    return Math.round(amount / STEP[this.unit]) || 0;
  }

  /** Formats a standing: a chance of winning, or a lead with its sign. */
  standing(amount: Amount): string {
    return this.#format(this.unit === 'chance' ? this.#plain : this.#signed, this.rounded(amount));
  }

  /** Formats a size without a sign. */
  size(amount: Amount): string {
    return this.#format(this.#plain, Math.abs(this.rounded(amount)));
  }

  /** Formats a change, in shown steps. */
  change(steps: number): string {
    return this.#format(this.#signed, steps);
  }

  #format(numbers: Intl.NumberFormat, steps: number): string {
    const value = numbers.format(steps / SHOWN_STEPS_PER_UNIT[this.unit]).replace('-', MINUS);
    return this.#t(`value.${this.unit}`, { value });
  }
}

/** Rounds amounts so that they add up to a rounded total: the amounts closest to the next step are moved. */
export function roundedParts(amounts: readonly Amount[], total: number, step: (amount: Amount) => number): number[] {
  const parts = amounts.map(step);
  let missing = total - parts.reduce((sum, part) => sum + part, 0);
  const order = amounts.map((amount, i) => ({ i, size: Math.abs(amount) })).sort((a, b) => b.size - a.size);
  for (let turn = 0; missing !== 0 && order.length > 0; turn++) {
    const at = order[turn % order.length]?.i ?? 0;
    parts[at] = (parts[at] ?? 0) + Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return parts;
}
