import type { Choice } from '../../src/state/choice.ts';
import { cellAt, type Hall } from './hall.ts';

/** Returns the option that an answer's text means, if any. */
export function chosen(hall: Hall, options: readonly Choice[], text: string): Choice | undefined {
  const [type = '', ...words] = text.split(' ');
  const figures = () => words.map((name) => hall.names.indexOf(name));
  const cells = () => words.map((place) => cellAt(hall.state, place));
  const find = (isIt: (choice: Choice) => boolean) => options.find(isIt);
  switch (type) {
    case 'target':
      return find((one) => one.type === 'target' && one.figure === figures()[0]);
    case 'targets':
      return find((one) => one.type === 'targets' && sameSet(one.figures, figures()));
    case 'move':
      return byPath(options, 'move', cells()) ?? wholePath(options, cells());
    case 'force':
      return byPath(options, 'force', cells());
    case 'stay':
      return find((one) => (one.type === 'move' || one.type === 'force') && one.path.length === 0) ?? find(isPassive);
    case 'area':
      return find((one) => one.type === 'area' && cells().every((cell) => one.cells.includes(cell)));
    case 'hex':
      return find((one) => one.type === 'hex' && one.cell === cells()[0]);
    case 'take':
      return find(
        (one) =>
          one.type === 'take' &&
          words.every((word) => one.offer.includes(word) || one.elements.some((element) => element === word)),
      );
    case 'cards':
    case 'lose':
      return find((one) => (one.type === 'cards' || one.type === 'lose') && sameSet(one.cards, words));
    case 'items':
      return find((one) => one.type === 'items' && sameSet(one.items, words));
    case 'option':
      return find((one) => one.type === 'option' && one.n === Number(words[0]));
    case 'element':
      return find((one) => one.type === 'element' && one.element === words[0]);
    case 'play':
      return find((one) => one.type === 'play' && one.card === words[0] && one.half === words[1] && !one.basic);
    case 'pick':
      return find((one) => one.type === 'pick' && one.cards.join() === words.join());
    default:
      return find((one) => one.type === type);
  }
}

function sameSet<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && other.every((value) => one.includes(value));
}

/** Returns the shortest path to the last hex through the others. */
function byPath(options: readonly Choice[], type: 'move' | 'force', cells: readonly number[]): Choice | undefined {
  let best: Extract<Choice, { path: number[] }> | undefined;
  for (const one of options) {
    if (one.type !== type || one.path.at(-1) !== cells.at(-1) || !cells.every((cell) => one.path.includes(cell)))
      continue;
    if (best === undefined || one.path.length < best.path.length) best = one;
  }
  return best;
}

/** Returns a path that is not listed because a shorter one exists, hex by hex. */
function wholePath(options: readonly Choice[], path: number[]): Choice | undefined {
  return path.length > 1 && options.some(({ type }) => type === 'move') ? { type: 'move', path } : undefined;
}

/** Returns the default answer of a case: takes everything, moves as far as possible, suffers damage. */
export function defaultOf({ state }: Hall, options: readonly Choice[]): Choice {
  const asked = state.flow.at(-1)?.at;
  const wish = options.find(({ type }) => type === 'suffer' || type === 'no-rest');
  if (wish) return wish;
  if (asked === 'turn.act') return { type: 'end-turn' };
  const ways = options.filter((one) => one.type === 'move' || one.type === 'force');
  if (ways.length > 0) return ways.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return options.find((one) => !isPassive(one)) ?? options[0]!;
}

function isPassive({ type }: Choice): boolean {
  return ['skip', 'go-on', 'end-turn', 'no-rest'].includes(type);
}
