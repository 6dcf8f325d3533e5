import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, leastDifference, type Vision } from '../test/colour.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
type Tokens = Readonly<Record<string, string>>;

const CSS = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const SURFACES = ['table', 'surface', 'raised'];
const MEANINGS = ['ally', 'enemy', 'good', 'magic'];
const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'];

const STANDARD = tokensOf(':root,\n[data-theme] {');
const SETS = {
  'red-green': { tokens: setOf('red-green'), visions: ['protan', 'deutan'] },
  'blue-yellow': { tokens: setOf('blue-yellow'), visions: ['tritan'] },
} as const;
const PALETTES = {
  standard: STANDARD,
  'red-green': SETS['red-green'].tokens,
  'blue-yellow': SETS['blue-yellow'].tokens,
};

describe.each(THEMES)('%s theme', (theme) => {
  test.each(Object.entries(PALETTES))(
    'text in each colour of the %s set is readable on all surfaces',
    (_set, tokens) => {
      const written = ['ink', 'muted', 'act-line', ...MEANINGS, ...SEATS];
      const found = contrasts(tokens, theme, written, SURFACES);
      expect(found).toHaveLength(written.length * SURFACES.length);
      for (const [ink, ground, ratio] of found) {
        expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('borders of controls are visible on all surfaces', () => {
    const found = contrasts(STANDARD, theme, ['control'], SURFACES);
    expect(found).toHaveLength(SURFACES.length);
    for (const [line, ground, ratio] of found) {
      expect(ratio, `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('text on a fill is readable', () => {
    const pairs = [
      ['act-ink', 'act'],
      ['own-icon', 'own-disc'],
      ['rival-icon', 'rival-disc'],
      ['neutral-icon', 'neutral-disc'],
      ['thing-icon', 'thing-disc'],
    ] as const;
    for (const [ink, fill] of pairs) {
      expect(contrast(of(STANDARD, ink, theme), of(STANDARD, fill, theme)), `${ink} on ${fill}`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  test('a token contrasts with the floor by its disc or by its rim', () => {
    for (const side of ['own', 'rival', 'neutral', 'thing']) {
      const floor = of(STANDARD, 'floor', theme);
      const parts = ['disc', 'rim'].map((part) => contrast(of(STANDARD, `${side}-${part}`, theme), floor));
      expect(Math.max(...parts), side).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(Object.entries(SETS))(
    'the %s set keeps meanings and seats farther apart than the standard one',
    (_name, set) => {
      for (const group of [MEANINGS, SEATS]) {
        const own = apart(set.tokens, group, theme, set.visions);
        expect(own).toBeGreaterThan(apart(STANDARD, group, theme, set.visions));
        expect(own).toBeGreaterThanOrEqual(29);
      }
    },
  );
});

test('paper is the same in both themes and readable', () => {
  const paper = of(STANDARD, 'paper', 'dark');
  for (const ink of ['paper-ink', 'paper-muted', 'paper-harm']) {
    expect(contrast(of(STANDARD, ink, 'dark'), paper), ink).toBeGreaterThanOrEqual(4.5);
  }
});

test('every Tailwind colour is a token that exists', () => {
  const named = [...CSS.matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(30);
  for (const token of named) expect(Object.keys(STANDARD)).toContain(token);
});

/** Returns the least distance between two colours of a group, for the worst of these visions. */
function apart(tokens: Tokens, group: readonly string[], theme: Theme, visions: readonly Vision[]): number {
  const colours = group.map((token) => of(tokens, token, theme));
  return Math.min(...visions.map((vision) => leastDifference(colours, vision)));
}

function contrasts(tokens: Tokens, theme: Theme, inks: readonly string[], grounds: readonly string[]) {
  return inks.flatMap((ink) =>
    grounds.map((ground) => [ink, ground, contrast(of(tokens, ink, theme), of(tokens, ground, theme))] as const),
  );
}

/** Returns the colour of a token in a theme. */
function of(tokens: Tokens, token: string, theme: Theme): string {
  const value = tokens[token];
  const pair = value?.match(/^light-dark\((#\w{6}), (#\w{6})\)$/);
  const colour = pair ? pair[theme === 'light' ? 1 : 2] : value;
  if (!colour?.match(/^#\w{6}$/)) throw new Error(`--${token} is ${value}, not a plain colour`);
  return colour;
}

function setOf(name: string): Tokens {
  return { ...STANDARD, ...tokensOf(`[data-colours="${name}"] [data-theme] {`) };
}

/** Returns the custom properties of one block of the style sheet. */
function tokensOf(opening: string): Tokens {
  const start = CSS.indexOf(opening);
  if (start < 0) throw new Error(`theme.css has no block "${opening}"`);
  const block = CSS.slice(start, CSS.indexOf('\n}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map((match) => [match[1]!, match[2]!]));
}
