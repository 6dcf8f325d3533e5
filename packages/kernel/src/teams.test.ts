import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { defineGame } from './defineGame.ts';
import { Match } from './match/match.ts';
import { applyPatches } from './state/patches.ts';
import { faceDown, ownerOnly, perSeat, seatsOnly, teamOnly, type Viewer } from './state/visibility.ts';
import { areMates, groupTeams, matesOf, teamResults } from './teams.ts';

const PAIRS = ['owls', 'foxes', 'owls', 'foxes'];
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

const State = z.object({
  teams: z.array(z.string()),
  players: perSeat(
    z.object({
      hand: teamOnly(z.array(z.int())),
      goal: ownerOnly(z.int()),
      trap: faceDown(z.int(), { until: 'sprung', team: true }),
      sprung: z.boolean(),
    }),
  ),
  plans: z.array(z.object({ of: z.string(), plan: teamOnly(z.string(), 'of') })),
  letter: z.object({ readers: z.array(z.int()), text: seatsOnly(z.string(), 'readers') }),
  turn: z.int(),
});
type State = z.infer<typeof State>;

const Action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pass-on'), to: z.int() }),
  z.object({ type: z.literal('spring') }),
  z.object({ type: z.literal('draw') }),
]);

/** A game for four players in two pairs, with a value for each kind of visibility. */
const pairs = defineGame({
  id: 'pairs',
  version: '1.0.0',
  seats: { min: 4, max: 4 },
  options: z.object({}),
  state: State,
  action: Action,
  teams: () => PAIRS,
  setup: (): State => ({
    teams: [...PAIRS],
    players: [0, 1, 2, 3].map((seat) => ({ hand: [seat], goal: 10 + seat, trap: 20 + seat, sprung: false })),
    plans: [
      { of: 'owls', plan: 'by night' },
      { of: 'foxes', plan: 'by day' },
    ],
    letter: { readers: [0, 1], text: 'come' },
    turn: 0,
  }),
  decisions: ({ turn }) => (turn < 6 ? [{ seat: turn % 4, kind: 'act' }] : []),
  legal: (): z.infer<typeof Action>[] => [{ type: 'spring' }, { type: 'draw' }, { type: 'pass-on', to: 3 }],
  check: () => undefined,
  play(state, seat, action) {
    const player = state.players[seat];
    if (action.type === 'pass-on') state.letter.readers = [action.to];
    else if (action.type === 'spring' && player) player.sprung = true;
    else player?.hand.push(seat);
    state.turn++;
  },
  outcome: ({ teams, turn }) =>
    turn < 6 ? undefined : { results: teamResults(teams, (team) => (team === 'owls' ? 'win' : 'loss')) },
  determinize: (view): State => ({
    ...view,
    players: view.players.map(({ hand, goal = 10, trap = 20, sprung }) => ({
      hand: hand.map((card) => card ?? 0),
      goal,
      trap,
      sprung,
    })),
    plans: view.plans.map(({ of, plan = '' }) => ({ of, plan })),
    letter: { readers: [...view.letter.readers], text: view.letter.text ?? '' },
  }),
});

const start = () => Match.create(pairs, { seats: 4, seed: 'any' });

/** Returns the restricted values that a viewer sees. */
const sees = (match: Match<State>, viewer: Viewer) => {
  const view = pairs.view(match.state, viewer);
  return {
    hands: view.players.map(({ hand }) => hand[0]),
    goals: view.players.map(({ goal }) => goal),
    traps: view.players.map(({ trap }) => trap),
    plans: view.plans.map(({ plan }) => plan),
    letter: view.letter.text,
  };
};

describe('teamOnly and ownerOnly', () => {
  it('a team value is visible to teammates, an owner value to its owner only', () => {
    expect(sees(start(), 2)).toEqual({
      hands: [0, null, 2, null],
      goals: [undefined, undefined, 12, undefined],
      traps: [20, undefined, 22, undefined],
      plans: ['by night', undefined],
      letter: undefined,
    });
  });

  it('spectators see neither', () => {
    expect(sees(start(), 'spectator')).toEqual({
      hands: [null, null, null, null],
      goals: [undefined, undefined, undefined, undefined],
      traps: [undefined, undefined, undefined, undefined],
      plans: [undefined, undefined],
      letter: undefined,
    });
  });

  it('all viewers see a value once it is face up', () => {
    const match = start();
    match.apply(0, { type: 'spring' });
    for (const viewer of VIEWERS) expect(sees(match, viewer).traps[0]).toBe(20);
  });
});

test('seatsOnly shows a value to the seats currently in the list', () => {
  const match = start();
  expect(VIEWERS.filter((viewer) => sees(match, viewer).letter === 'come')).toEqual([0, 1]);
  match.apply(0, { type: 'pass-on', to: 3 });
  expect(VIEWERS.filter((viewer) => sees(match, viewer).letter === 'come')).toEqual([3]);
});

test('patches turn each view into the next, and a viewer who sees no change gets none', () => {
  const match = start();
  for (const action of [{ type: 'draw' }, { type: 'pass-on', to: 2 }, { type: 'spring' }] as const) {
    const before = VIEWERS.map((viewer) => match.view(viewer));
    match.apply(match.decisions[0]?.seat ?? 0, action);
    VIEWERS.forEach((viewer, i) => {
      const patches = match.patches(viewer);
      expect(applyPatches(before[i], patches)).toEqual(match.view(viewer));
      // A card drawn by seat 0 is visible to its team and one more blank to the others.
      if (action.type === 'draw')
        expect(JSON.stringify(patches)).toContain(i % 2 === 0 && i < 4 ? '"hand",1' : 'length');
    });
  }
});

describe('match with teams', () => {
  it('reports its teams and ends with the same result for a whole team', () => {
    const match = start();
    expect(match.teams).toEqual(PAIRS);
    for (let i = 0; i < 6; i++) match.apply(i % 4, { type: 'draw' });
    expect(match.outcome?.results).toEqual(['win', 'loss', 'win', 'loss']);
  });

  it('refuses an edit that changes teams', () => {
    const match = Match.create(pairs, { seats: 4, seed: 'any', mode: 'companion' });
    expect(match.edit(0, [[['teams', 1], 'owls']])).toMatchObject({
      ok: false,
      refusal: { code: 'edit-breaks-state' },
    });
    expect(match.edit(0, [[['players', 1, 'goal'], 3]])).toMatchObject({ ok: true });
  });
});

describe('teams', () => {
  it('groupTeams orders the teams by their first seat', () => {
    expect(groupTeams(PAIRS)).toEqual([
      { team: 'owls', seats: [0, 2] },
      { team: 'foxes', seats: [1, 3] },
    ]);
  });

  it('matesOf returns the teammates, or only the seat itself without teams', () => {
    expect(matesOf(PAIRS, 3)).toEqual([1, 3]);
    expect(matesOf(undefined, 3)).toEqual([3]);
    expect([areMates(PAIRS, 0, 2), areMates(PAIRS, 0, 1), areMates(undefined, 1, 1), areMates([], 0, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('the state must contain one team code per seat', () => {
    const { teams: _, ...untold } = State.shape;
    const definition = { ...pairs, content: undefined };
    const bad = { place: expect.stringContaining('teams'), code: 'bad-definition' };
    expect(thrownBy(() => defineGame({ ...definition, state: z.object(untold) } as never))).toMatchObject(bad);
    expect(thrownBy(() => defineGame({ ...definition, teams: undefined } as never))).toMatchObject(bad);
    const short = defineGame({ ...definition, teams: () => ['owls'] } as never);
    expect(thrownBy(() => short.teams({}, 4))).toMatchObject(bad);
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
