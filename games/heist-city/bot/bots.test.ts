import { botsOf, levelsOf, mctsBot, playSeries } from '@tessera/bots';
import { begin, cloneJson, fastChance, Match, silent } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import { maps } from '../src/content/index.ts';
import { heistCity } from '../src/game/game.ts';
import type { Action } from '../src/state/action.ts';
import type { State } from '../src/state/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { heistCityBots } from './index.ts';

const MATCHES = process.env.LONG_TESTS === '1' ? 4 : 2;

/** Yields positions of a random match, one per given number of actions. */
function* positions(map: string, seed: string, every: number): Generator<State> {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(heistCity, heistCity.options.parse({ map }), 2, ctx);
  for (let count = 0; ; count++) {
    const [decision] = heistCity.decisions(state);
    if (decision === undefined) return;
    if (count % every === 0) yield cloneJson(state);
    const { seat } = decision;
    // Half of the actions are a bot's, because random crews rarely meet.
    const legal = heistCity.legal(state, seat);
    const [move] = ctx.chance.d(2) === 1 ? candidates(state, seat, legal) : legal;
    const action = Array.isArray(move) ? (move[0] as Action) : (move as Action | undefined);
    heistCity.play(state, seat, ctx.chance.d(2) === 1 && action ? action : ctx.chance.pick(legal), ctx);
  }
}

test.each(maps.map(({ id }) => id))(
  'on %s every plan begins with a legal action and stays legal until a roll',
  (map) => {
    let plans = 0;
    for (const state of positions(map, `plans ${map}`, 7)) {
      for (const { seat } of heistCity.decisions(state)) {
        for (const move of candidates(state, seat, heistCity.legal(state, seat))) {
          const actions: readonly Action[] = Array.isArray(move) ? move : [move as Action];
          const world = cloneJson(state);
          const ctx = { chance: fastChance(map), log: silent };
          for (const [i, action] of actions.entries()) {
            const isAsked = heistCity.decisions(world).some((decision) => decision.seat === seat);
            if (ctx.chance.position > 0 || (!isAsked && i > 0)) break;
            const isOver =
              action.type === 'end' && world.activation?.character !== state.activation?.character && i > 0;
            const refusal = heistCity.check(world, seat, action);
            if (isOver && refusal) break;
            expect(refusal, JSON.stringify(actions)).toBeUndefined();
            heistCity.play(world, seat, action, ctx);
          }
          plans++;
        }
      }
    }
    expect(plans).toBeGreaterThan(50);
  },
);

test('bots answer the same question with the same iterations identically', () => {
  for (const name of ['greedy', 'mcts', 'lookout', 'mastermind']) {
    const bot = botsOf(heistCity, heistCityBots)[name]!;
    for (const state of nonEmpty(positions('ballroom', 'twice', 40))) {
      const { seat } = heistCity.decisions(state)[0]!;
      const ask = () =>
        bot.choose({
          view: heistCity.view(state, seat),
          seat,
          legal: heistCity.legal(state, seat),
          budget: { iterations: 12 },
          chance: fastChance('bot'),
        });
      expect(ask()).toEqual(ask());
    }
  }
});

test('the search bot answers legally on every map', () => {
  const bot = mctsBot(heistCity, heistCityBots);
  for (const { id } of nonEmpty(maps)) {
    for (const state of nonEmpty(positions(id, `answers ${id}`, 50))) {
      for (const { seat } of nonEmpty(heistCity.decisions(state))) {
        const legal = heistCity.legal(state, seat);
        const view = heistCity.view(state, seat);
        const action = bot.choose({ view, seat, legal, budget: { iterations: 5 }, chance: fastChance(id) });
        expect(heistCity.check(state, seat, action)).toBeUndefined();
      }
    }
  }
});

test('evaluate is zero-sum between the seats', () => {
  for (const state of nonEmpty(positions('bank-job-hex', 'even', 20))) {
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1);
  }
});

test('evaluate rises with points, carried drops and healthy characters', () => {
  const state = [...positions('ballroom', 'better', 1)].find(
    ({ turn, activation }) => turn === 2 && activation === null,
  )!;
  const now = evaluate(state, 0);
  const changed = (change: (state: State) => void) => {
    const copy = cloneJson(state);
    change(copy);
    return evaluate(copy, 0);
  };
  expect(changed(({ characters }) => characters[0]!.vp++)).toBeGreaterThan(now);
  expect(changed(({ characters }) => characters[5]!.vp++)).toBeLessThan(now);
  expect(
    changed(({ characters, drops }) => {
      drops[0]!.cell = -1;
      characters[3]!.carries.push(0);
    }),
  ).toBeGreaterThan(now);
  expect(
    changed(({ characters }) => Object.assign(characters[3]!, { stance: 'unconscious', wounds: 0, downs: 2 })),
  ).toBeLessThan(now);
  expect(changed(({ characters }) => Object.assign(characters[8]!, { wounds: 1 }))).toBeGreaterThan(now);
});

test('greedy wins a short series against random, and lookout one against greedy', () => {
  const winsOf = (matches: number, ...bots: string[]) =>
    playSeries(
      { game: heistCity, bots: heistCityBots },
      { matches, bots, seed: 'test', budget: { iterations: 60 } },
      { now: () => 0 },
    ).bots[0]?.wins;
  expect(winsOf(4, 'greedy', 'random')).toBe(4);
  // Each side once; more of them in test:long.
  expect(winsOf(MATCHES, 'lookout', 'greedy')).toBeGreaterThan(MATCHES / 2);
}, 600_000);

test('greedy keeps its gear and is rarely noticed', () => {
  const bot = botsOf(heistCity, heistCityBots).greedy!;
  const match = Match.create(heistCity, { seats: 2, seed: 'sensible', dice: 'fast' });
  const chance = fastChance('sensible');
  const eventTypes: string[] = [];
  while (match.outcome === undefined) {
    const { seat } = match.decisions[0]!;
    const view = match.view(seat);
    const legal = match.legal(seat);
    const result = match.apply(seat, bot.choose({ view, seat, legal, budget: { iterations: 1 }, chance }));
    if (!result.ok) throw new Error(result.refusal.code);
    for (const { event } of result.events)
      eventTypes.push(event.type === 'put-down' && 'item' in event ? 'gear' : event.type);
  }
  const count = (type: string) => eventTypes.filter((one) => one === type).length;
  expect(count('gear')).toBeLessThanOrEqual(2);
  expect(count('noticed')).toBeLessThanOrEqual(4);
}, 600_000);

test('every level names an existing bot', () => {
  const bots = botsOf(heistCity, heistCityBots);
  for (const { bot } of nonEmpty(Object.values(levelsOf(heistCityBots)))) expect(Object.keys(bots)).toContain(bot);
});
