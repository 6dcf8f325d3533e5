import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame } from '../defineGame.ts';
import { fastChance } from '../generators.ts';
import { eventsFor } from '../log.ts';
import { Match } from '../match/match.ts';
import { highCard } from '../testing/highCard.ts';
import { applyPatches } from './patches.ts';
import { compileShape } from './projection.ts';
import { hidden, ownerOnly, type Viewer } from './visibility.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

function randomMatch(seed: number, each: (match: ReturnType<typeof start>) => void) {
  const match = start(seed);
  const chance = fastChance(seed);
  for (let i = 0; i < 60 && match.decisions.length > 0; i++) {
    const { seat } = chance.pick(match.decisions);
    match.apply(seat, chance.pick(match.legal(seat)));
    each(match);
  }
}

const start = (seed: number) => Match.create(highCard, { seats: 2, seed: `${seed}`, options: { cards: 5 } });

describe('Match.view', () => {
  it('omits values the viewer may not see and shows the size of hidden piles', () => {
    const match = start(1);
    match.apply(0, match.legal(0)[0]);
    const [own, other, spectator] = VIEWERS.map((viewer) => match.view(viewer));
    expect(own?.players[0]?.hand).toEqual(match.state.players[0]?.hand);
    expect(own?.players[0]?.pick).toBe(match.state.players[0]?.pick);
    for (const view of [other, spectator]) {
      expect(view?.players[0]?.hand).toEqual([null, null, null, null]);
      expect(view?.players[0]).not.toHaveProperty('pick');
      expect(view?.players[0]?.picked).toBe(true);
    }
    expect(other?.deck).toEqual([null, null]);
  });

  it('shows null when there is nothing to hide', () => {
    const match = start(1);
    expect(match.view(1).players[0]?.pick).toBeNull();
    match.apply(0, match.legal(0)[0]);
    expect(match.view(1).players[0]).not.toHaveProperty('pick');
  });

  it('shows a pick to all viewers once it is face up', () => {
    const match = start(2);
    for (const seat of [0, 1]) match.apply(seat, match.legal(seat)[0]);
    for (const viewer of VIEWERS) {
      expect(match.view(viewer).players.map(({ pick }) => pick)).toEqual(match.state.players.map(({ pick }) => pick));
    }
  });

  it('equals the previous view with the patches of the operation applied', () => {
    for (let seed = 0; seed < 20; seed++) {
      const views = new Map(VIEWERS.map((viewer) => [viewer, start(seed).view(viewer)]));
      randomMatch(seed, (match) => {
        for (const viewer of VIEWERS) {
          const before = views.get(viewer);
          if (!before) throw new Error('every viewer has a view');
          const next = applyPatches(before, match.patches(viewer));
          expect(next).toEqual(match.view(viewer));
          views.set(viewer, next);
        }
      });
    }
  });

  it('needs no patch for a viewer when only hidden values changed', () => {
    const match = start(3);
    match.apply(0, match.legal(0)[0]);
    const paths = match.patches(1).map(([path]) => path.join('.'));
    expect(paths.sort()).toEqual(['players.0.hand.length', 'players.0.pick', 'players.0.picked']);
  });

  it('of a determinized state equals the view it was sampled from', () => {
    for (let seed = 0; seed < 20; seed++) {
      randomMatch(seed, (match) => {
        for (const viewer of VIEWERS) {
          const world = highCard.determinize(match.view(viewer), viewer, fastChance(seed));
          expect(highCard.view(world, viewer)).toEqual(match.view(viewer));
        }
      });
    }
  });
});

describe('eventsFor', () => {
  it('returns an event to its audience, and a less specific event or none to the others', () => {
    const match = start(4);
    match.apply(0, match.legal(0)[0]);
    const card = match.state.players[0]?.pick;
    expect(eventsFor(match.events(0), 0)).toEqual([{ type: 'picked', seat: 0, card }]);
    expect(eventsFor(match.events(0), 1)).toEqual([{ type: 'picked', seat: 0 }]);
    match.apply(1, match.legal(1)[0]);
    const seat = match.decisions[0]?.seat as number;
    match.apply(seat, { type: 'draw' });
    expect(eventsFor(match.events(2), 'spectator')).toEqual([]);
    expect(eventsFor(match.events(2), seat)).toHaveLength(1);
  });
});

describe('visibility declarations', () => {
  it('defineGame rejects a hidden part that a view could not hide, with its location', () => {
    const secret = hidden(z.int());
    expect(() => compileShape(z.object({ a: z.array(secret) }))).toThrow(/state\.a\[\]/);
    expect(() => compileShape(z.object({ a: z.record(z.string(), secret) }))).toThrow(/state\.a\.\*/);
    expect(() => compileShape(z.object({ a: secret.optional() }))).toThrow(/state\.a/);
    expect(() => compileShape(z.object({ a: ownerOnly(z.int(), 'whose') }))).toThrow(/whose/);
    const plainUnion = z.union([z.object({ a: secret }), z.object({ b: z.int() })]);
    expect(() => compileShape(plainUnion)).toThrow(/discriminated/);
  });

  it('defineGame requires determinize when the state hides something', () => {
    const { determinize: _, ...without } = {
      id: 'secretive',
      version: '1.0.0',
      seats: { min: 1, max: 1 },
      options: z.object({}),
      state: z.object({ a: hidden(z.int()) }),
      action: z.object({ type: z.literal('wait') }),
      setup: () => ({ a: 1 }),
      decisions: () => [],
      legal: () => [],
      check: () => undefined,
      play: () => {},
      outcome: () => undefined,
      determinize: () => ({ a: 2 }),
    };
    expect(() => defineGame(without)).toThrow(/determinize/);
  });

  it('a schema used twice is hidden only where it is declared hidden', () => {
    const card = z.int();
    const shape = compileShape(z.object({ open: card, secret: hidden(card) }));
    expect(shape).toMatchObject({ fields: [{ visibility: undefined }, { visibility: { to: 'nobody' } }] });
  });
});
