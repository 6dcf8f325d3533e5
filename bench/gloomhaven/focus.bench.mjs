import { decide, groundOf, OBSTACLE, planOf, TRAP } from '@tessera/gloomhaven/board';
import { fromOddRow } from '@tessera/space';
import { median } from '../measure.mjs';

export const ids = ['gloomhaven.focus'];

/** The peer is this project's limit for the whole decision of a monster. */
export async function rows() {
  return [{ id: ids[0], ours: millisecondsToDecide(), peer: 0.3, unit: 'ms', target: 1, better: 'lower' }];
}

const TURNS = 3000;

/**
 * Map of three rooms, as large as the first scenario, with open doors and the maximum of monsters for four characters:
 * g attacks in melee, a at range, l twice in melee; H is a character. Odd rows are shifted half a hex to the right.
 */
const BARROW = [
  '########g....',
  '########g...#',
  'a....g..g.H..',
  'a....g.H....#',
  'a..^^g.Hg..H.',
  '###.####g...#',
  '#..ll..#g....',
  '#oo.oo#######',
  '#..ll..######',
  '#.....#######',
  '#.aaaa.######',
];

const ACTIONS = {
  g: { move: 2, gait: 'walk', attack: { range: 0, targets: 1 } },
  a: { move: 2, gait: 'walk', attack: { range: 3, targets: 2 } },
  l: { move: 3, gait: 'walk', attack: { range: 0, targets: 2 } },
};

function millisecondsToDecide() {
  const { position, monsters } = barrow();
  const times = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { figure, action } of monsters) {
      const start = performance.now();
      const { focuses } = decide(position, figure, action);
      const took = performance.now() - start;
      if (focuses.length === 0) throw new Error('All figures can be reached here');
      if (turn > TURNS / 5) times.push(took);
    }
  }
  return median(times);
}

function barrow() {
  const spots = BARROW.flatMap((line, row) => [...line].map((letter, column) => ({ letter, column, row })));
  const playable = spots.filter(({ letter }) => letter !== '#');
  const plan = planOf(playable.map(({ column, row }) => fromOddRow(column, row)));
  const overlays = Uint8Array.from(playable, ({ letter }) => ({ o: OBSTACLE, '^': TRAP })[letter] ?? 0);
  const figures = playable.flatMap(({ letter }, cell) => {
    if (letter === 'H') return [{ id: cell, cell, side: 'party', kind: 'hero', initiative: 10 + cell }];
    return letter in ACTIONS ? [{ id: cell, cell, side: 'monsters', kind: 'normal', initiative: 50 }] : [];
  });
  const position = { ground: groundOf(plan, [0], []), overlays, figures };
  const monsters = figures
    .filter(({ side }) => side === 'monsters')
    .map((figure) => ({ figure, action: ACTIONS[playable[figure.cell].letter] }));
  return { position, monsters };
}
