import type { Json } from '@tessera/kernel';
import { CHARACTERS, FACES, FIGURES, loadContent, NATIONS, tables } from '../content/index.ts';
import { cardNumber } from '../deck/deck.ts';
import { insideOf } from '../pieces/figures.ts';
import { TILES } from '../pieces/huntPool.ts';
import { noTroops, troopOf } from '../pieces/troops.ts';
import { numberIn } from '../state/numbers.ts';

/**
 * Resolves a name of the content, as rule cases and the terminal write it.
 *
 * - `dale`, `inside erebor`: a region, the inside of its Stronghold; `region 53`: a region by its number in the
 *   specification.
 * - A Nation, a character, a face of a die, `tile eye`, `card orc-patrol`, a sort of figure (`gondor regular`).
 * - `gondor 3/1/1 elves 0/2`, `nazgul 2`: figures (Regulars, Elites, Leaders).
 * - `at dale`, `at inside erebor`, `box rohan`, `active rohan`, `who gimli`, `control dale`, `reserve gondor regular`:
 *   a path in the state.
 * - `dice event event will`: unused dice.
 * - `slot 0`: the flow when seat 0 is to act; `phase fellowship`: the flow when that phase begins.
 */
export function term(name: string): Json | undefined {
  const [first = '', ...others] = name.split(' ');
  const rest = others.join(' ');
  if (first === 'dice') return FACES.map((face) => others.filter((one) => one === face).length);
  if (first === 'slot') return [{ at: 'turn.end' }, { at: 'slot', seat: Number(rest), slot: Number(rest) }];
  if (first === 'phase') return flowFrom(rest);
  return pathTo(first, rest) ?? troops(name) ?? sort(name) ?? plain(first, rest);
}

/** Returns the rest of a turn from one of its steps. */
function flowFrom(step: string): Json | undefined {
  const turn = ['turn', 'draw', 'fellowship', 'allocate', 'roll', 'actions', 'turn.end'];
  if (!turn.includes(step)) return undefined;
  const left = turn.slice(turn.indexOf(step)).toReversed();
  return left.map((at) => (at === 'actions' ? { at, slot: 0 } : { at }));
}

function plain(first: string, rest: string): number | undefined {
  if (first === 'inside') return orNothing(insideOf(tables.regionIndex.get(rest) ?? -1));
  if (first === 'tile') return orNothing(TILES.findIndex(({ id }) => id === rest));
  if (first === 'card') return cardNumber(rest);
  if (first === 'die') return orNothing(numberIn(FACES, rest));
  if (first === 'region') return regionNumbered(Number(rest));
  if (rest !== '') return undefined;
  return tables.regionIndex.get(first) ?? orNothing(numberIn(NATIONS, first)) ?? characterNamed(first);
}

/** Returns a region by its number in the specification. */
function regionNumbered(number: number): number | undefined {
  return orNothing([...loadContent().content.region.values()].findIndex((one) => one.number === number));
}

/** Returns a character by its id, ours or the specification's. */
function characterNamed(name: string): number | undefined {
  return orNothing(
    CHARACTERS.findIndex((id) => id === name || loadContent().content.character.get(id)!.alias === name),
  );
}

/** Returns a path in the state, for edits: `["@at dale", "@north 1/0/1"]`. */
function pathTo(first: string, rest: string): string | undefined {
  const number = rest === '' ? undefined : (sort(rest) ?? plain(...split(rest)));
  if (number === undefined) return undefined;
  const fields: Readonly<Record<string, string>> = {
    at: 'stacks',
    who: 'characters',
    box: 'boxes',
    active: 'active',
    control: 'control',
    reserve: 'reserve',
    lost: 'lost',
  };
  return Object.hasOwn(fields, first) ? `${fields[first]}.${number}` : undefined;
}

function split(text: string): [string, string] {
  const [first = '', ...others] = text.split(' ');
  return [first, others.join(' ')];
}

function sort(name: string): number | undefined {
  const [nation, figure, ...more] = name.split(' ');
  if (name === 'nazgul') return troopOf(0, 'nazgul');
  const number = numberIn(NATIONS, nation ?? '');
  const which = FIGURES.find((one) => one === figure);
  return number < 0 || which === undefined || which === 'nazgul' || more.length > 0
    ? undefined
    : troopOf(number, which);
}

/** Returns figures of several Nations as one stack. */
function troops(name: string): number[] | undefined {
  if (!/^[a-z]+ \d/.test(name)) return undefined;
  const stack = noTroops();
  const words = name.split(' ');
  for (let i = 0; i < words.length; i += 2) {
    const counts = words[i + 1]?.split('/').map(Number) ?? [];
    if (words[i] === 'nazgul') stack[troopOf(0, 'nazgul')] = counts[0]!;
    else {
      const nation = numberIn(NATIONS, words[i]!);
      if (nation < 0) return undefined;
      counts.forEach((count, figure) => {
        if (count > 0) stack[troopOf(nation, FIGURES[figure]!)] = count;
      });
    }
  }
  return stack;
}

function orNothing(number: number): number | undefined {
  return number >= 0 ? number : undefined;
}
