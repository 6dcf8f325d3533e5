import { cellOf, heistCity, previewNPCPhase, unitOf } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { lockedChoices } from '../decision/lockedActions.ts';
import { promptOf } from '../decision/prompt.ts';
import { EMPTY_SELECTION, take } from '../decision/selection.ts';
import { lightsOf, lineOf } from './aim.ts';
import { alertMeter } from './alert.ts';
import { actionCard } from './card.ts';
import { foresee } from './foresight.ts';
import { lazyThreats, threatMap } from './overlays.ts';
import { speakerOf } from './speaker.ts';

const NINJA = 2;
const SPOOK = unitOf(1, 'spook');

/** Turn 3 in the ballroom: a Hidden Ninja with a shotgun, and a Spook behind the bar. */
const state = acting(
  NINJA,
  {
    map: 'ballroom',
    turn: 3,
    face: { at: [-9, -1], stance: 'disguised', activated: true },
    muscle: { at: [-1, 1], stance: 'overt', wounds: 5, activated: true },
    ninja: { at: [2, 3], stance: 'hidden', items: ['automatic-shotgun', 'katana', 'scope'] },
    brain: { at: [-1, -1], stance: 'hidden' },
    spook: { at: [6, -2], stance: 'overt', wounds: 6 },
    'enemy-face': { at: [-8, 5], stance: 'disguised' },
    'enemy-muscle': { at: [-2, 2], stance: 'overt', wounds: 6, activated: true },
    'enemy-ninja': { at: [7, 1], stance: 'stunned', wounds: 0 },
    'enemy-brain': { at: [-7, 6], stance: 'hidden' },
    'enemy-spook': { at: [2, 7], stance: 'overt', activated: true },
    npcs: [
      ...(
        [
          [-2, -3],
          [7, -3],
          [-10, -1],
          [-7, 1],
          [-9, 5],
          [4, 5],
        ] as const
      ).map((at) => ({ kind: 'guard' as const, at })),
      ...(
        [
          [3, -3],
          [-3, 4],
        ] as const
      ).map((at) => ({ kind: 'elite' as const, at })),
      ...(
        [
          [13, -3],
          [-14, 0],
          [10, 3],
        ] as const
      ).map((at) => ({ kind: 'turret' as const, at })),
    ],
  },
  2,
);
const view = seen(state);
const shot = { type: 'attack', weapon: 'automatic-shotgun', target: SPOOK } as const;
const who = speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }), view);
const legal = heistCity.legal(state, 0);
const prompt = promptOf(who, 0, [{ seat: 0, kind: 'act' }], legal, heistCity.prompt?.(state, 0))!;

describe('Aim of the Ninja at the Spook', () => {
  const card = actionCard(who, 0, shot, lazyThreats(view));

  it('the card gives a hit probability of 15 in 36 and a save of 26 in 36', () => {
    expect(card.hit?.chance).toBeCloseTo(15 / 36);
    expect(card.hit).toMatchObject({ from: 8, number: 7 });
    expect(card.hit?.lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Ranged skill 9',
      'Scope -1',
      'You are Hidden -1',
    ]);
    expect(card.save?.chance).toBeCloseTo(26 / 36);
    expect(card.save?.lines.map(({ label }) => label)).toEqual(['Defence', 'Overt', 'Cover, table']);
  });

  it('the card gives 0.83 mean wounds and their distribution', () => {
    expect(card.wounds?.expected).toBeCloseTo(0.833, 3);
    expect(card.wounds?.atLeast.map(({ chance }) => Math.round(100 * chance))).toEqual([30, 24, 17, 12]);
  });

  it('the card warns that the Ninja becomes Overt, the alert rises to 6, and a turret may choose her', () => {
    expect(card.consequence).toMatchObject({ stance: 'overt', before: 5, after: 6 });
    expect(card.consequence?.lines).toEqual(['Guards get 2 actions instead of 1.', 'Turret 11 may pick you: 8 hexes.']);
    const meter = alertMeter(who, view, foresee(view, 0, shot));
    expect(meter.groups.map(({ cells }) => cells.map(({ fill }) => fill.charAt(0)).join(''))).toEqual([
      'oo',
      'ooo',
      'no',
      'ooo',
    ]);
    expect(meter.then).toMatchObject({ total: 6, level: 2 });
  });

  it('the line and the card give four hexes and cover', () => {
    expect(lineOf(who, shot, undefined)).toMatchObject({ stopped: undefined, label: '4 hexes, in cover' });
    expect(card.facts).toEqual(['Automatic Shotgun', '4 of 5 hexes', 'sight clear', 'in cover']);
  });
});

it('64 hexes in reach leave the Ninja Hidden and 10 do not, with any aim', () => {
  for (const selection of [EMPTY_SELECTION, take(prompt, 'attack:automatic-shotgun')]) {
    const { reach } = lightsOf(prompt, selection);
    expect([reach.safe.length, reach.seen.length]).toEqual([64, 10]);
  }
});

it('locked choices give the reason and a remedy', () => {
  const locked = lockedChoices(who, 0, prompt);
  expect(locked.find(({ id }) => id === 'hack-computer')?.reason).toBe('7 away, reach 1: come 6 closer.');
  expect(locked.find(({ id }) => id === 'sprint')?.reason).toMatch(/3 slots, 2 left|Hidden/);
});

it('every character that the forecast attacks stands in a threatened hex', () => {
  const threats = threatMap(view);
  const attacked = previewNPCPhase(view).threats;
  expect(attacked.length).toBeGreaterThan(0);
  for (const { unit, npcs } of attacked) {
    expect(threats.get(cellOf(view, unit))).toEqual(expect.arrayContaining([...npcs]));
  }
});
