import type { Span } from './error.ts';

export const ARITHMETIC = ['+', '-', '*', '/', '%', '^'] as const;
export const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='] as const;

export type Arithmetic = (typeof ARITHMETIC)[number];
export type Comparison = (typeof COMPARISONS)[number];
export type BinaryOperator = Arithmetic | Comparison | 'and' | 'or';

/** The syntax tree of a formula, before names and types are resolved. */
export type Syntax =
  | (Span & { readonly kind: 'number'; readonly value: number })
  | (Span & { readonly kind: 'string'; readonly value: string })
  | (Span & { readonly kind: 'boolean'; readonly value: boolean })
  | (Span & { readonly kind: 'variable'; readonly name: string })
  | (Span & { readonly kind: 'unary'; readonly operator: '-' | 'not'; readonly operand: Syntax })
  | (Span & {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Syntax;
      readonly right: Syntax;
    })
  | (Span & {
      readonly kind: 'conditional';
      readonly when: Syntax;
      readonly then: Syntax;
      readonly otherwise: Syntax;
    })
  | (Span & { readonly kind: 'call'; readonly name: string; readonly args: readonly Syntax[] });

export type SyntaxOf<Kind extends Syntax['kind']> = Extract<Syntax, { kind: Kind }>;

/** Operator precedence; a greater number binds tighter. */
export const POWER = {
  conditional: 1,
  or: 2,
  and: 3,
  not: 4,
  comparison: 5,
  sum: 6,
  product: 7,
  sign: 8,
  power: 9,
  value: 10,
} as const;

/** The precedence of every binary operator. */
export const BINARY_POWER: Readonly<Record<BinaryOperator, number>> = {
  or: POWER.or,
  and: POWER.and,
  '==': POWER.comparison,
  '!=': POWER.comparison,
  '<': POWER.comparison,
  '<=': POWER.comparison,
  '>': POWER.comparison,
  '>=': POWER.comparison,
  '+': POWER.sum,
  '-': POWER.sum,
  '*': POWER.product,
  '/': POWER.product,
  '%': POWER.product,
  '^': POWER.power,
};

/** Returns every variable in the text once, in order of appearance. */
export function variablesOf(syntax: Syntax): string[] {
  const names = new Set<string>();
  const collect = (inner: Syntax): void => {
    if (inner.kind === 'variable') names.add(inner.name);
    for (const part of partsOf(inner)) collect(part);
  };
  collect(syntax);
  return [...names];
}

function partsOf(syntax: Syntax): readonly Syntax[] {
  switch (syntax.kind) {
    case 'unary':
      return [syntax.operand];
    case 'binary':
      return [syntax.left, syntax.right];
    case 'conditional':
      return [syntax.when, syntax.then, syntax.otherwise];
    case 'call':
      return syntax.args;
    default:
      return [];
  }
}
