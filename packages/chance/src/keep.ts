import { type Arithmetic, scaleFor, weigh } from './arithmetic.ts';
import { rangeOf } from './convolve.ts';
import { binomials, powers } from './counting.ts';
import { type Die, type Distribution, dieOf } from './distribution.ts';
import { requireCount } from './error.ts';

/** Returns the total of the `keep` highest of `count` dice. */
export function keepHighest(count: number, keep: number, of: Die): Distribution {
  return keepFirst('keepHighest', { count, keep, d: dieOf(of), highestFirst: true });
}

/** Returns the total of the `keep` lowest of `count` dice. */
export function keepLowest(count: number, keep: number, of: Die): Distribution {
  return keepFirst('keepLowest', { count, keep, d: dieOf(of), highestFirst: false });
}

interface Pool {
  readonly count: number;
  readonly keep: number;
  readonly d: Distribution;
  readonly highestFirst: boolean;
}

/**
 * Processes the faces, those to keep first, and decides how many of the open dice show each. The kept dice are then
 * always the first `keep` decided, so only the number of open dice and the total matter.
 */
function keepFirst(place: string, pool: Pool): Distribution {
  const { count, keep, d } = pool;
  requireCount(place, count, 0, 1000);
  requireCount(place, keep, 0, count);
  const sums = Math.min(keep * rangeOf(d) + 1, d.outcomes.length ** keep);
  const steps = (d.outcomes.length * count * (count + 1) * sums) / 2;
  return weigh(scaleFor(place, [d], Number(d.total) ** count, steps), (arithmetic, tally) => {
    const weights = arithmetic.weights(d);
    const choices = binomials(arithmetic, count);
    let open: Open<typeof arithmetic.zero> = new Map([[count, new Map([[0, arithmetic.one]])]]);
    d.outcomes.forEach((_, step) => {
      const at = pool.highestFirst ? d.outcomes.length - 1 - step : step;
      const isLast = step === d.outcomes.length - 1;
      const face = { value: d.outcomes[at]!, powers: powers(arithmetic, weights[at]!, count), isLast };
      open = decideFace(arithmetic, pool, choices, open, face);
    });
    for (const [total, weight] of open.get(0) ?? []) tally.add(total, weight);
  });
}

/** The weight of every total so far, by the number of open dice. */
type Open<N> = Map<number, Map<number, N>>;

interface Face<N> {
  readonly value: number;
  /** Its weight raised to the number of dice that show it. */
  readonly powers: readonly N[];
  readonly isLast: boolean;
}

function decideFace<N>(
  arithmetic: Arithmetic<N>,
  pool: Pool,
  choices: readonly (readonly N[])[],
  open: Open<N>,
  face: Face<N>,
): Open<N> {
  const next: Open<N> = new Map();
  for (const [dice, totals] of open) {
    const toKeep = Math.max(0, pool.keep - (pool.count - dice));
    // The last face takes all remaining dice; fewer would count cases that cannot be completed.
    for (let showing = face.isLast ? dice : 0; showing <= dice; showing++) {
      const ways = arithmetic.times(choices[dice]![showing]!, face.powers[showing]!);
      const gain = face.value * Math.min(showing, toKeep);
      const into = next.get(dice - showing) ?? new Map<number, N>();
      next.set(dice - showing, into);
      for (const [total, weight] of totals) {
        const added = arithmetic.times(weight, ways);
        into.set(total + gain, arithmetic.plus(into.get(total + gain) ?? arithmetic.zero, added));
      }
    }
  }
  return next;
}
