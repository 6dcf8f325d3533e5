import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { flatten } from './bundle.ts';

/** The parameters of a text. Numbers select a plural; booleans and strings a branch of a `select`. */
export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** Formats the text of a key with parameters. */
export type TranslateFn<Key extends string = string> = (key: Key, params?: Params) => string;

/** The texts of one language, ready to format. */
export interface Translator<Key extends string = string> {
  readonly language: string;
  readonly t: TranslateFn<Key>;
  /** Whether there is a text with this key. */
  has(key: string): boolean;
  /** Whether the first bundle has the key, rather than a fallback. */
  isOwn(key: string): boolean;
}

/**
 * Creates the texts of a language. Bundles are searched in order, so a game's texts override the common ones. A missing
 * key is returned as the text.
 */
export function createTranslator<Key extends string = string>(
  language: string,
  ...bundles: readonly object[]
): Translator<Key> {
  const texts = bundles.map(flatten);
  const templates = new Map<string, IntlMessageFormat>();
  const textAt = (key: string) => texts.find((bundle) => bundle.has(key))?.get(key);

  const t = (key: string, params: Params = {}) => {
    const text = textAt(key);
    if (text === undefined) return key;
    if (!GAP_OR_QUOTE.test(text)) return text;
    let template = templates.get(key);
    if (template === undefined) {
      template = templateOf(text, language);
      templates.set(key, template);
    }
    return fill(template, params);
  };
  return { language, t, has: (key) => textAt(key) !== undefined, isOwn: (key) => texts[0]?.has(key) ?? false };
}

/** Parses an ICU message. Angle brackets are literal: texts contain no markup. */
export function templateOf(text: string, language: string): IntlMessageFormat {
  return new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
}

/** A text without these characters needs no formatting. */
const GAP_OR_QUOTE = /[{']/;

/** A placeholder without a value stays visible: a bug, but one that must not break the page. */
function fill(template: IntlMessageFormat, params: Params): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) values[name] = typeof value === 'boolean' ? String(value) : value;
  }
  for (const { name } of placeholdersOf(template)) values[name] ??= `{${name}}`;
  return String(template.format(values));
}

/** A placeholder of a text: its name and type. */
export interface Placeholder {
  readonly name: string;
  readonly kind: 'plain' | 'number' | 'plural' | 'select';
}

const gapsByTemplate = new WeakMap<IntlMessageFormat, readonly Placeholder[]>();

/** Returns the placeholders of a text, including those inside branches. */
export function placeholdersOf(template: IntlMessageFormat): readonly Placeholder[] {
  let gaps = gapsByTemplate.get(template);
  if (gaps === undefined) {
    gaps = collectGaps(template.getAst());
    gapsByTemplate.set(template, gaps);
  }
  return gaps;
}

const KINDS: Readonly<Partial<Record<TYPE, Placeholder['kind']>>> = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
};

function collectGaps(elements: readonly MessageFormatElement[]): readonly Placeholder[] {
  return elements.flatMap((element): readonly Placeholder[] => {
    const kind = KINDS[element.type];
    if (kind === undefined || !('value' in element)) return [];
    const branches = 'options' in element ? Object.values(element.options) : [];
    return [{ name: element.value, kind }, ...branches.flatMap(({ value }) => collectGaps(value))];
  });
}
