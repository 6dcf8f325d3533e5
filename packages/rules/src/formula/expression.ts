import type { Span } from './error.ts';
import type { NumericFunction } from './functions.ts';
import type { Arithmetic, Comparison } from './syntax.ts';

export type ValueType = 'number' | 'boolean' | 'string';

/** A formula with resolved names and types. The type of a node is part of its TypeScript type. */
export type Expression<Env> = NumberExpression<Env> | BooleanExpression<Env> | StringExpression<Env>;

export type NumberExpression<Env> =
  | Literal<'number', number>
  | Read<Env, 'number', number>
  | Choose<'number', Env, NumberExpression<Env>>
  | { readonly type: 'number'; readonly op: 'negate'; readonly operand: NumberExpression<Env> }
  | {
      readonly type: 'number';
      readonly op: 'arithmetic';
      readonly operator: Arithmetic;
      readonly left: NumberExpression<Env>;
      readonly right: NumberExpression<Env>;
      readonly span: Span;
    }
  | {
      readonly type: 'number';
      readonly op: 'call';
      readonly name: NumericFunction;
      readonly args: readonly NumberExpression<Env>[];
    }
  | {
      readonly type: 'number';
      readonly op: 'table';
      readonly key: NumberExpression<Env>;
      /** Strictly increasing. */
      readonly keys: readonly number[];
      readonly values: readonly NumberExpression<Env>[];
    };

export type BooleanExpression<Env> =
  | Literal<'boolean', boolean>
  | Read<Env, 'boolean', boolean>
  | Choose<'boolean', Env, BooleanExpression<Env>>
  | { readonly type: 'boolean'; readonly op: 'not'; readonly operand: BooleanExpression<Env> }
  | {
      readonly type: 'boolean';
      readonly op: 'and' | 'or';
      readonly left: BooleanExpression<Env>;
      readonly right: BooleanExpression<Env>;
    }
  | {
      readonly type: 'boolean';
      readonly op: 'compare';
      readonly operator: Comparison;
      readonly left: NumberExpression<Env>;
      readonly right: NumberExpression<Env>;
    }
  | (Equality & {
      readonly op: 'sameString';
      readonly left: StringExpression<Env>;
      readonly right: StringExpression<Env>;
    })
  | (Equality & {
      readonly op: 'sameBoolean';
      readonly left: BooleanExpression<Env>;
      readonly right: BooleanExpression<Env>;
    });

export type StringExpression<Env> =
  | Literal<'string', string>
  | Read<Env, 'string', string>
  | Choose<'string', Env, StringExpression<Env>>;

/** `expected` distinguishes `==` from `!=`. */
interface Equality {
  readonly type: 'boolean';
  readonly expected: boolean;
}

interface Literal<Type extends ValueType, Value> {
  readonly type: Type;
  readonly op: 'literal';
  readonly value: Value;
}

interface Read<Env, Type extends ValueType, Value> {
  readonly type: Type;
  readonly op: 'read';
  readonly name: string;
  readonly read: (env: Env) => Value;
  readonly span: Span;
}

interface Choose<Type extends ValueType, Env, Branch> {
  readonly type: Type;
  readonly op: 'choose';
  readonly when: BooleanExpression<Env>;
  readonly then: Branch;
  readonly otherwise: Branch;
}
