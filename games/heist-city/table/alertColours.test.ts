import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../../packages/ui/test/colour.ts';

const OWN = readFileSync(new URL('styles/tokens.css', import.meta.url), 'utf8');
const THEME = readFileSync(new URL('../../../packages/ui/src/theme.css', import.meta.url), 'utf8');

/** Returns a colour for the light and the dark theme. */
function pair(css: string, token: string): readonly [string, string] {
  const [, light = '', dark = ''] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? [];
  return [light, dark];
}

test.each(['alert-0', 'alert-1', 'alert-2', 'alert-3'])(
  'the colour of %s has enough contrast on all surfaces',
  (token) => {
    for (const surface of ['table', 'surface', 'raised']) {
      const [colour, ground] = [pair(OWN, token), pair(THEME, surface)];
      for (const theme of [0, 1] as const) {
        expect(contrast(colour[theme], ground[theme]), `${token} on ${surface}`).toBeGreaterThanOrEqual(3);
      }
    }
  },
);
