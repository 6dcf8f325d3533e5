import { problem } from '../issueText.ts';
import type { Label, NestedMessage } from '../message.ts';
import { suggestion } from '../suggest.ts';
import { FormulaError } from './error.ts';

type TokenKind = 'number' | 'string' | 'variable' | 'word' | 'symbol' | 'bad' | 'end';

/** A token of the formula language. `text` is its content: a string without quotes, a variable without `@`. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a formula into tokens. An invalid character becomes a `bad` token, which the parser rejects when it reaches
 * it, so that the first problem is reported first.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = skipSpace(source, 0);
  while (at < source.length) {
    const token = tokenAt(source, at);
    tokens.push(token);
    at = skipSpace(source, token.end);
  }
  tokens.push({ kind: 'end', text: '', start: source.length, end: source.length });
  return tokens;
}

/** Creates the error for a `bad` token. */
export function badToken(source: string, token: Token): FormulaError {
  const reason = BAD_REASONS.get(token.text) ?? problem('no-meaning', { found: formatLabel(token.text) });
  return new FormulaError('E_FORMULA_SYNTAX', source, token, reason, suggestion(REPLACEMENTS.get(token.text)));
}

// A dash joins the parts of a name only before a letter: `@scale.rage-damage` is one variable, `@level-1` a
// subtraction.
const PART = String.raw`\w+(?:-[A-Za-z_]\w*)*`;

/** The pattern of one segment of a variable's name: a plain name, or one in braces. */
export const SEGMENT = String.raw`(?:${PART}|\{${PART}\})`;

const SPACE = /[ \t\r\n]*/y;
const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /\d+(?:\.\d+)?(?![\w.])/y],
  ['variable', new RegExp(String.raw`@${SEGMENT}(?:\.${SEGMENT})*`, 'y')],
  ['word', /[A-Za-z_]\w*/y],
  ['symbol', /==|!=|<=|>=|[-+*/%^()<>,?:]/y],
  ['string', /"[^"\p{Cc}\p{Cf}\p{Cs}]*"|'[^'\p{Cc}\p{Cf}\p{Cs}]*'/uy],
];

const BAD_NUMBER = /\d[\w.]*/y;

const NO_QUOTE = problem('no-closing-quote');
const BAD_REASONS: ReadonlyMap<string, NestedMessage> = new Map([
  ['"', NO_QUOTE],
  ["'", NO_QUOTE],
  ['@', problem('variable-needs-name')],
]);

const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['=', '=='],
  ['&', 'and'],
  ['|', 'or'],
  ['!', 'not'],
  ['\u2212', '-'],
  ['\u2013', '-'],
  ['\u00d7', '*'],
  ['\u00f7', '/'],
  ['\u2264', '<='],
  ['\u2265', '>='],
  ['\u2260', '!='],
  ['\u201c', '"'],
  ['\u201d', '"'],
]);

function skipSpace(source: string, at: number): number {
  SPACE.lastIndex = at;
  return at + SPACE.exec(source)![0].length;
}

function tokenAt(source: string, at: number): Token {
  for (const [kind, pattern] of PATTERNS) {
    const text = matchAt(pattern, source, at);
    if (text === undefined) continue;
    const bare = kind === 'variable' ? text.slice(1) : kind === 'string' ? text.slice(1, -1) : text;
    return { kind, text: bare, start: at, end: at + text.length };
  }
  const text = matchAt(BAD_NUMBER, source, at) ?? String.fromCodePoint(source.codePointAt(at)!);
  return { kind: 'bad', text, start: at, end: at + text.length };
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** Formats a character; look-alikes and invisible ones by their code point, because printing them tells nothing. */
function formatLabel(text: string): Label {
  const code = text.codePointAt(0)!;
  if (code > 0x20 && code < 0x7f) return `"${text}"`;
  return problem('character', { code: code.toString(16).toUpperCase().padStart(4, '0') });
}
