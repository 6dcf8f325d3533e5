import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FocusCases, outcomesOf } from './testing/focusCase.ts';

const FOLDER = fileURLToPath(new URL('../../cases/focus', import.meta.url));

describe('focus cases', () => {
  for (const file of readdirSync(FOLDER)) {
    const { rules, about, focusCases } = FocusCases.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    describe(`${about} (${rules})`, () => {
      for (const focusCase of focusCases) {
        it(focusCase.title, () => expect(outcomesOf(focusCase)).toEqual([...focusCase.outcomes].sort()));
      }
    });
  }
});
