import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { flatten } from './bundle.ts';

/** What fills the gaps of a text. Numbers choose a plural, truth values and words a branch of a `select`. */
export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** A text by its key, with its gaps filled. */
export type Say<Key extends string = string> = (key: Key, params?: Params) => string;

/** The texts of one language, ready to be said. */
export interface Speech<Key extends string = string> {
  readonly language: string;
  readonly say: Say<Key>;
  /** Whether there is a text under this key. */
  has(key: string): boolean;
  /** Whether the first bundle has it, and not one behind it. */
  isOwn(key: string): boolean;
}

/**
 * Speaks a language. Bundles are asked in the order given, so that a game's own words come before those of the house;
 * what none of them has is said as its key.
 */
export function speechOf<Key extends string = string>(language: string, ...bundles: readonly object[]): Speech<Key> {
  const texts = bundles.map(flatten);
  const templates = new Map<string, IntlMessageFormat>();
  const textAt = (key: string) => texts.find((bundle) => bundle.has(key))?.get(key);

  const say = (key: string, params: Params = {}) => {
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
  return { language, say, has: (key) => textAt(key) !== undefined, isOwn: (key) => texts[0]?.has(key) ?? false };
}

/** A text as ICU reads it. Angle brackets are what they are: texts hold no markup. */
export function templateOf(text: string, language: string): IntlMessageFormat {
  return new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
}

/** Without one of these a text is said as it is written. */
const GAP_OR_QUOTE = /[{']/;

/** A gap that nobody fills stays visible: a sentence with a hole is a mistake, but not one that takes the table down. */
function fill(template: IntlMessageFormat, params: Params): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) values[name] = typeof value === 'boolean' ? String(value) : value;
  }
  for (const { name } of gapsOf(template)) values[name] ??= `{${name}}`;
  return String(template.format(values));
}

/** A gap of a text: its name, and whether it counts or chooses. */
export interface Gap {
  readonly name: string;
  readonly kind: 'plain' | 'number' | 'plural' | 'select';
}

const gapsByTemplate = new WeakMap<IntlMessageFormat, readonly Gap[]>();

/** The gaps of a text, also those inside its branches. */
export function gapsOf(template: IntlMessageFormat): readonly Gap[] {
  let gaps = gapsByTemplate.get(template);
  if (gaps === undefined) {
    gaps = collectGaps(template.getAst());
    gapsByTemplate.set(template, gaps);
  }
  return gaps;
}

const KINDS: Readonly<Partial<Record<TYPE, Gap['kind']>>> = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
};

function collectGaps(elements: readonly MessageFormatElement[]): readonly Gap[] {
  return elements.flatMap((element): readonly Gap[] => {
    const kind = KINDS[element.type];
    if (kind === undefined || !('value' in element)) return [];
    const branches = 'options' in element ? Object.values(element.options) : [];
    return [{ name: element.value, kind }, ...branches.flatMap(({ value }) => collectGaps(value))];
  });
}
