/** The size limits of a formula. */
export interface FormulaLimits {
  /** In characters. */
  readonly length: number;
  /** Nesting of brackets, calls, signs and branches. */
  readonly depth: number;
  /** Total of numbers, variables, operators and calls. */
  readonly nodes: number;
}

/** Limits of a formula, unless a game configures others. */
export const DEFAULT_FORMULA_LIMITS: FormulaLimits = { length: 500, depth: 32, nodes: 256 };

/**
 * The highest limits that may be configured. Parsing and evaluation recurse along the depth and the longest chain of
 * operators; these limits keep them far from a stack overflow.
 */
export const FORMULA_LIMIT_CEILING: FormulaLimits = { length: 20_000, depth: 128, nodes: 1_000 };

/**
 * Fills in defaults. Throws for a limit that is not a positive integer or exceeds the ceiling, which is a programming
 * error.
 */
export function formulaLimits(wanted: Partial<FormulaLimits> = {}): FormulaLimits {
  const limits = { ...DEFAULT_FORMULA_LIMITS, ...wanted };
  for (const name of ['length', 'depth', 'nodes'] as const) {
    const limit = limits[name];
    if (!Number.isInteger(limit) || limit < 1 || limit > FORMULA_LIMIT_CEILING[name])
      throw new RangeError(`formula limit "${name}" must be 1 to ${FORMULA_LIMIT_CEILING[name]}, found ${limit}`);
  }
  return limits;
}
