/** With LONG_TESTS=1 everything is looked at in every way; pictures are wanted of all of it too. */
export const isLong = process.env.LONG_TESTS === '1' || Boolean(process.env.TESSERA_SCREENSHOTS);

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
}

const THEMES = ['dark', 'light'] as const;

/** How to look at a screen: at every size, in a theme each in turn; at full length in both. */
export function looksAt(sizes: readonly (readonly [width: number, height: number])[]): readonly Look[] {
  const all = sizes.flatMap(([width, height]) => THEMES.map((theme) => ({ width, height, theme })));
  return isLong ? all : all.filter((_, i) => i % 4 === 0 || i % 4 === 3);
}
