import type { Arithmetic } from './arithmetic.ts';

/**
 * Returns Pascal's triangle: row `n` holds the ways to choose 0, 1, ... `n` of `n` items, for each `n` up to `most`.
 */
export function binomials<N>(arithmetic: Arithmetic<N>, most: number): readonly (readonly N[])[] {
  const rows: (readonly N[])[] = [[arithmetic.one]];
  for (let n = 1; n <= most; n++) {
    const above = rows[n - 1]!;
    rows.push(
      Array.from({ length: n + 1 }, (_, k) =>
        arithmetic.plus(above[k - 1] ?? arithmetic.zero, above[k] ?? arithmetic.zero),
      ),
    );
  }
  return rows;
}

/** Returns the powers of `base` from 0 to `most`. */
export function powers<N>(arithmetic: Arithmetic<N>, base: N, most: number): readonly N[] {
  const list = [arithmetic.one];
  for (let n = 1; n <= most; n++) list.push(arithmetic.times(list[n - 1]!, base));
  return list;
}

/** Returns the number of ways to choose `k` of `n` items. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < k; taken++) ways = (ways * BigInt(n - taken)) / BigInt(taken + 1);
  return ways;
}
