import { problem } from '../issueText.ts';
import type { Label, NestedMessage } from '../message.ts';
import { FormulaError, type FormulaErrorCode, type Span } from './error.ts';
import { FUNCTION_NAMES } from './functions.ts';
import { type FormulaLimits, formulaLimits } from './limits.ts';
import { BINARY_POWER, type BinaryOperator, POWER, type Syntax } from './syntax.ts';
import { badToken, type Token, tokenize } from './token.ts';

/** Options of the parser. */
export interface ParseOptions {
  readonly limits?: Partial<FormulaLimits>;
  /** Whether `"text"` literals are allowed; false for a language of numbers only. */
  readonly strings?: boolean;
}

/** Parses a formula; throws a FormulaError at the first problem. */
export function parseFormula(source: string, options: ParseOptions = {}): Syntax {
  const limits = formulaLimits(options.limits);
  if (source.length > limits.length) {
    const rest = { start: limits.length, end: source.length };
    const reason = problem('formula-too-long', { most: limits.length, found: source.length });
    throw new FormulaError('E_FORMULA_LIMIT', source, rest, reason);
  }
  return new Parser(source, limits, options.strings ?? true).formula();
}

/**
 * A recursive precedence parser. Brackets, calls, signs, exponents and branches can nest without bound, so they count
 * as depth; a chain of operators of equal precedence is parsed in a loop.
 */
class Parser {
  readonly #source: string;
  readonly #limits: FormulaLimits;
  readonly #strings: boolean;
  readonly #tokens: readonly Token[];
  #position = 0;
  #depth = 0;
  #nodes = 0;

  constructor(source: string, limits: FormulaLimits, strings: boolean) {
    this.#source = source;
    this.#limits = limits;
    this.#strings = strings;
    this.#tokens = tokenize(source);
  }

  formula(): Syntax {
    const syntax = this.#conditional();
    if (this.#peek().kind !== 'end') throw this.#unexpected(problem('operator-or-end'));
    return syntax;
  }

  #conditional(): Syntax {
    const when = this.#binary(POWER.or);
    if (!this.#take('?')) return when;
    return this.#nested(when, () => {
      const then = this.#conditional();
      this.#expect(':');
      const otherwise = this.#conditional();
      return this.#node({ kind: 'conditional', when, then, otherwise, start: when.start, end: otherwise.end });
    });
  }

  /** Parses an operand and all following operators that bind at least as tightly as `least`. */
  #binary(least: number): Syntax {
    let left = this.#operand(least);
    for (;;) {
      const operator = binaryOperator(this.#peek());
      if (operator === undefined) return left;
      const power = BINARY_POWER[operator];
      if (power < least) return left;
      const token = this.#next();
      const right = operator === '^' ? this.#nested(token, () => this.#binary(POWER.power)) : this.#binary(power + 1);
      left = this.#node({ kind: 'binary', operator, left, right, start: left.start, end: right.end });
      if (power === POWER.comparison) this.#refuseChain();
    }
  }

  #refuseChain(): void {
    const next = binaryOperator(this.#peek());
    if (next === undefined || BINARY_POWER[next] !== POWER.comparison) return;
    throw this.#error(this.#peek(), problem('chained'), problem('join-with-and'));
  }

  #operand(least: number): Syntax {
    const token = this.#peek();
    const isNot = token.kind === 'word' && token.text === 'not';
    if (!isNot && !(token.kind === 'symbol' && token.text === '-')) return this.#value();
    if (isNot && least > POWER.not) throw this.#error(token, problem('not-needs-brackets'));
    this.#next();
    return this.#nested(token, () => {
      const operand = this.#binary(isNot ? POWER.not : POWER.sign);
      return this.#node({
        kind: 'unary',
        operator: isNot ? 'not' : '-',
        operand,
        start: token.start,
        end: operand.end,
      });
    });
  }

  #value(): Syntax {
    const token = this.#peek();
    const { start, end } = token;
    switch (token.kind) {
      case 'number':
        return this.#number(this.#next());
      case 'variable':
        this.#next();
        return this.#node({ kind: 'variable', name: token.text, start, end });
      case 'string':
        if (!this.#strings) throw this.#error(token, problem('no-text-here'));
        this.#next();
        return this.#node({ kind: 'string', value: token.text, start, end });
      case 'word':
        return this.#word(this.#next());
      case 'symbol':
        if (token.text === '(') return this.#bracketed(this.#next());
    }
    throw this.#unexpected(problem('a-value'));
  }

  #number(token: Token): Syntax {
    const value = Number(token.text);
    if (value > Number.MAX_SAFE_INTEGER) throw this.#error(token, problem('json-number-too-large'));
    return this.#node({ kind: 'number', value, start: token.start, end: token.end });
  }

  #bracketed(open: Token): Syntax {
    const inside = this.#nested(open, () => this.#conditional());
    const close = this.#expect(')');
    return { ...inside, start: open.start, end: close.end };
  }

  #word(word: Token): Syntax {
    if (word.text === 'true' || word.text === 'false')
      return this.#node({ kind: 'boolean', value: word.text === 'true', start: word.start, end: word.end });
    if (!this.#take('(')) {
      const reason = problem('names-start-with-at', { names: FUNCTION_NAMES });
      throw this.#error(word, reason);
    }
    const args = this.#nested(word, () => this.#arguments());
    const close = this.#expect(')');
    return this.#node({ kind: 'call', name: word.text, args, start: word.start, end: close.end });
  }

  #arguments(): Syntax[] {
    const args: Syntax[] = [];
    if (this.#at(')')) return args;
    do args.push(this.#conditional());
    while (this.#take(','));
    return args;
  }

  #nested<T>(opening: Span, read: () => T): T {
    if (++this.#depth > this.#limits.depth)
      throw this.#error(
        opening,
        problem('formula-too-deep', { most: this.#limits.depth }),
        undefined,
        'E_FORMULA_LIMIT',
      );
    const result = read();
    this.#depth--;
    return result;
  }

  #node(syntax: Syntax): Syntax {
    if (++this.#nodes > this.#limits.nodes)
      throw this.#error(
        syntax,
        problem('formula-too-many-parts', { most: this.#limits.nodes }),
        undefined,
        'E_FORMULA_LIMIT',
      );
    return syntax;
  }

  #peek(): Token {
    return this.#tokens[this.#position]!;
  }

  #next(): Token {
    return this.#tokens[this.#position++]!;
  }

  #at(symbol: string): boolean {
    const token = this.#peek();
    return token.kind === 'symbol' && token.text === symbol;
  }

  #take(symbol: string): boolean {
    const found = this.#at(symbol);
    if (found) this.#position++;
    return found;
  }

  #expect(symbol: string): Token {
    if (!this.#at(symbol)) throw this.#unexpected(`"${symbol}"`);
    return this.#next();
  }

  #unexpected(expected: Label): FormulaError {
    const token = this.#peek();
    if (token.kind === 'bad') return badToken(this.#source, token);
    const found = token.kind === 'end' ? problem('json-end') : `"${this.#source.slice(token.start, token.end)}"`;
    return this.#error(token, problem('expected-found', { expected, found }));
  }

  #error(
    span: Span,
    reason: NestedMessage,
    hint?: NestedMessage,
    code: FormulaErrorCode = 'E_FORMULA_SYNTAX',
  ): FormulaError {
    return new FormulaError(code, this.#source, span, reason, hint);
  }
}

function binaryOperator(token: Token): BinaryOperator | undefined {
  if (token.kind !== 'symbol' && token.text !== 'and' && token.text !== 'or') return undefined;
  return isBinaryOperator(token.text) ? token.text : undefined;
}

function isBinaryOperator(text: string): text is BinaryOperator {
  return Object.hasOwn(BINARY_POWER, text);
}
