import { createTranslator, reportMissingTexts, TextTable, type TranslateFn } from '@tessera/i18n';
import type { Label, MessageParam, NestedMessage } from './message.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** The texts of content problems, one bundle per language. */
export const problemTexts = { en, de } as const;

/** The same texts for a language that is known only at run time. */
export const problemTextTable: TextTable<ProblemBundle> = new TextTable<ProblemBundle>(
  'content problems',
  problemTexts,
);

type ProblemBundle = Readonly<Record<string, string>>;

const inEnglish = createTranslator('en', en).t;

/** The codes that have a text. */
export type ProblemText = keyof typeof en;

/** Creates a message about content; a code without a text does not compile. */
export function problem(code: ProblemText, params?: Readonly<Record<string, MessageParam>>): NestedMessage {
  return params === undefined ? { code } : { code, params };
}

/** The parts of an untranslated problem: message, expected, found and hint. */
export interface IssueText {
  readonly message: Label;
  readonly expected?: Label;
  readonly found?: Label;
  readonly hint?: Label;
}

/** A problem in English, for logs and developers, with the untranslated parts. */
export type FormattedIssue = { readonly [Part in keyof IssueText]: string } & { readonly said: IssueText };

/** The parts of a problem; undefined ones are left out. */
export type IssueParts = Pick<IssueText, 'message'> & {
  readonly [Part in keyof IssueText]?: IssueText[Part] | undefined;
};

/** Formats a problem of content in English. */
export function formatIssue(parts: IssueParts): FormattedIssue {
  return formatted(parts, inEnglish);
}

/** Formats the content problems of a game, which adds its own codes with English texts. */
export interface IssueFormatter<Own extends string> {
  problem(code: Own | ProblemText, params?: Readonly<Record<string, MessageParam>>): NestedMessage;
  saying(parts: IssueParts): FormattedIssue;
}

/** Creates the formatter for a game with these texts. */
export function createIssueFormatter<Own extends string>(own: Readonly<Record<Own, string>>): IssueFormatter<Own> {
  const { t } = createTranslator('en', own, en);
  return {
    problem: (code, params) => (params === undefined ? { code } : { code, params }),
    saying: (parts) => formatted(parts, t),
  };
}

/** Encodes a finding as the `error` text of a schema, because zod passes on only a text. `findingsOf` decodes it. */
export function schemaError(code: string, parts: FormattedIssue): string {
  return `${code}: ${JSON.stringify(parts)}`;
}

/** Decodes a text of `schemaError`; undefined for other texts. */
export function readSchemaError(text: string): { readonly code: string; readonly issue: FormattedIssue } | undefined {
  const [, code, json] = /^(E_[A-Z_]+): (\{"message":.*\})$/s.exec(text) ?? [];
  return code === undefined || json === undefined ? undefined : { code, issue: JSON.parse(json) as FormattedIssue };
}

function formatted({ message, expected, found, hint }: IssueParts, t: TranslateFn): FormattedIssue {
  const said: IssueText = {
    message,
    ...(expected !== undefined && { expected }),
    ...(found !== undefined && { found }),
    ...(hint !== undefined && { hint }),
  };
  return { ...mapIssueText(said, (label) => labelText(label, t)), said };
}

/** Formats the parts of a problem with a translation function. */
export function mapIssueText(
  said: IssueText,
  t: (label: Label) => string,
): { readonly [Part in keyof IssueText]: string } {
  const { message, expected, found, hint } = said;
  return {
    message: t(message),
    ...(expected !== undefined && { expected: t(expected) }),
    ...(found !== undefined && { found: t(found) }),
    ...(hint !== undefined && { hint: t(hint) }),
  };
}

/** Texts by language and code. */
export type ProblemTexts = Readonly<Record<string, ProblemBundle>>;

const NO_TEXTS: ProblemTexts = {};

/**
 * Formats a label in a language, with English as fallback; a code without a text is returned as it is. `own`: the texts
 * of a game's codes.
 */
export function problemText(label: Label, language = 'en', own: ProblemTexts = NO_TEXTS): string {
  return labelText(label, problemTranslator(language, own));
}

/** Formats a label with the texts of a game, in which content messages are under `content`. */
export function formatGameLabel(
  label: MessageParam,
  t: (key: string, params: Readonly<Record<string, string | number>>) => string,
): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (isList(label)) return label.map((each) => formatGameLabel(each, t)).join(', ');
  const { code, params = {} } = label;
  const gaps = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : formatGameLabel(value, t),
  ]);
  return t(`content.${code}`, Object.fromEntries(gaps));
}

const translators = new WeakMap<ProblemTexts, Map<string, TranslateFn>>();

/** Returns the translator of a language with the texts of a game before the common ones; cached per game. */
function problemTranslator(language: string, own: ProblemTexts): TranslateFn {
  const known = translators.get(own) ?? new Map<string, TranslateFn>();
  translators.set(own, known);
  const cached = known.get(language);
  if (cached !== undefined) return cached;
  if (own.en !== undefined && own[language] === undefined) reportMissingTexts('content checks of a game', language);
  const { t } = createTranslator(language, own[language] ?? own.en ?? {}, problemTextTable.in(language));
  known.set(language, t);
  return t;
}

function labelText(label: MessageParam, t: TranslateFn): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (isList(label)) return label.map((each) => labelText(each, t)).join(', ');
  const { code, params = {} } = label;
  return t(code, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, labelText(value, t)])));
}

function isList(value: MessageParam): value is readonly MessageParam[] {
  return Array.isArray(value);
}
