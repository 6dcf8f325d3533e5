import { formatIssue, type IssueText } from '../issueText.ts';
import type { NestedMessage } from '../message.ts';

/** The error codes of formulas; the README explains each. */
export const FORMULA_ERROR_CODES = [
  'E_FORMULA_SYNTAX',
  'E_FORMULA_LIMIT',
  'E_FORMULA_UNKNOWN_VARIABLE',
  'E_FORMULA_UNKNOWN_FUNCTION',
  'E_FORMULA_SCOPE',
  'E_FORMULA_ARGUMENTS',
  'E_FORMULA_TYPE',
  'E_FORMULA_DIVISION',
  'E_FORMULA_RANGE',
  'E_FORMULA_VALUE',
] as const;

export type FormulaErrorCode = (typeof FORMULA_ERROR_CODES)[number];

/** A range of a formula's text, in UTF-16 units from 0. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A formula that cannot be parsed, typed or evaluated, with the place in its text. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
  readonly code: FormulaErrorCode;
  readonly source: string;
  /** Counted from 1. */
  readonly column: number;
  /** One sentence, without the place. */
  readonly reason: string;
  /** A suggested correction, if any. */
  readonly hint: string | undefined;
  /** The text around the place, and a line with a caret under it. */
  readonly excerpt: string;

  /** Reason and hint, untranslated. */
  readonly said: Pick<IssueText, 'message' | 'hint'>;

  constructor(code: FormulaErrorCode, source: string, span: Span, why: NestedMessage, advice?: NestedMessage) {
    const { message: reason, hint, said } = formatIssue({ message: why, hint: advice });
    const excerpt = excerptOf(source, span);
    const column = span.start + 1;
    super(`${code} at column ${column}: ${reason}${hint === undefined ? '' : ` ${hint}`}\n${excerpt}`);
    this.code = code;
    this.source = source;
    this.column = column;
    this.reason = reason;
    this.hint = hint;
    this.said = said;
    this.excerpt = excerpt;
  }
}

const CONTEXT = 30;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Returns two lines: text and caret. Long formulas are cut around the place, and invisible characters are replaced. */
function excerptOf(source: string, span: Span): string {
  const from = Math.max(0, span.start - CONTEXT);
  const to = Math.min(source.length, Math.max(span.start + 1, Math.min(span.end, span.start + CONTEXT)) + CONTEXT);
  const before = (from > 0 ? '…' : '') + visible(source.slice(from, span.start));
  const marked = visible(source.slice(span.start, Math.min(span.end, to)));
  const after = visible(source.slice(Math.min(span.end, to), to)) + (to < source.length ? '…' : '');
  const carets = '^'.repeat(Math.max(1, [...marked].length));
  return `${before}${marked}${after}\n${' '.repeat([...before].length)}${carets}`;
}

function visible(text: string): string {
  return text.replace(/[\t\r\n]/g, ' ').replace(INVISIBLE, '\u{FFFD}');
}
