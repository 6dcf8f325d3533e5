import { BINARY_POWER, POWER, type Syntax, type SyntaxOf } from './syntax.ts';

/** Prints a formula with one space around operators and without redundant brackets. */
export function printFormula(syntax: Syntax): string {
  switch (syntax.kind) {
    case 'number':
      return printNumber(syntax.value);
    case 'boolean':
      return String(syntax.value);
    case 'string':
      return syntax.value.includes('"') ? `'${syntax.value}'` : `"${syntax.value}"`;
    case 'variable':
      return `@${syntax.name}`;
    case 'unary': {
      const power = syntax.operator === 'not' ? POWER.not : POWER.sign;
      return `${syntax.operator === 'not' ? 'not ' : '-'}${operand(syntax.operand, power)}`;
    }
    case 'binary':
      return printBinary(syntax);
    case 'conditional': {
      const { when, then, otherwise } = syntax;
      return `${operand(when, POWER.or)} ? ${printFormula(then)} : ${printFormula(otherwise)}`;
    }
    case 'call':
      return `${syntax.name}(${syntax.args.map(printFormula).join(', ')})`;
  }
}

function printBinary({ operator, left, right }: SyntaxOf<'binary'>): string {
  const power = BINARY_POWER[operator];
  // `^` is right-associative and allows a sign on the right; comparisons do not chain; all others are left-associative.
  const leftLeast = operator === '^' || power === POWER.comparison ? power + 1 : power;
  const rightLeast = operator === '^' ? POWER.sign : power + 1;
  return `${operand(left, leftLeast)} ${operator} ${operand(right, rightLeast)}`;
}

function operand(syntax: Syntax, least: number): string {
  const text = printFormula(syntax);
  return powerOf(syntax) < least ? `(${text})` : text;
}

function powerOf(syntax: Syntax): number {
  switch (syntax.kind) {
    case 'conditional':
      return POWER.conditional;
    case 'binary':
      return BINARY_POWER[syntax.operator];
    case 'unary':
      return syntax.operator === 'not' ? POWER.not : POWER.sign;
    default:
      return POWER.value;
  }
}

/** The language has no exponent notation, so it is not printed either. */
function printNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(100).replace(/0+$/, '') : text;
}
