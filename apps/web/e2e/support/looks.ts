/** With LONG_TESTS=1 everything is looked at in every way; pictures are wanted of all of it too. */
export const isLong = process.env.LONG_TESTS === '1' || Boolean(process.env.TESSERA_SCREENSHOTS);

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
}

const THEMES = ['dark', 'light'] as const;

/**
 * How to look at a screen: where there is least room and at one of the other sizes, in a theme each in turn; at full length at every size in
 * both. Screens that are looked at one after another have another size and another theme each, by their turn.
 */
export function looksAt(sizes: readonly Size[], turn = 0): readonly Look[] {
  const [narrowest, ...wider] = sizes.toSorted(([a], [b]) => a - b);
  const looked = isLong
    ? sizes
    : [narrowest, wider[turn % Math.max(1, wider.length)]].filter((size) => size !== undefined);
  return looked.flatMap(([width, height], i) =>
    THEMES.filter((_, at) => isLong || at === (i + turn) % 2).map((theme) => ({ width, height, theme })),
  );
}

type Size = readonly [width: number, height: number];

/** Phone, tablet, an ordinary laptop and a large screen. */
export const SIZES = [
  [360, 780],
  [768, 1024],
  [1366, 657],
  [1440, 900],
] as const;
