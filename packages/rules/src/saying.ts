import type { Label, MessageParam, NestedMessage } from './message.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** What is said about content, a bundle a language. */
export const problemTexts = { en, de } as const;

/** The codes that there is a sentence for. */
export type ProblemText = keyof typeof en;

/** Something that is said about content; a code without a sentence does not compile. */
export function problem(code: ProblemText, params?: Readonly<Record<string, MessageParam>>): NestedMessage {
  return params === undefined ? { code } : { code, params };
}

/** What is wrong, what was expected, what was found and what would help, in no language. */
export interface Said {
  readonly message: Label;
  readonly expected?: Label;
  readonly found?: Label;
  readonly hint?: Label;
}

/** The same in English, which is what logs and authors of code read, and beside it as it was said. */
export type SaidInEnglish = { readonly [Part in keyof Said]: string } & { readonly said: Said };

/** What is to be said; what is undefined is left out. */
export type Saying = Pick<Said, 'message'> & { readonly [Part in keyof Said]?: Said[Part] | undefined };

/** Says something about content. */
export function saying(parts: Saying): SaidInEnglish {
  return told(parts, en);
}

/** How a game speaks of its content: in codes of its own beside those of every pack, for which it has the English texts. */
export interface ProblemSpeech<Own extends string> {
  problem(code: Own | ProblemText, params?: Readonly<Record<string, MessageParam>>): NestedMessage;
  saying(parts: Saying): SaidInEnglish;
}

/** The speech of a game with these texts of its own. */
export function problemSpeech<Own extends string>(own: Readonly<Record<Own, string>>): ProblemSpeech<Own> {
  const texts = { ...en, ...own };
  return {
    problem: (code, params) => (params === undefined ? { code } : { code, params }),
    saying: (parts) => told(parts, texts),
  };
}

/**
 * For the `error` of a schema, of which zod passes on nothing but a text: the code of the finding and what is said, for
 * `findingsOf` to take apart again.
 */
export function schemaError(code: string, parts: SaidInEnglish): string {
  return `${code}: ${JSON.stringify(parts)}`;
}

/** What `schemaError` has written, or nothing where it has not. */
export function readSchemaError(text: string): { readonly code: string; readonly told: SaidInEnglish } | undefined {
  const [, code, json] = /^(E_[A-Z_]+): (\{"message":.*\})$/s.exec(text) ?? [];
  return code === undefined || json === undefined ? undefined : { code, told: JSON.parse(json) as SaidInEnglish };
}

function told({ message, expected, found, hint }: Saying, texts: Readonly<Record<string, string>>): SaidInEnglish {
  const said: Said = {
    message,
    ...(expected !== undefined && { expected }),
    ...(found !== undefined && { found }),
    ...(hint !== undefined && { hint }),
  };
  return { ...inWords(said, (label) => worded(label, texts)), said };
}

/** What was said, put into words by whoever knows how. */
export function inWords(said: Said, tell: (label: Label) => string): { readonly [Part in keyof Said]: string } {
  const { message, expected, found, hint } = said;
  return {
    message: tell(message),
    ...(expected !== undefined && { expected: tell(expected) }),
    ...(found !== undefined && { found: tell(found) }),
    ...(hint !== undefined && { hint: tell(hint) }),
  };
}

/** Sentences by language and code. */
export type ProblemTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * A label in the words of one of the bundles, English unless there is another; a code without a sentence is said as it is. `own`: the
 * texts of a game's own codes.
 */
export function problemText(label: Label, language = 'en', own: ProblemTexts = {}): string {
  const texts: ProblemTexts = problemTexts;
  return worded(label, { ...(texts[language] ?? en), ...(own[language] ?? own.en) });
}

/** A label by the texts of a game, in which what is said of content stands under `content`. */
export function spoken(
  label: MessageParam,
  say: (key: string, params: Readonly<Record<string, string | number>>) => string,
): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (isList(label)) return label.map((each) => spoken(each, say)).join(', ');
  const { code, params = {} } = label;
  const gaps = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : spoken(value, say),
  ]);
  return say(`content.${code}`, Object.fromEntries(gaps));
}

function worded(label: MessageParam, texts: Readonly<Record<string, string>>): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (isList(label)) return label.map((each) => worded(each, texts)).join(', ');
  const { code, params = {} } = label;
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return (text ?? code).replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = params[name];
    return value === undefined ? gap : worded(value, texts);
  });
}

function isList(value: MessageParam): value is readonly MessageParam[] {
  return Array.isArray(value);
}
