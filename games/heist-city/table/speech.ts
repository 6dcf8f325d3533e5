import { texts } from './texts/index.ts';

/** What fills the gaps of a text. */
export type Params = Readonly<Record<string, string | number>>;

/** A text by its key, with its gaps filled. */
export type Say = (key: string, params?: Params) => string;

/** Speaks a language; one that is not there is English. Texts that a language lacks are English as well. */
export function sayIn(language: string): Say {
  const id = language.slice(0, 2);
  let say = spoken.get(id);
  if (say === undefined) {
    const bundle: object = Object.hasOwn(texts, id) ? texts[id as keyof typeof texts] : texts.en;
    say = (key, params = {}) => fill(find(bundle, key) ?? find(texts.en, key) ?? key, params);
    spoken.set(id, say);
  }
  return say;
}

/** Whether there is a text under this key in a language. */
export function hasText(language: string, key: string): boolean {
  const id = language.slice(0, 2);
  return Object.hasOwn(texts, id) && find(texts[id as keyof typeof texts], key) !== undefined;
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

const spoken = new Map<string, Say>();

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
