/** What fills the gaps of a text. */
export type Params = Readonly<Record<string, string | number>>;

/** A text by its key, with its gaps filled. */
export type Say = (key: string, params?: Params) => string;

/** The texts of a table, in every language it speaks. */
export interface Speech {
  /** Speaks a language; one that is not there is English. Texts that a language lacks are English as well. */
  sayIn(language: string): Say;
  /** Whether there is a text under this key in a language. */
  hasText(language: string, key: string): boolean;
}

/** Lets a table speak. A key is a path into its bundle of texts. */
export function speechOf(texts: { readonly en: object; readonly [language: string]: object }): Speech {
  const spoken = new Map<string, Say>();
  const bundleOf = (language: string) => {
    const id = language.slice(0, 2);
    return Object.hasOwn(texts, id) ? texts[id] : undefined;
  };
  return {
    sayIn(language) {
      const known = spoken.get(language);
      if (known !== undefined) return known;
      const bundle = bundleOf(language) ?? texts.en;
      const say: Say = (key, params = {}) => fill(find(bundle, key) ?? find(texts.en, key) ?? key, params);
      spoken.set(language, say);
      return say;
    },
    hasText(language, key) {
      const bundle = bundleOf(language);
      return bundle !== undefined && find(bundle, key) !== undefined;
    },
  };
}

/** Fills a template: `{unit}` with what is given, `{n:hex|hexes}` with a number and the fitting word. */
export function fill(template: string, params: Params): string {
  return template.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return `${value} ${Number(value) === 1 ? one : many}`;
  });
}

/** Keys are paths; names with dots in them (`attack.aim`) are found as well. */
function find(bundle: object, key: string): string | undefined {
  const parts = key.split('.');
  let here: unknown = bundle;
  for (let i = 0; i < parts.length; i++) {
    if (typeof here !== 'object' || here === null) return undefined;
    const rest = parts.slice(i).join('.');
    const record = here as Readonly<Record<string, unknown>>;
    if (typeof record[rest] === 'string') return record[rest];
    const pair = `${parts[i]}.${parts[i + 1]}`;
    if (i + 1 < parts.length && record[parts[i]!] === undefined && record[pair] !== undefined) {
      here = record[pair];
      i++;
    } else {
      here = record[parts[i]!];
    }
  }
  return typeof here === 'string' ? here : undefined;
}
