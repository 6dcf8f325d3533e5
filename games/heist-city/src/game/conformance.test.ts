import { conformance } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { editing } from '../../test/disorder.ts';
import { bundles } from '../../test/testFormatter.ts';
import { mapOf } from '../content/index.ts';
import { words } from '../text/messageFormat.ts';
import { heistCity } from './game.ts';

describe('Conformance laws for Heist City', () => {
  const report = conformance(heistCity, {
    samples: 200,
    editing,
    texts: { words, bundles },
    optionSets: [
      {},
      { map: 'bank-job-hex', variants: ['split-fire', 'mob-step-reveals', 'lockdown-3', 'elite-each-turn'] },
      { map: 'server-hack', variants: ['hack-immediate', 'upload-adjacent', 'charm-any-state', 'start-overt'] },
      { map: 'hex-demo', variants: ['plan-first', 'brain-one-hex', 'natural-extremes'] },
      {
        map: 'jail-break',
        budget: 40,
        variants: ['npc-shuffle', 'tables-difficult', 'allow-pass', 'effect-next-turn'],
      },
      { map: 'treasure-hunt', variants: ['alert-lagged', 'alert-manual', 'extract-each-turn', 'thrown-unlimited'] },
      { map: 'train-robbery', alertModifier: 3, variants: ['npc-locked-target', 'turret-nearest', 'hack-vs-system'] },
      { ownMap: JSON.stringify({ ...mapOf('ballroom'), id: 'own', computers: [] }), variants: ['vp-npc'] },
      { map: 'bank-job-square', variants: ['teleporters-portals-only', 'los-single', 'carry-free', 'old-stats'] },
    ],
  });

  test('the report covers at least ten thousand random actions', () => {
    expect(report.actions).toBeGreaterThanOrEqual(10_000);
    expect(report.matches.broken).toBe(0);
  });

  test.each(report.laws)('$law: $says', ({ checked, failures }) => {
    expect(failures).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });
});
