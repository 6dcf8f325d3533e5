import { fastChance, flow } from '@tessera/kernel';
import { addInstructions } from '../../src/content/builtIn.ts';
import { recordOf } from '../../src/content/lookup.ts';
import { steps as rules } from '../../src/game/steps.ts';
import { instructions as instructionsSchema } from '../../src/modifiers/action.ts';
import { Options } from '../../src/party/options.ts';
import { wishProblems } from '../../src/party/party.ts';
import { setup } from '../../src/scenario/setup.ts';
import type { Choice } from '../../src/state/choice.ts';
import type { Event } from '../../src/state/events.ts';
import type { Frame } from '../../src/state/frames.ts';
import type { State } from '../../src/state/state.ts';
import { playFrames } from '../../src/turn/act.ts';
import { chosen, defaultOf } from './answers.ts';
import { type CardCase, type CardCaseStep, stepsOf } from './caseFile.ts';
import { changesOf, snapshot } from './changes.ts';
import { type Hall, hallOf } from './hall.ts';

const game = flow<State, Frame, Choice, Event>({ steps: rules, over: ({ over }) => over });

/** Returns the failures of a case as text. */
export function failuresOf(one: CardCase): string[] {
  return play(one).flatMap(({ step, changes }) => {
    const missing = step.after.filter((line) => !changes.includes(line)).map((line) => `${step.do}: not "${line}"`);
    const more = changes.filter((line) => !step.after.includes(line)).map((line) => `${step.do}: but "${line}"`);
    return [...missing, ...more];
  });
}

/** Plays a case and returns the changes of each step. */
function play(one: CardCase): { readonly step: CardCaseStep; readonly changes: readonly string[] }[] {
  const hall = hallOf(one);
  const { state } = hall;
  state.flow = [{ at: 'picks' }];
  if (!('monster' in one)) {
    state.flow.push({ at: 'turn', figure: 0 });
    game.settle(state, hall.ctx);
    // Answers questions at the beginning of the turn, such as those of wounds.
    for (let [asked] = game.decisions(state); asked !== undefined && state.flow.at(-1)?.at !== 'turn.act'; ) {
      game.play(state, asked.seat, defaultOf(hall, game.legal(state, asked.seat)), hall.ctx);
      [asked] = game.decisions(state);
    }
  }
  return stepsOf(one).map((step) => {
    const before = snapshot(hall);
    perform(hall, one, step);
    return { step, changes: changesOf(hall, before, 'half' in one ? one.card : undefined) };
  });
}

/** Performs a step to its end. Questions get the step's answers in order, then default ones. */
function perform(hall: Hall, one: CardCase, step: CardCaseStep): void {
  const { state, ctx } = hall;
  const { frames = [], choice, answers = [], toTheEnd = false } = meaningOf(hall, one, step.do);
  const given = [...step.answers];
  const implied = [...answers];
  const depth = state.flow.length;
  if (choice !== undefined) answer(state, choice);
  else {
    state.flow.push(...frames.toReversed());
    game.settle(state, ctx);
  }
  for (let n = 0; n < 100; n++) {
    const [asked] = game.decisions(state);
    if (asked === undefined || state.flow.at(-1)?.at === 'picks') break;
    if (state.flow.length <= depth && !toTheEnd) break;
    const options = game.legal(state, asked.seat);
    answer(state, take(given, options) ?? take(implied, options) ?? defaultOf(hall, options));
  }
  if (given.length > 0) throw new Error(`${step.do}: nobody asked for "${given[0]}"; ${asking()}`);
  if (state.flow.at(-1)?.at === 'picks') state.flow = [{ at: 'picks' }];

  function take(list: string[], options: readonly Choice[]): Choice | undefined {
    const next = list[0] === undefined ? undefined : chosen(hall, options, list[0]);
    if (next !== undefined) list.shift();
    return next;
  }

  function answer(table: State, wanted: Choice): void {
    const [asked] = game.decisions(table);
    const reason = asked === undefined ? undefined : game.check(table, asked.seat, wanted);
    if (asked === undefined || reason !== undefined)
      throw new Error(`${step.do}: ${JSON.stringify(wanted)} is refused: ${reason?.code ?? 'nobody is asked'}`);
    game.play(table, asked.seat, wanted, ctx);
  }

  function asking(): string {
    const [asked] = game.decisions(state);
    const options = asked === undefined ? [] : game.legal(state, asked.seat);
    return `asked is ${state.flow.at(-1)?.at}: ${JSON.stringify(options).slice(0, 600)}`;
  }
}

interface Meaning {
  readonly frames?: readonly Frame[];
  readonly choice?: Choice;
  readonly answers?: readonly string[];
  /** Everything is played to its end, including the turn. */
  readonly toTheEnd?: boolean;
}

/** Returns the frames or choices that a step's text means. */
function meaningOf(hall: Hall, one: CardCase, text: string): Meaning {
  const { state, names, other } = hall;
  const id = (name: string) => {
    const found = names.indexOf(name);
    if (found < 0) throw new Error(`nobody is called "${name}"`);
    return found;
  };
  const performance = (name: string, json: object): Frame => ({
    at: 'performance',
    figure: id(name),
    of: instructionsOf(json),
    by: Math.max(0, state.figures[id(name)]!.seat),
    turned: false,
  });
  if (text === 'play') return playing(hall, one);
  if (text === 'turn ends') return { choice: { type: 'end-turn' }, toTheEnd: true };
  if (text === 'round ends') return { frames: [{ at: 'round.end' }], toTheEnd: true };
  let words = /^basic (top|bottom)$/.exec(text);
  if (words) {
    const half = words[1] === 'top' ? 'top' : 'bottom';
    return { choice: { type: 'play', card: other, half, basic: true } };
  }
  words = /^play (\S+) (top|bottom)$/.exec(text);
  if (words) {
    const half = words[2] === 'top' ? 'top' : 'bottom';
    return { choice: { type: 'play', card: words[1]!, half, basic: false } };
  }
  words = /^use (\S+)(?: with (\S+))?$/.exec(text);
  if (words) {
    const [asked] = game.decisions(state);
    const uses = game.legal(state, asked!.seat).filter((choice) => choice.type === 'use' && choice.item === words![1]);
    const wanted = uses.find(
      (choice) => choice.type === 'use' && (!words![2] || choice.elements.includes(words![2] as 'fire')),
    );
    return { choice: wanted ?? { type: 'use', item: words[1]!, elements: [] } };
  }
  words = /^(\S+) attacks (\S+) (\d+)(?: at range (\d+))?(?: with (\S+))?$/.exec(text);
  if (words) {
    const [, who = '', whom = '', value, range, more] = words;
    const modifiers: object[] = range === undefined ? [] : [{ type: 'range', distance: Number(range) }];
    if (more !== undefined)
      modifiers.push(more === 'push' ? { type: 'push', distance: 1 } : { type: 'condition', condition: more });
    const attack = { actions: [{ type: 'attack', value: Number(value), modifiers }] };
    return { frames: [performance(who, attack)], answers: [`target ${whom}`] };
  }
  words = /^(\S+) moves (\d+) to (\S+)$/.exec(text);
  if (words) {
    const [, who = '', value, place] = words;
    const move = { actions: [{ type: 'move', value: Number(value), modifiers: [] }] };
    return { frames: [performance(who, move)], answers: [`move ${place}`] };
  }
  words = /^(\S+) moves (\d+) as an attack$/.exec(text);
  if (words) {
    const move = { actions: [{ type: 'move', value: Number(words[2]), modifiers: [] }] };
    return { frames: [performance(words[1]!, move)] };
  }
  words = /^hero plays (\S+) (top|bottom)$/.exec(text);
  if (words) {
    // One more card, as if it had been chosen for this turn.
    state.heroes[0]!.inPlay.push(words[1]!);
    return { frames: playFrames(state, 0, words[1]!, words[2] === 'top' ? 'top' : 'bottom', false) };
  }
  words = /^hero ends (\S+)$/.exec(text);
  if (words) return { choice: { type: 'end-active', card: words[1]! } };
  words = /^(\S+) heals (\S+) (\d+)$/.exec(text);
  if (words) {
    const [, who = '', whom = '', value] = words;
    const heal = { actions: [{ type: 'heal', value: Number(value), modifiers: [{ type: 'range', distance: 9 }] }] };
    return { frames: [performance(who, heal)], answers: [`target ${whom}`] };
  }
  words = /^(\S+) loots (\d+)$/.exec(text);
  if (words) {
    const loot = { actions: [{ type: 'loot', value: Number(words[2]), modifiers: [] }] };
    return { frames: [performance(words[1]!, loot)] };
  }
  if (text === 'cards are revealed') {
    return { frames: [{ at: 'moment', moment: 'cards-revealed', figure: 0, other: -1, settled: [] }] };
  }
  words = /^hero of level (\d) sets out with (.+)$/.exec(text);
  if (words) return setOut(state, Number(words[1]), words[2]!.split(' '));
  words = /^(\S+) suffers (\d+)$/.exec(text);
  if (words) {
    return { frames: [{ at: 'damage', figure: id(words[1]!), amount: Number(words[2]), by: -1, from: 'effect' }] };
  }
  words = /^(\S+) rests (long|short)$/.exec(text);
  if (words) {
    const seat = id(words[1]!);
    return { frames: [words[2] === 'long' ? { at: 'rest.long', seat } : { at: 'rest.short', seat }] };
  }
  words = /^turn of (\S+)(?: by (\S+) (\d+))?$/.exec(text);
  if (words) {
    const [, who = '', deck, card] = words;
    if (deck !== undefined) turnUp(state, deck, card!);
    return { frames: [{ at: 'turn', figure: id(who) }] };
  }
  throw new Error(`"${text}" means nothing`);
}

/** Sets up the deck and items of a hero with these items. Rejects an invalid hero. */
function setOut(state: State, level: number, items: readonly string[]): Meaning {
  const wish = { class: state.heroes[0]!.class, level, items: [...items], perks: [] };
  const problems = wishProblems([wish]);
  if (problems.length > 0) {
    state.heroes[0]!.items = [];
    return {};
  }
  const options = Options.parse({ heroes: [wish], variants: { 'phase.setup': 'skipped' } });
  const fresh = setup(options, 1, { chance: fastChance('hall'), log: () => undefined });
  state.heroes[0]!.items = fresh.heroes[0]!.items;
  state.decks.heroes[0] = fresh.decks.heroes[0]!;
  return {};
}

function playing({ state, names }: Hall, one: CardCase): Meaning {
  if ('half' in one) return { choice: { type: 'play', card: one.card, half: one.half, basic: false } };
  if ('item' in one) return { choice: { type: 'use', item: one.item, elements: [] } };
  const [deck = '', card = ''] = one.monster.split(' ');
  turnUp(state, deck, card);
  return { frames: [{ at: 'turn', figure: names.indexOf('M') }] };
}

/** Reveals an ability card of a deck for this round. */
function turnUp(state: State, deck: string, card: string): void {
  const n = recordOf('monster-deck', deck).cards.findIndex(({ id }) => id === card);
  if (n < 0) throw new Error(`There is no card ${card} in ${deck}`);
  let pile = state.monsterDecks.find((one) => one.deck === deck);
  if (pile === undefined) {
    pile = { deck, pile: [], drawn: [], card: n, consumed: 0 };
    state.monsterDecks.push(pile);
  }
  pile.card = n;
}

const known = new Map<string, string>();

function instructionsOf(json: object): string {
  const text = JSON.stringify(json);
  let pointer = known.get(text);
  if (pointer === undefined) {
    pointer = addInstructions(`hall-${known.size}`, instructionsSchema.parse(json));
    known.set(text, pointer);
  }
  return pointer;
}
