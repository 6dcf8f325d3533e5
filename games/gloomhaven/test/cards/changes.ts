import { conditionsOf } from '../../src/conditions/conditions.ts';
import { statsOf } from '../../src/content/statistics.ts';
import { elementState } from '../../src/elements/elements.ts';
import { retaliateOf, shieldOf } from '../../src/inPlay/activeModifiers.ts';
import { ZONES } from '../../src/state/pileFields.ts';
import type { State } from '../../src/state/state.ts';
import { ELEMENTS } from '../../src/vocabulary/vocabulary.ts';
import { type Hall, placeName } from './hall.ts';

/** Returns a copy for comparison. */
export function snapshot({ state }: Hall): State {
  return structuredClone(state);
}

/** Returns all changes, one line each. */
export function changesOf(hall: Hall, before: State, played: string | undefined): string[] {
  return [
    ...figureLines(hall, before),
    ...heroLines(hall, before, played),
    ...elementLines(hall.state, before),
    ...deckLines(hall.state, before),
    ...mapLines(hall.state, before),
  ];
}

function figureLines({ state, names }: Hall, before: State): string[] {
  return state.figures.flatMap((figure, id) => {
    const was = before.figures[id];
    if (was === undefined) {
      names[id] = names.includes(figure.type) ? `${figure.type}-${id}` : figure.type;
      return [newcomerLine(state, id)];
    }
    const name = names[id]!;
    if (figure.cell < 0) return was.cell < 0 ? [] : [`${name} ${figure.hp > 0 ? 'is gone' : 'dies'}`];
    const lines: string[] = [];
    if (figure.hp < was.hp) lines.push(`${name} suffers ${was.hp - figure.hp}`);
    if (figure.hp > was.hp) lines.push(`${name} heals ${figure.hp - was.hp}`);
    const [now, then] = [conditionsOf(figure), conditionsOf(was)];
    lines.push(...now.filter((one) => !then.includes(one)).map((one) => `${name} gains ${one}`));
    lines.push(...then.filter((one) => !now.includes(one)).map((one) => `${name} loses ${one}`));
    if (figure.cell !== was.cell) lines.push(`${name} at ${placeName(state, figure.cell)}`);
    if (figure.side !== was.side) lines.push(`${name} fights for the ${figure.side}`);
    const shield = shieldOf(state, id).total;
    if (shield !== shieldOf(before, id).total) lines.push(`${name} has shield ${shield}`);
    const retaliate = retaliateText(state, id);
    if (retaliate !== retaliateText(before, id)) lines.push(`${name} has retaliate ${retaliate}`);
    return lines;
  });
}

function newcomerLine(state: State, id: number): string {
  const figure = state.figures[id]!;
  const { move, attack, range } = statsOf(figure);
  const numbers = [`${figure.hp} hit points`];
  if (figure.kind === 'summon') {
    numbers.push(`move ${move ?? '-'}`, `attack ${attack ?? '-'}`);
    if (range !== undefined) numbers.push(`range ${range}`);
    const retaliate = retaliateText(state, id);
    if (retaliate !== '0') numbers.push(`retaliate ${retaliate}`);
    if (shieldOf(state, id).total > 0) numbers.push(`shield ${shieldOf(state, id).total}`);
  }
  const kind = figure.kind === 'elite' ? 'elite ' : '';
  return `${kind}${figure.type} comes to ${placeName(state, figure.cell)}: ${numbers.join(', ')}`;
}

/** Returns `2`, or `2 within 3` for a range beyond one hex. */
function retaliateText(state: State, id: number): string {
  const near = retaliateOf(state, id, 1).total;
  const reach = [5, 4, 3, 2].find((distance) => retaliateOf(state, id, distance).total > 0);
  return reach === undefined ? String(near) : `${near} within ${reach}`;
}

const ZONE_WORDS: Readonly<Record<(typeof ZONES)[number], string>> = {
  hand: 'in hand',
  inPlay: 'in play',
  active: 'active',
  discard: 'discarded',
  lost: 'lost',
};

function heroLines({ state, names }: Hall, before: State, played: string | undefined): string[] {
  return state.heroes.flatMap((hero, seat) => {
    const was = before.heroes[seat]!;
    const name = names[seat]!;
    const lines: string[] = [];
    if (hero.xp !== was.xp) lines.push(`${name} gains ${hero.xp - was.xp} experience`);
    if (hero.money !== was.money) lines.push(`${name} gains ${hero.money - was.money} money`);
    if (hero.exhausted && !was.exhausted) lines.push(`${name} is exhausted`);
    if (hero.initiative !== was.initiative) lines.push(`${name} has initiative ${hero.initiative}`);
    for (const zone of ZONES) {
      for (const card of hero[zone]) {
        if (was[zone].includes(card)) continue;
        lines.push(`${card === played ? 'card' : card} ${ZONE_WORDS[zone]}`);
      }
    }
    for (const { card, used } of hero.halves) {
      const old = was.halves.find((one) => one.card === card)?.used ?? 0;
      if (used !== old) lines.push(`slot ${used} is left`);
    }
    for (const { id } of was.items) if (!hero.items.some((item) => item.id === id)) lines.push(`no more ${id}`);
    for (const { id, state: now, used } of hero.items) {
      const old = was.items.find((item) => item.id === id);
      if (old?.state !== now) lines.push(`${id} ${now}`);
      else if (old.used !== used) lines.push(`${id}: slot ${used} is left`);
    }
    return lines;
  });
}

function elementLines(state: State, before: State): string[] {
  return ELEMENTS.flatMap((element, i) => {
    const lines: string[] = [];
    if (state.elements[i] !== before.elements[i]) lines.push(`${element} ${elementState(state, element)}`);
    if ((state.infused >> i) & 1 && !((before.infused >> i) & 1)) lines.push(`${element} infused`);
    return lines;
  });
}

function deckLines(state: State, before: State): string[] {
  const decks = [
    ['hero', state.decks.heroes[0]!, before.decks.heroes[0]!],
    ['friend', state.decks.heroes[1]!, before.decks.heroes[1]!],
    ['monsters', state.decks.monsters, before.decks.monsters],
  ] as const;
  return decks.flatMap(([whose, { cards }, { cards: old }]) =>
    [...new Set([...cards, ...old])].flatMap((card) => {
      const more = count(cards, card) - count(old, card);
      if (more === 0) return [];
      const what = Math.abs(more) === 1 ? card : `${Math.abs(more)} ${card}`;
      return [`${what} ${more > 0 ? 'into' : 'out of'} the deck of ${whose}`];
    }),
  );
}

function count(cards: readonly string[], card: string): number {
  return cards.filter((one) => one === card).length;
}

function mapLines(state: State, before: State): string[] {
  const now = thingsOn(state);
  const then = thingsOn(before);
  return [
    ...now.filter((thing) => count(now, thing) > count(then, thing)),
    ...then.filter((thing) => count(then, thing) > count(now, thing)).map((thing) => `no more ${thing}`),
  ].filter((line, i, lines) => lines.indexOf(line) === i);
}

function thingsOn(state: State): string[] {
  const { map } = state;
  const at = (cell: number) => placeName(state, cell);
  return [
    ...map.traps.map(({ cell, damage, conditions }) => `trap of ${[damage, ...conditions].join(', ')} at ${at(cell)}`),
    ...map.obstacles.map((cells) => `obstacle at ${cells.map(at).join(' ')}`),
    ...map.money.map((cell) => `money at ${at(cell)}`),
    ...map.hazards.map((cell) => `hazard at ${at(cell)}`),
    ...map.difficult.map((cell) => `difficult ground at ${at(cell)}`),
  ];
}
