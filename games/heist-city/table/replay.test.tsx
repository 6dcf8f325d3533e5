import { heistCity, PRESETS, words } from '@tessera/heist-city';
import { fastChance, Match } from '@tessera/kernel';
import { createEventPlayback, replayOf, replayTable, seatOf, type TableProps, type TableState } from '@tessera/table';
import { createGameFormatter, createTranslator, type GameFormatter, house } from '@tessera/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../texts/en/index.ts';
import { heistCityTable } from './index.ts';

const settings: TableProps['settings'] = {
  density: 'comfortable',
  motion: 0,
  sound: false,
  language: 'en',
  coach: false,
  odds: true,
};

const translator = createTranslator('en', en, house.en);

/** Returns the formatter of a state, as the client would. */
function formatterAt({ view, viewer }: Pick<TableState, 'view' | 'viewer'>): GameFormatter {
  return createGameFormatter(words, translator, { view, seat: seatOf(viewer), names: ['Ada', 'Ben'] });
}

/** Returns a replay in which both crews take the first preset and the second concedes. */
function replayed() {
  const match = Match.create(heistCity, { seats: 2, seed: 'replayed' });
  const items = PRESETS[0]!.items;
  for (const seat of [0, 1]) match.apply(seat, { type: 'loadout', items });
  match.apply(match.decisions[0]!.seat, { type: 'concede' });
  return replayTable(replayOf(heistCity, match.save()));
}

test.each(['spectator', 0, 1] as const)('a replay seen by %s offers no action', (viewer) => {
  const table = replayed();
  table.look(viewer);
  for (const n of [0, 1, 2]) {
    table.go(n);
    const page = renderToStaticMarkup(
      createElement(heistCityTable.Table, {
        table,
        state: table.getState(),
        settings,
        formatter: formatterAt(table.getState()),
      }),
    );
    for (const offer of [en.loadout.commit, en.loadout.save, translator.t('name.action.concede'), en.dock.undo]) {
      expect(page, `position ${n}`).not.toContain(`>${offer}<`);
    }
    expect(page.includes(en.loadout.both) || page.includes(en.loadout.chosen), `position ${n}`).toBe(n < 2);
  }
});

test('a player outside a replay is offered the shop', () => {
  const table = replayed();
  table.look(0);
  const { isReplay: _isReplay, ...state } = table.getState();
  const asked = { ...table, legal: () => [] };
  const page = renderToStaticMarkup(
    createElement(heistCityTable.Table, { table: asked, state, settings, formatter: formatterAt(state) }),
  );
  expect(page).toContain(en.loadout.openShop);
});

/** Returns a random match played to its end, loud enough for the guards to act. */
function playedOut() {
  const options = { map: 'ballroom', alertModifier: 4 };
  const match = Match.create(heistCity, { seats: 2, seed: 'played out', dice: 'fast', options });
  const chance = fastChance('played out');
  while (match.decisions[0]) match.apply(match.decisions[0].seat, chance.pick(match.legal(match.decisions[0].seat)));
  return replayTable(replayOf(heistCity, match.save()));
}

test('during the animation of an entry, score, turn and end are those of the shown moment', () => {
  const table = playedOut();
  const showing = createEventPlayback(table, { actsOut: heistCityTable.actsOut, isStill: () => false });
  showing.subscribe(() => {});
  const page = () => {
    const state = table.getState();
    const props = { table, state, shown: showing.getState(), settings, formatter: formatterAt(state) };
    return renderToStaticMarkup(createElement(heistCityTable.Table, props));
  };
  const pointsIn = (markup: string) => /class="hc-points[ "][^>]*>([^<]*)</.exec(markup)?.[1];
  const turnIn = (markup: string) => /class="hc-figure[ "][^>]*>([^<]*)</.exec(markup)?.[1];
  let waited = 0;
  for (const n of turning(table)) {
    table.go(n - 1);
    showing.getState().catchUp();
    const before = page();
    expect([pointsIn(before), turnIn(before)]).not.toContain(undefined);
    table.go(n);
    const during = page();
    expect(pointsIn(during)).toBe(pointsIn(before));
    expect(turnIn(during)).toBe(turnIn(before));
    expect(during.includes('hc-ending')).toBe(false);
    showing.getState().catchUp();
    expect(turnIn(page()) !== turnIn(before) || page().includes('hc-ending')).toBe(true);
    waited++;
  }
  expect(waited).toBeGreaterThan(2);
});

/** Returns the animated entries that end a turn or the match. */
function turning(table: ReturnType<typeof playedOut>): number[] {
  const found: number[] = [];
  for (let n = 1, turn = 1; table.getState().info.status !== 'over'; n++) {
    table.go(n);
    const { view, log, info } = table.getState();
    const isTurning = view?.turn !== turn || info.status === 'over';
    if (isTurning && log.slice(-1).some(heistCityTable.actsOut)) found.push(n);
    turn = view?.turn ?? turn;
  }
  return found;
}
