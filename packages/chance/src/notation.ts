import {
  type DiceExpression,
  type DiceTerm,
  distributionOf,
  isRerolled,
  type PoolTerm,
  type Reroll,
} from './diceExpression.ts';
import type { Distribution } from './distribution.ts';

/**
 * Size limits of dice notation, so that untrusted text is answered within a fraction of a second; `faces` bounds the
 * faces of all dice together, further rolls included. Build larger dice by calling the functions.
 */
export const NOTATION_LIMITS = {
  length: 100,
  count: 100,
  sides: 1000,
  constant: 1_000_000,
  explosions: 20,
  faces: 5000,
} as const;

/** The error codes of dice notation. */
export type DiceNotationCode = 'too-long' | 'expected-dice' | 'expected-number' | 'out-of-range' | 'unexpected-text';

/** Invalid dice notation, with the place: `column` counts from 1, `caret` shows it. */
export class DiceNotationError extends Error {
  readonly code: DiceNotationCode;
  readonly column: number;
  /** Two lines: the text, and a caret under the place. */
  readonly caret: string;

  constructor(code: DiceNotationCode, reason: string, text: string, column: number) {
    const caret = `${text}\n${' '.repeat(column - 1)}^`;
    super(`${reason} at column ${column}\n${caret}`);
    this.name = 'DiceNotationError';
    this.code = code;
    this.column = column;
    this.caret = caret;
  }
}

/**
 * Parses dice notation: `2d6+3`, `d%`, `4d6kh3`, `2d20kl1`, `1d20adv`, `1d20dis`, `5d6>=5` (how many show five or
 * more), `d6r1` (re-roll ones once), `d6rr<=2` (until above two), `d6!3` (a six rolls again, at most three times).
 */
export function parseDice(text: string): DiceExpression {
  return new Parser(text).expression();
}

/** Returns the distribution of dice notation: `dice('2d6+3')`. */
export function dice(text: string): Distribution {
  return distributionOf(parseDice(text));
}

class Parser {
  private readonly text: string;
  private at = 0;
  private faces = 0;

  constructor(text: string) {
    this.text = text;
  }

  expression(): DiceExpression {
    const { length } = NOTATION_LIMITS;
    if (this.text.length > length) {
      const shown = `${this.text.slice(0, length)}…`;
      throw new DiceNotationError('too-long', `more than ${length} characters`, shown, length + 1);
    }
    const terms = [this.term(this.take('-') ? -1 : 1)];
    while (!this.isAtEnd()) {
      if (this.take('+')) terms.push(this.term(1));
      else if (this.take('-')) terms.push(this.term(-1));
      else this.fail('unexpected-text', 'expected + or - or the end');
    }
    return terms;
  }

  private term(sign: 1 | -1): DiceTerm {
    const start = this.skipSpaces();
    const number = this.digits();
    if (!this.take('d')) {
      if (number === undefined) return this.fail('expected-dice', 'expected dice or a number');
      return { kind: 'constant', sign, value: this.within(number, 0, NOTATION_LIMITS.constant, start) };
    }
    const count = number === undefined ? 1 : this.within(number, 1, NOTATION_LIMITS.count, start);
    const sides = this.take('%') ? 100 : this.number(1, NOTATION_LIMITS.sides);
    const reroll = this.reroll(sides);
    const explode = this.take('!') ? this.number(1, NOTATION_LIMITS.explosions) : 0;
    this.faces += count * sides * (1 + explode);
    if (this.faces > NOTATION_LIMITS.faces) {
      this.fail('out-of-range', `more than ${NOTATION_LIMITS.faces} faces on all dice`, start);
    }
    return this.read({ kind: 'pool', sign, count, sides, reroll, explode, reading: { kind: 'total' } });
  }

  private reroll(sides: number): Reroll | null {
    if (!this.take('r')) return null;
    const times = this.take('r') ? 'until-good' : 'once';
    const comparison = this.take('<=') ? '<=' : this.take('>=') ? '>=' : '=';
    const start = this.skipSpaces();
    const reroll = { comparison, face: this.number(1, sides), times } as const;
    const isBad = isRerolled(reroll);
    if (times === 'until-good' && isBad(1) && isBad(sides)) this.fail('out-of-range', 'no face is left to roll', start);
    return reroll;
  }

  private read(pool: PoolTerm): PoolTerm {
    const start = this.skipSpaces();
    if (this.take('kh')) return { ...pool, reading: { kind: 'highest', keep: this.keep(pool.count) } };
    if (this.take('kl')) return { ...pool, reading: { kind: 'lowest', keep: this.keep(pool.count) } };
    if (this.take('>=')) {
      return { ...pool, reading: { kind: 'successes', target: this.number(0, NOTATION_LIMITS.constant) } };
    }
    const kind = this.take('adv') ? 'highest' : this.take('dis') ? 'lowest' : undefined;
    if (kind === undefined) return pool;
    if (pool.count !== 1) return this.fail('out-of-range', 'advantage is for a single die', start);
    return { ...pool, count: 2, reading: { kind, keep: 1 } };
  }

  private keep(count: number): number {
    this.skipSpaces();
    return this.isDigit() ? this.number(1, count) : 1;
  }

  private number(least: number, most: number): number {
    const start = this.skipSpaces();
    const value = this.digits();
    if (value === undefined) return this.fail('expected-number', 'expected a number');
    return this.within(value, least, most, start);
  }

  private within(value: number, least: number, most: number, start: number): number {
    if (value >= least && value <= most) return value;
    return this.fail('out-of-range', `expected a number from ${least} to ${most}`, start);
  }

  private digits(): number | undefined {
    const start = this.skipSpaces();
    while (this.isDigit()) this.at++;
    return this.at === start ? undefined : Number(this.text.slice(start, this.at));
  }

  private isDigit(): boolean {
    const character = this.text[this.at] ?? '';
    return character >= '0' && character <= '9';
  }

  private take(word: string): boolean {
    const start = this.skipSpaces();
    if (this.text.slice(start, start + word.length).toLowerCase() !== word) return false;
    this.at += word.length;
    return true;
  }

  private isAtEnd(): boolean {
    return this.skipSpaces() === this.text.length;
  }

  /** Advances to the next character that is not a space and returns its position. */
  private skipSpaces(): number {
    while (this.text[this.at] === ' ') this.at++;
    return this.at;
  }

  private fail(code: DiceNotationCode, reason: string, at = this.skipSpaces()): never {
    throw new DiceNotationError(code, reason, this.text, at + 1);
  }
}
