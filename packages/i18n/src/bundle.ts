/** The texts of one language: a tree whose leaves are ICU messages (`{unit} moves {n, plural, ...}`). */
export interface Bundle {
  readonly [key: string]: string | Bundle;
}

/** The same tree in another language: a missing or surplus key does not compile. */
export type Translation<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Translation<Original[Key]>;
};

/** The path of every text of a bundle: `ask.activate.title`. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Returns every text of a bundle by its path. Keys that contain dots become part of the path. */
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

/** Returns the bundle with each text transformed. */
export function mapTexts(bundle: object, change: (text: string) => string): Bundle {
  return Object.fromEntries(
    Object.entries(bundle).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  );
}
