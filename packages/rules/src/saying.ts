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
export type Told = { readonly [Part in keyof Said]: string } & { readonly said: Said };

/** Says something about content; what is undefined is left out. */
export function saying({
  message,
  expected,
  found,
  hint,
}: Pick<Said, 'message'> & { readonly [Part in keyof Said]?: Said[Part] | undefined }): Told {
  const said: Said = {
    message,
    ...(expected !== undefined && { expected }),
    ...(found !== undefined && { found }),
    ...(hint !== undefined && { hint }),
  };
  return { ...inWords(said, (label) => worded(label, en)), said };
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

/** A label in the words of one of the bundles, English unless there is another; a code without a sentence is said as it is. */
export function problemText(label: Label, language = 'en'): string {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = problemTexts;
  return worded(label, texts[language] ?? en);
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
