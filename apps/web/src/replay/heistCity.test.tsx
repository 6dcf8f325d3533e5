import { heistCity, PRESETS } from '@tessera/heist-city';
import { heistCityTable } from '@tessera/heist-city/table';
import { Match } from '@tessera/kernel';
import { replayOf, replayTable, type TableProps } from '@tessera/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tableEn as words } from '../../../../games/heist-city/table/texts/table.en.ts';

const settings: TableProps['settings'] = {
  density: 'comfortable',
  motion: 0,
  sound: false,
  language: 'en',
  coach: false,
  odds: true,
};

/** Both crews take the first ready-made set, and the second gives up. */
function replayed() {
  const match = Match.create(heistCity, { seats: 2, seed: 'replayed' });
  const items = PRESETS[0]!.items;
  for (const seat of [0, 1]) match.apply(seat, { type: 'loadout', items });
  match.apply(match.decisions[0]!.seat, { type: 'concede' });
  return replayTable(replayOf(heistCity, match.save()));
}

test.each(['spectator', 0, 1] as const)('a replay through the eyes of %s only shows, and offers nothing', (viewer) => {
  const table = replayed();
  table.look(viewer);
  for (const n of [0, 1, 2]) {
    table.go(n);
    const page = renderToStaticMarkup(
      createElement(heistCityTable.Table, { table, state: table.getState(), settings }),
    );
    for (const offer of [words.loadout.commit, words.loadout.save, words.choice.concede, words.dock.undo]) {
      expect(page, `position ${n}`).not.toContain(`>${offer}<`);
    }
    expect(page.includes(words.loadout.both) || page.includes(words.loadout.chosen), `position ${n}`).toBe(n < 2);
  }
});

test('somebody who plays is still offered the shop', () => {
  const table = replayed();
  table.look(0);
  const { isReplay: _isReplay, ...state } = table.getState();
  const asked = { ...table, legal: () => [] };
  const page = renderToStaticMarkup(createElement(heistCityTable.Table, { table: asked, state, settings }));
  expect(page).toContain(`>${words.loadout.commit}<`);
});
