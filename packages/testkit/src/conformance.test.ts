import { describe, expect, it } from 'vitest';
import { auction, auctionEditing } from '../test/auction.ts';
import { auctionThen, auctionWith, noughtsWith, textsOf } from '../test/broken.ts';
import { BROKEN_RULES } from '../test/brokenRules.ts';
import { BROKEN_WORLDS } from '../test/brokenWorlds.ts';
import { noughts } from '../test/noughts.ts';
import { type ConformanceReport, conformance } from './conformance.ts';
import { lawNames } from './laws.ts';

const BROKEN = [...BROKEN_RULES, ...BROKEN_WORLDS];

describe.each([
  { id: noughts.id, game: noughts, editing: {} },
  { id: auction.id, game: auction, editing: auctionEditing },
])('conformance of $id', ({ game, editing }) => {
  const report = conformance(game, { actions: 1_500, editing, texts: textsOf(game) });

  for (const { law, says, failures } of report.laws) {
    it(`keeps the law ${law}: ${says}`, () => expect(failures).toEqual([]));
  }

  it('plays the requested number of actions', () => {
    expect(report).toMatchObject({ ok: true, actions: 1_500 });
    expect(report.matches.over).toBeGreaterThan(100);
    expect(report.matches.broken).toBe(0);
  });
});

describe('conformance of a defective game', () => {
  for (const { what, game, law, says, texts } of BROKEN) {
    it(`fails law ${law}: ${what}`, () => {
      const made = game();
      const opened = [auction, noughts];
      const played = (actions: number) =>
        conformance(made, { actions, samples: actions / 2, texts: texts ?? textsOf(made), opened });
      const heard = ({ laws }: ConformanceReport) =>
        laws
          .find((found) => found.law === law)!
          .failures.map(({ why }) => why)
          .join('\n');
      // Most are detected within a few actions; the others are played for longer.
      const short = played(40);
      const report = says.test(heard(short)) ? short : played(300);
      expect(heard(report)).toMatch(says);
      expect(report.ok).toBe(false);
    });
  }

  it('every law has at least one defective game', () => {
    expect(new Set(BROKEN.map(({ law }) => law))).toEqual(new Set(lawNames));
  });
});

describe('conformance report', () => {
  it('is the same for the same settings', () => {
    const settings = { actions: 150, seed: 'twice', seats: [3], optionSets: [{ cards: 9 }, { cards: 30 }] };
    expect(conformance(auction, settings)).toEqual(conformance(auction, settings));
  });

  it('contains the data to replay a failed match', () => {
    const game = auctionThen((_state, _seat, { type }) => {
      if (type === 'draw') throw new Error('torn card');
    })();
    const [failure] = conformance(game, { actions: 200, seed: 'here', seats: [3] }).laws[0]!.failures;
    expect(failure).toMatchObject({ seats: 3, options: { cards: 14 } });
    expect(failure?.seed).toMatch(/^here-\d+$/);
    expect(failure?.seq).toBeGreaterThan(0);
  });

  it('counts the matches stopped at the limit', () => {
    const { matches } = conformance(noughts, { actions: 40, limit: 4 });
    expect(matches).toEqual({ over: 0, cut: 10, broken: 0 });
  });

  it('checks hidden information many times when there is some, and never otherwise', () => {
    const views = (game: typeof auction | typeof noughts) =>
      conformance(game, { actions: 150 }).laws.find(({ law }) => law === 'views')?.checked;
    expect(views(auction)).toBeGreaterThan(1_000);
    expect(views(noughts)).toBe(0);
  });

  it('describes the edit, and edits as configured by the game', () => {
    const crossed = (state: { cells: string[] }) => state.cells.fill('X', 7);
    const game = noughtsWith({
      legal: (state, seat) =>
        Array(state.cells[7] === 'X' && state.cells[8] === 'X' ? 2 : 1)
          .fill(noughts.legal(state, seat))
          .flat(),
    })();
    const { laws } = conformance(game, { actions: 40, limit: 3, editing: { changes: [crossed] } });
    const { failures } = laws.find(({ law }) => law === 'edited')!;
    expect(failures.map(({ why }) => why).join()).toMatch(/twice; cells\.[78]: expected "", found "X"/);
  });

  it('ignores legal actions declared as unlisted', () => {
    const game = noughtsWith({ legal: (state, seat) => noughts.legal(state, seat).slice(0, 2) })();
    const edited = (isUnlisted: () => boolean) =>
      conformance(game, { actions: 60, editing: { isUnlisted } }).laws.find(({ law }) => law === 'edited')!.ok;
    expect([edited(() => false), edited(() => true)]).toEqual([false, true]);
  });

  it('ends even if no action can be played', () => {
    const boxless = auctionWith({
      setup() {
        throw new Error('no box');
      },
    })();
    const report = conformance(boxless, { actions: 50 });
    expect(report).toMatchObject({ ok: false, actions: 0, matches: { broken: 50 } });
  });
});
