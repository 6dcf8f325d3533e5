import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintFor } from './paint.ts';
import { safeJson, safeText } from './safeText.ts';

const EVIL = '\u001b]0;owned\u0007\u001b[2J\u001b[8m\u009b31mA\u202eda\r\u0008';
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u;

describe('safeText', () => {
  it('keeps our colours and removes all other terminal sequences', () => {
    const paint = paintFor({ ...process.stdout, isTTY: true } as typeof process.stdout, {});
    expect(safeText(`${paint.red('no')}: ${EVIL}\n\tyes`)).toBe(`${paint.red('no')}: ]0;owned[2J[8m31mAda\n\tyes`);
  });

  it('removes terminal sequences from any input', () => {
    const colour = new RegExp(`${'\u001b'}\\[(0|1|2|31|32|33|36)m`, 'g');
    const parts = fc.array(fc.constantFrom('\u001b', '[', '31', 'm', '8m', '2J', '\u009b', 'x', '\n', '\u202e'));
    fc.assert(
      fc.property(parts, (letters) => {
        const safe = safeText(letters.join(''));
        expect(safe.replace(colour, '')).not.toMatch(OBEYED);
        expect(safeText(safe)).toBe(safe);
      }),
    );
  });

  it('safeJson parses to the same document', () => {
    const document = { name: EVIL, [EVIL]: [EVIL] };
    expect(safeJson(document)).not.toMatch(OBEYED);
    expect(JSON.parse(safeJson(document))).toEqual(document);
  });
});
