import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auction } from '../test/auction.ts';
import { noughts } from '../test/noughts.ts';
import { checkPlaythrough, record } from './playthrough.ts';

describe('playthrough', () => {
  it('contains the settings, the actions and the ending', () => {
    const lines = record(auction, { seed: 'a page', seats: 3, options: { cards: 12 } }).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'tessera playthrough 1',
      'game auction 1.2.0',
      'options {"cards":12}',
      'seats 3',
      'seed a page',
      '',
    ]);
    expect(lines[6]).toMatch(/^0 setup \| state [0-9a-f]{12}$/);
    expect(lines[7]).toMatch(
      /^1 seat \d \{"card":\d+,"type":"bid"\} \| legal 3 \| state [0-9a-f]{12} \| patches \d \d \d \d$/,
    );
    expect(lines[8]).toMatch(/^ {2}laid \{"card":\d+,"seat":(\d)\} to \1, others laid \{"seat":\1\}$/);
    expect(lines.at(-4)).toMatch(/^over \{"results":\[.*\],"scores":\[.*\],"why":"hands-empty"\}$/);
    expect(lines.at(-3)).toMatch(/^state [0-9a-f]{64}$/);
    expect(lines.at(-2)).toMatch(/^chain [0-9a-f]{64}$/);
  });

  it('replays as recorded for any seed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ]{0,8}[a-z]$/), fc.integer({ min: 0, max: 30 }), (seed, limit) => {
        const text = record(auction, { seed, limit, seats: 2 });
        expect(checkPlaythrough(auction, text)).toMatchObject({ ok: true });
        expect(record(auction, { seed, limit, seats: 2 })).toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  it('can be played by a chooser that sees the view of its seat', () => {
    const asked: unknown[] = [];
    const text = record(auction, {
      seed: 'chosen',
      seats: 2,
      choose({ view, legal }) {
        asked.push(view);
        return legal.at(-1);
      },
    });
    expect(checkPlaythrough(auction, text)).toMatchObject({ ok: true, actions: asked.length });
    expect(text).not.toBe(record(auction, { seed: 'chosen', seats: 2 }));
  });

  it('says when it was stopped at the limit', () => {
    const text = record(noughts, { limit: 2 });
    expect(text).toContain('\ncut after 2 actions\n');
    expect(checkPlaythrough(noughts, text)).toEqual({ ok: true, actions: 2 });
  });

  it('does not depend on the order of the legal actions', () => {
    const text = record(auction);
    const reordered = {
      ...auction,
      legal: (...asked: Parameters<typeof auction.legal>) => auction.legal(...asked).toReversed(),
    };
    expect(checkPlaythrough(reordered, text).ok).toBe(true);
  });

  it('accepts the line ends of another operating system', () => {
    expect(checkPlaythrough(noughts, record(noughts).replaceAll('\n', '\r\n')).ok).toBe(true);
  });
});

describe('playthrough of changed rules', () => {
  const text = record(noughts, { seed: 'kept' });
  const lines = text.split('\n');

  it('reports the first differing line with both versions', () => {
    const changed: typeof noughts = {
      ...noughts,
      play(state, seat, action, ctx) {
        noughts.play(state, seat, action, ctx);
        if (state.cells.filter((mark) => mark !== '').length === 3) state.cells[action.cell] = '';
      },
    };
    const check = checkPlaythrough(changed, text);
    const third = lines.findIndex((line) => line.startsWith('3 seat'));
    expect(check).toMatchObject({ ok: false, line: third + 1, expected: lines[third] });
    expect(check).toHaveProperty('found', expect.stringMatching(/^3 seat 0 .* \| state /));
  });

  it('reports a refusal with its code', () => {
    const strict: typeof noughts = {
      ...noughts,
      check: (_state, _seat, { cell }) => ({ code: 'taken', params: { cell } }),
    };
    expect(checkPlaythrough(strict, text)).toMatchObject({
      line: 8,
      found: expect.stringMatching(/refused: taken \{"cell":\d\}$/),
    });
  });

  it('reports an error thrown by the rules', () => {
    const failing: typeof noughts = {
      ...noughts,
      play() {
        throw new Error('torn board');
      },
    };
    expect(checkPlaythrough(failing, text)).toMatchObject({ ok: false, line: 8, found: 'threw Error: torn board' });
  });

  it('reports another version, a changed event, and a missing or added line', () => {
    const other = { ...noughts, version: '2.0.0' };
    expect(checkPlaythrough(other, text)).toMatchObject({ line: 2, found: 'game noughts 2.0.0' });
    const event = text.replace('  marked {', '  placed {');
    expect(checkPlaythrough(noughts, event)).toMatchObject({ line: 9, expected: expect.stringContaining('placed') });
    const shorter = lines.slice(0, -2).join('\n');
    expect(checkPlaythrough(noughts, shorter)).toMatchObject({ ok: false, expected: 'the end of the file' });
    expect(checkPlaythrough(noughts, `${text}more\n`)).toMatchObject({
      expected: 'more',
      found: 'the end of the match',
    });
  });

  it('reports text that is not a playthrough', () => {
    expect(checkPlaythrough(noughts, 'hello')).toMatchObject({ ok: false, line: 1, expected: 'hello' });
    expect(checkPlaythrough(noughts, text.replace('seats 2', 'seats two'))).toMatchObject({ line: 4 });
    expect(checkPlaythrough(noughts, text.replace(/"cell":\d/, 'cell'))).toMatchObject({ ok: false, line: 8 });
  });
});
