import type { FormatContext, TranslateFn } from '@tessera/text';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import type { ScenarioRule } from '../content/records/scenarioRule.ts';
import { nameOf } from '../messages/names.ts';
import { describerOf } from '../modifiers/describe.ts';
import type { Describer } from '../modifiers/kind.ts';
import { describeModifier } from '../modifiers/modifier.ts';
import type { Selector } from '../modifiers/selector.ts';
import { byCharacters, numberOf, scenarioFacts } from '../scenario/numbers.ts';
import { scenarioPlan } from '../scenario/plan.ts';
import type { View } from '../state/state.ts';
import type { Amount } from '../vocabulary/facts.ts';
import { doorNumbers, doorTo, letterOf } from './mapLabels.ts';
import { isRoundOf, isStanding } from './scenarioTriggers.ts';

type Voice = Pick<FormatContext, 'language' | 't' | 'has'>;
type Table = Pick<View, 'scenario' | 'characters' | 'level' | 'round'>;

/** The texts of a scenario for the players at a table: numbers are evaluated, and places are named as on the map. */
export interface SheetTexts {
  readonly goals: readonly string[];
  readonly losses: readonly string[];
  readonly setup: readonly string[];
  /** One sentence per rule of the scenario, including those not in play. */
  readonly rules: readonly string[];
}

/** Returns the texts of a scenario's goals, losses, set-up and special rules for a table. */
export function sheetTexts(view: Table, voice: Voice): SheetTexts {
  const { record } = scenarioPlan(view.scenario);
  const t = sheetDescriber(view, record, voice);
  return {
    goals: record.goals.map((goal) => goalText(goal, t)),
    losses: record.losses.map((loss) => lossText(loss, t)),
    setup: record.setup.map((setup) => setupText(setup, t)),
    rules: record.rules.map((rule) => ruleText(rule, t)),
  };
}

/** Describes parts of a scenario at one table. */
interface SheetDescriber extends Describer {
  readonly view: Table;
  /** Returns the number of a door on the map. */
  door(id: string): string;
  doors(ids: readonly string[]): string;
  /** Returns the number of the door before a room, or "none" for the room where the heroes start. */
  room(id: string | undefined): string;
  letter(marker: string): string;
  letters(markers: readonly string[]): string;
  names(ids: readonly string[]): string;
}

function sheetDescriber(view: Table, record: ScenarioRecord, voice: Voice): SheetDescriber {
  const own = [...record.objects, ...record.things];
  const name = (id: string) => {
    const called = nameOf(id, voice);
    return called === id ? (own.find((one) => one.id === id)?.name ?? id) : called;
  };
  const plain = describerOf({ language: voice.language, t: voice.t, name });
  const facts = scenarioFacts(view);
  // Formulas of facts that only a figure has stay formulas.
  const amount = (value: Amount) =>
    typeof value === 'string' && [...value.matchAll(/@(\w+)/g)].every(([, fact = '']) => TABLE_FACTS.has(fact))
      ? String(numberOf(value, facts))
      : plain.amount(value);
  const numbers = doorNumbers(view.scenario);
  const door = (id: string) => String(numbers.get(id) ?? id);
  const letter = (marker: string) => letterOf(view.scenario, marker);
  const translate: TranslateFn = (key, params) => plain(key, params);
  const t: SheetDescriber = Object.assign(translate, plain, {
    amount,
    modifiers: (modifiers) => modifiers.map((modifier) => describeModifier(modifier, t)).join(', '),
    view,
    door,
    doors: (ids) => plain.all(ids.map(door)),
    room: (id) => {
      const before = id === undefined ? undefined : doorTo(view.scenario, id);
      return before === undefined ? 'none' : door(before);
    },
    letter,
    letters: (markers) => plain.all(markers.map(letter)),
    names: (ids) => plain.all(ids.map(name)),
  } satisfies Partial<SheetDescriber>);
  return t;
}

const TABLE_FACTS: ReadonlySet<string> = new Set(['characters', 'level', 'round']);

function goalText(goal: ScenarioRecord['goals'][number], t: SheetDescriber): string {
  const sentence = (params = {}) => t(`sheet.goal.${goal.type}`, params);
  switch (goal.type) {
    case 'kill-all':
      return sentence({ some: goal.except.length > 0, except: t.names(goal.except) });
    case 'kill':
      return sentence({ monsters: t.names(goal.monsters) });
    case 'kill-count':
      return sentence({ count: t.amount(goal.count), some: goal.monsters.length > 0, only: t.names(goal.monsters) });
    case 'reveal':
      return sentence({ room: goal.rooms === 'all' ? 'all' : t.room(goal.rooms[0]) });
    case 'loot-goals':
      return sentence({ each: goal.each });
    case 'destroy':
      return sentence({ objects: t.names(goal.objects) });
    case 'occupy':
      return sentence({ letters: t.letters(byCharacters(goal.markers, t.view)) });
    case 'escort':
      return sentence({
        object: t.nameOf(goal.object),
        count: t.amount(goal.count),
        one: goal.count === 1,
        adjacent: goal.adjacent,
        letter: t.letter(goal.marker),
      });
    case 'carry':
      return sentence({ thing: t.nameOf(goal.thing), adjacent: goal.adjacent, letter: t.letter(goal.marker) });
    case 'escape':
      return sentence({ letter: t.letter(goal.marker), oneByOne: goal.oneByOne });
    case 'survive':
      return sentence({ rounds: goal.rounds });
    case 'counter':
      return sentence({ counter: t.nameOf(goal.counter), least: t.amount(goal.least) });
    case 'treasure':
      return sentence({ treasure: goal.treasure.replace('treasure-', '') });
    case 'kill-revealed':
    case 'open-doors':
      return sentence();
  }
}

function lossText(loss: ScenarioRecord['losses'][number], t: SheetDescriber): string {
  const sentence = (params = {}) => t(`sheet.loss.${loss.type}`, params);
  switch (loss.type) {
    case 'object-destroyed':
      return sentence({ object: t.nameOf(loss.object), one: loss.count === 1, count: t.amount(loss.count) });
    case 'monster-killed':
      return sentence({ monsters: t.either(loss.monsters.map(t.nameOf)) });
    case 'exhausted':
      return sentence({
        letter: loss.offMarker === undefined ? 'none' : t.letter(loss.offMarker),
        early: loss.beforeGoalLoot,
        left: loss.beforeAllGoals,
        room: t.room(loss.afterRoom),
        thing: orNone(loss.thing, t),
        last: loss.left ?? 0,
      });
    case 'round-over':
      return sentence({ round: loss.round });
    case 'monster-on':
      return sentence({ monsters: t.either(loss.monsters.map(t.nameOf)), letter: t.letter(loss.marker) });
    case 'counter':
      return sentence({ counter: t.nameOf(loss.counter), least: t.amount(loss.least) });
  }
}

function setupText(setup: ScenarioRecord['setup'][number], t: SheetDescriber): string {
  const sentence = (params = {}) => t(`sheet.setup.${setup.type}`, params);
  switch (setup.type) {
    case 'modifier-cards':
      return sentence({ card: t(`card.${setup.card}`), count: setup.count });
    case 'condition':
      return sentence({ condition: t(`condition.${setup.condition}`) });
    case 'damage':
      return sentence({ value: t.amount(setup.value) });
    case 'discard-cards':
      return sentence({ cards: setup.cards });
    case 'starts':
      return sentence({ letters: t.letters(byCharacters(setup.markers, t.view)) });
    case 'split-starts':
      return sentence();
    case 'carry':
      return sentence({ thing: t.nameOf(setup.thing), quest: orNone(setup.quest, t) });
  }
}

function ruleText(rule: ScenarioRule, t: SheetDescriber): string {
  const requirements = rule.if.filter(({ type }) => type !== 'formula' && type !== 'achievement');
  const effects = mergedSpawns(rule.effects).flatMap((effect) => effectText(effect, t) ?? []);
  return t('sheet.rule', {
    what: t.all(effects),
    always: isStanding(rule),
    when: whenText(rule, t),
    conditional: requirements.length > 0,
    if: t.all(requirements.map((requirement) => requirementText(requirement, t))),
    may: rule.may,
  });
}

type Effect = ScenarioRule['effects'][number];

/** Joins equal spawns into one with a count. */
function mergedSpawns(effects: readonly Effect[]): readonly Effect[] {
  const merged: Effect[] = [];
  for (const effect of effects) {
    const same = (one: Effect) =>
      one.type === 'spawn' && JSON.stringify({ ...one, count: 0 }) === JSON.stringify({ ...effect, count: 0 });
    const at = merged.findIndex(same);
    const before = merged[at];
    if (before?.type === 'spawn' && effect.type === 'spawn') {
      merged[at] = { ...before, count: before.count + effect.count };
    } else merged.push(effect);
  }
  return merged;
}

function whenText({ when, once, if: requirements }: ScenarioRule, t: SheetDescriber): string {
  const sentence = (params = {}) => t(`sheet.when.${when.type}`, params);
  switch (when.type) {
    case 'round-start':
    case 'round-end':
      return sentence({ rounds: roundsText({ once, if: requirements }, t) });
    case 'turn-start':
    case 'turn-end':
    case 'entered': {
      const terrain = when.type === 'entered' ? when.terrain : 'none';
      return sentence({ terrain, side: whoseTurn(when.who), who: when.who === undefined ? '' : t.who(when.who) });
    }
    case 'door-opened':
      return sentence({ door: t.door(when.door) });
    case 'room-revealed':
      return sentence({ room: t.room(when.room) });
    case 'occupied': {
      const letters = byCharacters(when.markers, t.view);
      const { markers } = scenarioPlan(t.view.scenario);
      const plates = letters.flatMap((letter) => markers.get(letter) ?? []).length;
      return sentence({ plates, letters: t.letters(letters) });
    }
    case 'all-on':
      return sentence({ letter: t.letter(when.marker) });
    case 'monster-killed':
      return sentence({
        monsters: t.names(when.monsters),
        count: t.amount(when.count),
        each: when.each,
        rank: when.rank ?? 'none',
      });
    case 'damaged':
      return sentence({ monsters: t.names(when.monsters), thing: orNone(when.thing, t) });
    case 'marched':
      return sentence({ monsters: t.names(when.monsters) });
    case 'object-destroyed':
    case 'arrived':
      return sentence({ object: t.nameOf(when.object) });
    case 'task':
      return sentence({ half: when.half, object: when.beside === 'goal' ? 'none' : t.nameOf(when.beside.object) });
    case 'goal-looted':
      return sentence({
        count: numberOf(when.count, scenarioFacts(t.view)),
        letter: when.marker === undefined ? 'none' : t.letter(when.marker),
      });
    case 'counter':
      return sentence({ counter: t.nameOf(when.counter), least: t.amount(when.least) });
    case 'always':
      return sentence();
  }
}

/** Returns whose turns trigger a rule, for sentences that name the party or the monsters. */
function whoseTurn(who: Selector | undefined): 'any' | 'heroes' | 'monsters' | 'other' {
  if (who === undefined) return 'any';
  if (who.if !== undefined || who.named !== undefined) return 'other';
  return who.side === 'enemy' ? 'monsters' : who.side === 'ally' ? 'heroes' : 'other';
}

/** Rounds that are checked for a pattern. */
const LOOKED_AT = 24;

/** Returns the rounds of a rule in words: every round, odd rounds, round 3, rounds 1, 4, 7 and so on. */
function roundsText({ once, if: requirements }: Pick<ScenarioRule, 'once' | 'if'>, t: SheetDescriber): string {
  const all = Array.from({ length: LOOKED_AT }, (_, n) => n + 1);
  const hits = all.filter((round) => isRoundOf(requirements, t.view, round));
  const [first = 0] = hits;
  const inWords = (kind: string, rounds = '') => t(`sheet.rounds.${kind}`, { rounds });
  if (hits.length === LOOKED_AT) return inWords(!once ? 'all' : requirements.length > 0 ? 'once' : 'one', '1');
  if (hits.length === LOOKED_AT - first + 1 && first > 0) return inWords(once ? 'one' : 'from', String(first));
  if (hits.length === 1) return inWords('one', String(first));
  if (hits.every((round, n) => round === 2 * n + 1)) return inWords('odd');
  if (hits.every((round, n) => round === 2 * n + 2)) return inWords('even');
  if (hits.length <= 4) return inWords('some', t.all(hits.map(String)));
  return inWords('more', hits.slice(0, 3).join(', '));
}

function requirementText(requirement: ScenarioRule['if'][number], t: SheetDescriber): string {
  const sentence = (params = {}) => t(`sheet.if.${requirement.type}`, params);
  switch (requirement.type) {
    case 'formula':
    case 'achievement':
      return '';
    case 'door':
      return sentence({ door: t.door(requirement.door), open: requirement.open });
    case 'room':
      return sentence({ room: t.room(requirement.room), revealed: requirement.revealed });
    case 'present':
      return sentence({
        monsters: t.either(requirement.monsters.map(t.nameOf)),
        present: requirement.present,
        room: t.room(requirement.room),
      });
    case 'object':
      return sentence({ object: t.nameOf(requirement.object), present: requirement.present });
    case 'object-at':
      return sentence({
        object: t.nameOf(requirement.object),
        letter: t.letter(requirement.marker),
        within: requirement.within,
      });
    case 'standing':
      return sentence({ object: t.nameOf(requirement.object), least: requirement.least });
    case 'near':
      return sentence({ object: t.nameOf(requirement.object), within: requirement.within });
    case 'characters':
      return sentence({ room: t.room(requirement.room), present: requirement.present });
    case 'counter':
      return sentence({
        counter: t.nameOf(requirement.counter),
        least: t.amount(requirement.least),
        bounded: requirement.most !== undefined,
        most: requirement.most === undefined ? '' : t.amount(requirement.most),
      });
    case 'figure':
      return sentence({ what: t.predicate(requirement.if) });
    case 'at':
      return sentence({ letter: t.letter(requirement.marker), within: requirement.within });
    case 'carries':
      return sentence({ thing: t.nameOf(requirement.thing), carries: requirement.carries });
    case 'treasure':
      return sentence({ treasure: requirement.treasure.replace('treasure-', ''), own: requirement.own });
    case 'given':
      return sentence({ rule: t.nameOf(requirement.rule), given: requirement.given });
  }
}

/** Returns the name of a part of the scenario, or "none". */
function orNone(id: string | undefined, t: SheetDescriber): string {
  return id === undefined ? 'none' : t.nameOf(id);
}

/** Returns the hit points that a spawned figure lacks, or "none". */
function lacking(damaged: Amount | undefined, t: SheetDescriber): string {
  const amount = damaged === undefined ? '0' : t.amount(damaged);
  return amount === '0' ? 'none' : amount;
}

/** Returns the figures that a rule affects: all that fit, regardless of the number of the selector. */
function affected({ side, named, if: condition }: Selector, t: SheetDescriber) {
  const isKind = condition !== undefined && 'type' in condition && condition.type === 'monster';
  const monsters = isKind ? condition.monsters : named === undefined ? [] : [named];
  return { side: monsters.length > 0 ? 'named' : side, who: t.names(monsters) };
}

/** Returns the text of an effect, or undefined when it does nothing with this number of characters. */
function effectText(effect: ScenarioRule['effects'][number], t: SheetDescriber): string | undefined {
  const sentence = (params = {}) => t(`sheet.effect.${effect.type}`, params);
  switch (effect.type) {
    case 'spawn': {
      const rank = byCharacters(effect.ranks, t.view);
      if (rank === null) return undefined;
      return sentence({
        monster: t.nameOf(effect.monster),
        rank,
        count: effect.count,
        letter: effect.marker === undefined ? 'none' : t.letter(effect.marker),
        damaged: lacking(effect.damaged, t),
      });
    }
    case 'open-door':
    case 'unlock-door':
    case 'close-door':
      return sentence({ doors: t.doors(effect.doors), count: effect.doors.length });
    case 'set-up-room':
      return sentence({ room: t.room(effect.room) });
    case 'element':
      return sentence({ element: t(`element.${effect.element}`), state: t(`state.${effect.state}`) });
    case 'apply':
      return sentence({
        ...affected(effect.who, t),
        room: t.room(effect.room),
        letter: effect.marker === undefined ? 'none' : t.letter(effect.marker),
        near: effect.near ?? -1,
        modifiers: t.modifiers(effect.modifiers),
      });
    case 'end':
      return sentence({ rule: t.nameOf(effect.rule) });
    case 'count':
      return sentence({
        counter: t.nameOf(effect.counter),
        isDamage: effect.by === 'damage',
        by: effect.by === 'damage' ? 0 : numberOf(effect.by, scenarioFacts(t.view)),
      });
    case 'draw-token':
      return sentence({ counter: t.nameOf(effect.counter), tokens: effect.tokens, wanted: effect.wanted });
    case 'suspend':
      return sentence({ monsters: t.names(effect.monsters), suspended: effect.suspended });
    case 'lurk':
      return sentence({ monster: t.nameOf(effect.monster) });
    case 'sleep':
      return sentence({ monsters: t.names(effect.monsters) });
    case 'protect':
      return sentence({ monsters: t.names(effect.monsters), thing: orNone(effect.thing, t) });
    case 'idle':
      return sentence({ monsters: t.names(effect.monsters) });
    case 'march':
      return sentence({ monsters: t.names(effect.monsters), target: t.nameOf(effect.target), move: effect.move });
    case 'lead':
      return sentence({
        monsters: t.names(effect.monsters),
        object: t.nameOf(effect.object),
        letter: t.letter(effect.marker),
      });
    case 'bar':
      return sentence({ monsters: t.names(effect.monsters), doors: t.doors(effect.doors) });
    case 'head-for':
      return sentence({ monsters: t.names(effect.monsters), letter: t.letter(effect.marker), move: effect.move });
    case 'remove':
      return sentence({ monsters: t.names(effect.monsters), count: t.amount(effect.count) });
    case 'hold-door':
      return sentence({ doors: t.doors(effect.doors), letters: t.either(effect.markers.map(t.letter)) });
    case 'gate':
      return sentence({ letters: t.letters(effect.markers) });
    case 'bail':
      return sentence({ letter: t.letter(effect.marker), into: t.letter(effect.into) });
    case 'flood':
    case 'trap':
      return sentence({ letter: t.letter(effect.marker) });
    case 'drift':
      return sentence({
        ...affected(effect.who, t),
        monster: orNone(effect.monster, t),
        room: t.room(effect.room),
        sheltered: effect.sheltered,
        hurts: effect.blocked !== 0,
        blocked: t.amount(effect.blocked),
      });
    case 'drop':
    case 'discard':
      return sentence({ thing: t.nameOf(effect.thing) });
    case 'give-back':
      return sentence({ treasure: effect.treasure.replace('treasure-', '') });
    case 'ending':
      return sentence({ ending: t.nameOf(effect.ending) });
    case 'take-side':
      return sentence({ monsters: t.names(effect.monsters), side: effect.side });
    case 'release':
      return sentence({ object: effect.object === undefined ? 'none' : t.nameOf(effect.object) });
    case 'break-through':
    case 'win':
    case 'lose':
    case 'dry':
    case 'goal-loot-by-ability':
    case 'loot-goal':
    case 'place':
      return sentence();
  }
}
