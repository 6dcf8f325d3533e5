import type { Json } from '@tessera/kernel';
import { hex } from '@tessera/space';
import { noConditions } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { statsAt } from '../content/pointed.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { cellNamed } from '../messages/names.ts';
import type { Options } from '../party/options.ts';
import { partyOf } from '../party/party.ts';
import { levelsFor } from '../scenario/level.ts';
import { numberOf, scenarioFacts } from '../scenario/numbers.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import { statsPointer } from '../scenario/spawn.ts';
import type { Figure } from '../state/stateRecords.ts';
import { variantsOf } from '../vocabulary/variants.ts';

/**
 * Returns the value of a term of the rule cases. `c4` or `1,2` is a hex of the scenario; `brute 1,2` the hero on that
 * hex, `brute 1,2 3hp` with 3 hit points; `bandit-guard 4 1,2` the normal guard with number 4, `elite bandit-guard 4
 * 1,2 3hp` an elite one; `deck null plus-1` a modifier deck with these cards on top of some +0; `ability guard 524` the
 * ability deck with this card revealed.
 */
export function term(name: string, options: Options): Json | undefined {
  const scenario = `scenario-${options.scenario}`;
  const all = name.split(' ');
  const places = all.flatMap((word) => placeNamed(scenario, word) ?? []);
  const words = all.filter((word) => placeNamed(scenario, word) === undefined);
  const [cell = -1] = places;
  const [first = ''] = words;
  if (words.length === 0) return cell < 0 ? undefined : cell;
  if (first === 'deck') return deck(words.slice(1));
  if (first === 'ability') return ability(words);
  const hp = Number(/(\d+)hp$/.exec(name)?.[1] ?? 0);
  const figure = recordsOf('class').has(first) ? hero(first, cell, options) : monster(words, cell, scenario, options);
  return figure && { ...figure, ...(hp > 0 && { hp }) };
}

/** Returns a hex by its name on the map (`c4`) or its coordinates (`1,2`). */
function placeNamed(scenario: string, word: string): number | undefined {
  const [, q, r] = /^(-?\d+),(-?\d+)$/.exec(word) ?? [];
  if (q === undefined || r === undefined) return cellNamed(scenario, word);
  const cell = scenarioPlan(scenario).plan.board.find(hex(Number(q), Number(r)));
  return cell < 0 ? undefined : cell;
}

function deck(top: readonly string[]): Json | undefined {
  const cards = [...new Array<string>(10).fill('plus-0'), ...top.toReversed()];
  return top.every((card) => recordsOf('modifier-card').has(card))
    ? { pile: cards, drawn: [], cards, due: false }
    : undefined;
}

function ability([, id = '', wanted]: readonly string[]): Json | undefined {
  const cards = recordsOf('monster-deck').get(id)?.cards;
  const card = cards?.findIndex((one) => one.id === wanted) ?? -1;
  if (cards === undefined || card < 0) return undefined;
  const pile = cards.map((_, n) => n).filter((n) => n !== card);
  return { deck: id, pile, drawn: [card], card, consumed: 0 };
}

const nobody = { ...noConditions, acted: false, dropsMoney: false } as const;

function hero(type: string, cell: number, { heroes }: Options): Figure | undefined {
  const seats = Math.max(1, heroes.length);
  const seat = partyOf(heroes, seats).findIndex((one) => one.class === type);
  const level = heroes[seat]?.level ?? 1;
  const maxHp = recordOf('class', type).hitPoints[level - 1]!;
  return seat < 0
    ? undefined
    : { kind: 'hero', type, side: 'party', cell, hp: maxHp, maxHp, ...nobody, number: seat, seat, stats: '' };
}

function monster(words: readonly string[], cell: number, scenario: string, options: Options): Figure | undefined {
  const rank = words[0] === 'elite' ? 'elite' : 'normal';
  const [type = '', number = '1'] = rank === 'elite' ? words.slice(1) : words;
  const record = recordsOf('monster').get(type);
  if (record === undefined) return undefined;
  const variants = variantsOf(options.preset, options.variants);
  const party = partyOf(options.heroes, Math.max(1, options.heroes.length)).map((one) => one.level);
  const levels = levelsFor({ heroes: party, difficulty: options.difficulty, level: options.level, variants });
  const stats = statsPointer({ scenario, monsterLevel: levels.monsterLevel }, record, rank);
  const maxHp = numberOf(statsAt(stats).hitPoints ?? 1, scenarioFacts({ ...levels, round: 1 }));
  const kind = record.rank === 'ordinary' ? rank : record.rank;
  return {
    kind,
    type,
    side: 'monsters',
    cell,
    hp: maxHp,
    maxHp,
    ...nobody,
    number: Number(number),
    seat: -1,
    stats,
    dropsMoney: true,
  };
}
