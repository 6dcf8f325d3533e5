import { readFileSync } from 'node:fs';
import { heistCity } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import { balancePage, findingsIn } from './page.mjs';

const spread = (mean, deviation = 0) => ({ mean, deviation, min: mean, max: mean });

/** The arena's report of a hundred matches with this win rate of the deploying player. */
const report = (rate) => ({
  matches: 100,
  seats: [{ winRate: 0.5, ci95: [0.4, 0.6] }],
  metrics: {
    actions: spread(200, 10),
    'deploying.win': spread(rate),
    'deploying.lead': spread(-1, 5),
    'points.seat 0': spread(4),
    'points.seat 1': spread(6),
    'vp seat 0.escape': spread(2),
    'vp seat 1.escape': spread(3),
    'alert.turn 2': spread(1.5),
    'damage.guard': spread(2),
    'damage.fist': spread(1),
    'damage.katana': spread(4),
    unconscious: spread(1),
  },
});

const page = (rate, findings = '') =>
  balancePage({
    version: '1.0.0',
    command: 'node it.mjs',
    settings: { bot: 'greedy', matches: '100', iterations: '1', variants: '' },
    reports: [{ id: 'ballroom', name: 'Ballroom', report: report(rate) }],
    findings,
  });

const rowsOf = (text) => text.split('\n').filter((line) => line.startsWith('| Ballroom'));

describe('balancePage', () => {
  it('balancePage names an advantage only when the interval excludes 50 %', () => {
    expect(rowsOf(page(0.55))[0]).toContain('| 55.0 % | 45.2 to 64.4 | even | −1.00 ± 0.98 |');
    expect(rowsOf(page(0.7))[0]).toContain('| deploying player |');
    expect(rowsOf(page(0.3))[0]).toContain('| second player |');
  });

  it('balancePage lists points per crew, the alert level per turn, and wounds by weapon', () => {
    const [, points, alert, wounds] = rowsOf(page(0.5));
    expect(points).toContain('| Ballroom | 5.00 | 0.00 | 0.00 | 0.00 | 2.50 |');
    expect(alert).toBe('| Ballroom | 0.00 | 1.50 | 0.00 | 0.00 | 0.00 |');
    expect(wounds).toContain('| 200 ± 10 | 1.00 | 2.00 | 5.00 | katana 4.00, fist 1.00 |');
  });

  it('balancePage keeps the hand-written findings', () => {
    expect(findingsIn(page(0.5))).toBe('');
    const written = page(0.5, 'It is even.\n\nReally.');
    expect(findingsIn(written)).toBe('It is even.\n\nReally.');
    expect(page(0.5, findingsIn(written))).toBe(written);
  });
});

describe('docs/heist-city-balance.md', () => {
  it('has figures of the current rules', () => {
    const stored = readFileSync(new URL('../../../docs/heist-city-balance.md', import.meta.url), 'utf8');
    expect(stored).toContain(`Rules ${heistCity.version}.`);
    expect(findingsIn(stored)).not.toBe('');
  });
});
