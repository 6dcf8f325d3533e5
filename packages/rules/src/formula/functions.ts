/** Numeric functions with their argument counts. */
export const NUMERIC_FUNCTIONS = {
  floor: { least: 1, most: 1 },
  ceil: { least: 1, most: 1 },
  round: { least: 1, most: 1 },
  abs: { least: 1, most: 1 },
  min: { least: 1, most: Number.POSITIVE_INFINITY },
  max: { least: 1, most: Number.POSITIVE_INFINITY },
  clamp: { least: 3, most: 3 },
} as const;

export type NumericFunction = keyof typeof NUMERIC_FUNCTIONS;

/** All function names. `if` and `table` have special argument rules. */
export const FUNCTION_NAMES: readonly string[] = [...Object.keys(NUMERIC_FUNCTIONS), 'if', 'table'];

export function isNumericFunction(name: string): name is NumericFunction {
  return Object.hasOwn(NUMERIC_FUNCTIONS, name);
}
