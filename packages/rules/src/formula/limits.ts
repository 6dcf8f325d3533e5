/** How much text one formula may be. */
export interface FormulaLimits {
  /** Characters. */
  readonly length: number;
  /** Brackets, calls, signs and branches inside one another. */
  readonly depth: number;
  /** Numbers, variables, operators and calls together. */
  readonly nodes: number;
}

export const DEFAULT_FORMULA_LIMITS: FormulaLimits = { length: 500, depth: 32, nodes: 256 };

/**
 * The most that may be asked for. Reading and evaluating a formula recurse along its depth and its longest chain of operators;
 * under these numbers that stays far from the end of any stack.
 */
export const FORMULA_LIMIT_CEILING: FormulaLimits = { length: 20_000, depth: 128, nodes: 1_000 };

/** Defaults filled in. A limit that is no positive integer or lies above the ceiling is a mistake of the program. */
export function formulaLimits(wanted: Partial<FormulaLimits> = {}): FormulaLimits {
  const limits = { ...DEFAULT_FORMULA_LIMITS, ...wanted };
  for (const name of ['length', 'depth', 'nodes'] as const) {
    const limit = limits[name];
    if (!Number.isInteger(limit) || limit < 1 || limit > FORMULA_LIMIT_CEILING[name])
      throw new RangeError(`formula limit "${name}" must be 1 to ${FORMULA_LIMIT_CEILING[name]}, found ${limit}`);
  }
  return limits;
}
