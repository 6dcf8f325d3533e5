/** The texts of one language: a tree whose leaves are messages in ICU's format (`{unit} moves {n, plural, ...}`). */
export interface Bundle {
  readonly [key: string]: string | Bundle;
}

/** The same tree in another language: a missing or a surplus key does not compile. */
export type Translation<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Translation<Original[Key]>;
};

/** The path of every text of a bundle: `ask.activate.title`. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Every text of a bundle by its path. Names with dots in them are found by the path that they are part of. */
export function flatten(bundle: object): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  collect(bundle, '', texts);
  return texts;
}

function collect(bundle: object, prefix: string, texts: Map<string, string>): void {
  for (const [key, value] of Object.entries(bundle)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else collect(value, `${prefix}${key}.`, texts);
  }
}

/** The same bundle with something done to each text. */
export function mapTexts(bundle: object, change: (text: string) => string): Bundle {
  return Object.fromEntries(
    Object.entries(bundle).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}
