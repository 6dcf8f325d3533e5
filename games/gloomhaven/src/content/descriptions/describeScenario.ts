import { type CardTranslator, describerOf } from '../../modifiers/describe.ts';
import { numberText, whereText } from '../../modifiers/describeAmount.ts';
import type { Describer } from '../../modifiers/kind.ts';
import type { Selector } from '../../modifiers/selector.ts';
import type { Amount } from '../../vocabulary/facts.ts';
import type { BattleGoalRecord } from '../records/battleGoal.ts';
import type { ScenarioRecord } from '../records/scenario.ts';
import type { ScenarioRule } from '../records/scenarioRule.ts';

/** The texts of a scenario for its players, one line per entry. */
export interface ScenarioTexts {
  readonly goals: readonly string[];
  readonly losses: readonly string[];
  readonly setup: readonly string[];
  readonly rules: readonly string[];
}

/** Returns the texts of a scenario's goals, losses, set-up and special rules. */
export function describeScenario(scenario: ScenarioRecord, translator: CardTranslator): ScenarioTexts {
  const own = [...scenario.objects, ...scenario.things];
  const named = (id: string) => {
    const called = translator.name(id);
    return called === id ? (own.find((one) => one.id === id)?.name ?? id) : called;
  };
  const t = describerOf({ ...translator, name: named });
  return {
    goals: scenario.goals.map((goal) => goalText(goal, t)),
    losses: scenario.losses.map((loss) => lossText(loss, t)),
    setup: scenario.setup.map((setup) => setupText(setup, t)),
    rules: scenario.rules.map((rule) => ruleText(rule, t)),
  };
}

/** Returns a battle goal as a sentence. */
export function describeBattleGoal({ criterion }: BattleGoalRecord, translator: CardTranslator): string {
  const t = describerOf(translator);
  const bound = boundParams(criterion, t);
  switch (criterion.type) {
    case 'at-end':
    case 'always':
      return t(`battleGoal.${criterion.type}.${criterion.what}`, bound);
    case 'count': {
      const { event, overkill = 0, undamaged } = criterion;
      return t(`battleGoal.count.${event}`, { ...bound, overkill, undamaged });
    }
  }
}

interface Bounds {
  readonly least?: Amount | undefined;
  readonly most?: Amount | undefined;
}

/** Returns the bound of a battle goal: "none" and "one" have separate texts. A formula is X, explained at the end. */
function boundParams({ least = 1, most }: Bounds, t: Describer) {
  const value = most ?? least;
  const how = value === 0 ? 'none' : most === undefined && value === 1 ? 'one' : most === undefined ? 'least' : 'most';
  return { how, value: numberText(value), where: whereText(value, t) };
}

const names = (ids: readonly string[], t: Describer) => t.all(ids.map(t.nameOf));
const orNone = (ids: readonly string[], t: Describer) => (ids.length === 0 ? 'none' : names(ids, t));
const byCharacters = (markers: readonly (readonly string[])[]) => markers.map((each) => each.join('+')).join(' / ');

function goalText(goal: ScenarioRecord['goals'][number], t: Describer): string {
  switch (goal.type) {
    case 'kill-all':
      return t('goal.kill-all', { except: orNone(goal.except, t) });
    case 'kill':
      return t('goal.kill', { monsters: names(goal.monsters, t) });
    case 'kill-count':
      return t('goal.kill-count', { count: t.amount(goal.count), only: orNone(goal.monsters, t) });
    case 'reveal':
      return t('goal.reveal', { rooms: goal.rooms === 'all' ? 'all' : t.all(goal.rooms) });
    case 'loot-goals':
      return t('goal.loot-goals', { each: goal.each });
    case 'destroy':
      return t('goal.destroy', { objects: names(goal.objects, t) });
    case 'occupy':
      return t('goal.occupy', { markers: byCharacters(goal.markers) });
    case 'escort':
      return t('goal.escort', {
        object: t.nameOf(goal.object),
        marker: goal.marker,
        adjacent: goal.adjacent,
        one: goal.count === 1,
        count: t.amount(goal.count),
      });
    case 'carry':
      return t('goal.carry', { thing: t.nameOf(goal.thing), marker: goal.marker, adjacent: goal.adjacent });
    case 'escape':
      return t('goal.escape', { marker: goal.marker, oneByOne: goal.oneByOne });
    case 'survive':
      return t('goal.survive', { rounds: goal.rounds });
    case 'counter':
      return t('goal.counter', { counter: t.nameOf(goal.counter), least: t.amount(goal.least) });
    case 'treasure':
      return t('goal.treasure', { treasure: goal.treasure.replace('treasure-', '') });
    case 'kill-revealed':
    case 'open-doors':
      return t(`goal.${goal.type}`);
  }
}

function lossText(loss: ScenarioRecord['losses'][number], t: Describer): string {
  switch (loss.type) {
    case 'object-destroyed':
      return t('loss.object-destroyed', {
        object: t.nameOf(loss.object),
        one: loss.count === 1,
        count: t.amount(loss.count),
      });
    case 'monster-killed':
      return t('loss.monster-killed', { monsters: names(loss.monsters, t) });
    case 'exhausted':
      return t('loss.exhausted', {
        marker: loss.offMarker ?? 'none',
        early: loss.beforeGoalLoot,
        left: loss.beforeAllGoals,
        room: loss.afterRoom ?? 'none',
        thing: loss.thing === undefined ? 'none' : t.nameOf(loss.thing),
        last: loss.left ?? 0,
      });
    case 'round-over':
      return t('loss.round-over', { round: loss.round });
    case 'monster-on':
      return t('loss.monster-on', { monsters: names(loss.monsters, t), marker: loss.marker });
    case 'counter':
      return t('loss.counter', { counter: t.nameOf(loss.counter), least: t.amount(loss.least) });
  }
}

function setupText(setup: ScenarioRecord['setup'][number], t: Describer): string {
  switch (setup.type) {
    case 'modifier-cards':
      return t('setup.modifier-cards', { card: t(`card.${setup.card}`), count: setup.count });
    case 'condition':
      return t('setup.condition', { condition: t(`condition.${setup.condition}`) });
    case 'damage':
      return t('setup.damage', { value: t.amount(setup.value) });
    case 'discard-cards':
      return t('setup.discard-cards', { cards: setup.cards });
    case 'starts':
      return t('setup.starts', { markers: byCharacters(setup.markers) });
    case 'split-starts':
      return t('setup.split-starts');
    case 'carry':
      return t('setup.carry', {
        thing: t.nameOf(setup.thing),
        quest: setup.quest === undefined ? 'none' : t.nameOf(setup.quest),
      });
  }
}

function ruleText({ when, if: requirements, once, may, effects }: ScenarioRule, t: Describer): string {
  return t('rule.sentence', {
    when: whenText(when, t),
    conditional: requirements.length > 0,
    if: t.all(requirements.map((requirement) => requirementText(requirement, t))),
    once,
    may,
    effects: t.list(effects.map((effect) => effectText(effect, t))),
  });
}

function whenText(when: ScenarioRule['when'], t: Describer): string {
  const sentence = (params = {}) => t(`rule.when.${when.type}`, params);
  switch (when.type) {
    case 'door-opened':
      return sentence({ door: when.door });
    case 'room-revealed':
      return sentence({ room: when.room });
    case 'occupied':
      return sentence({ markers: byCharacters(when.markers) });
    case 'monster-killed':
      return sentence({
        monsters: names(when.monsters, t),
        count: t.amount(when.count),
        each: when.each,
        rank: when.rank ?? 'none',
      });
    case 'object-destroyed':
      return sentence({ object: t.nameOf(when.object) });
    case 'damaged':
      return sentence({
        monsters: names(when.monsters, t),
        thing: when.thing === undefined ? 'none' : t.nameOf(when.thing),
      });
    case 'all-on':
      return sentence({ marker: when.marker });
    case 'task':
      return sentence({ half: when.half, object: when.beside === 'goal' ? 'none' : t.nameOf(when.beside.object) });
    case 'goal-looted':
      return sentence({ count: t.amount(when.count), marker: when.marker ?? 'none' });
    case 'counter':
      return sentence({ counter: t.nameOf(when.counter), least: t.amount(when.least) });
    case 'entered':
      return sentence({ terrain: when.terrain, ...whoseText(when, t) });
    case 'marched':
      return sentence({ monsters: names(when.monsters, t) });
    case 'arrived':
      return sentence({ object: t.nameOf(when.object) });
    case 'turn-start':
    case 'turn-end':
      return sentence(whoseText(when, t));
    case 'round-start':
    case 'round-end':
    case 'always':
      return sentence();
  }
}

/** Returns the text of the figures whose turn or step triggers a rule. */
function whoseText({ who }: { readonly who?: Selector | undefined }, t: Describer) {
  return { any: who === undefined, who: who === undefined ? '' : t.who(who) };
}

function requirementText(requirement: ScenarioRule['if'][number], t: Describer): string {
  switch (requirement.type) {
    case 'formula':
      return t.predicate({ type: 'compare', formula: requirement.formula });
    case 'door':
      return t('rule.if.door', { door: requirement.door, yes: requirement.open });
    case 'room':
      return t('rule.if.room', { room: requirement.room, yes: requirement.revealed });
    case 'present':
      return t('rule.if.present', {
        monsters: names(requirement.monsters, t),
        room: requirement.room ?? 'none',
        yes: requirement.present,
      });
    case 'object':
      return t('rule.if.object', { object: t.nameOf(requirement.object), yes: requirement.present });
    case 'object-at':
      return t('rule.if.object-at', {
        object: t.nameOf(requirement.object),
        marker: requirement.marker,
        within: requirement.within,
      });
    case 'standing':
      return t('rule.if.standing', { object: t.nameOf(requirement.object), least: requirement.least });
    case 'near':
      return t('rule.if.near', { object: t.nameOf(requirement.object), within: requirement.within });
    case 'characters':
      return t('rule.if.characters', { room: requirement.room, yes: requirement.present });
    case 'counter':
      return t('rule.if.counter', {
        counter: t.nameOf(requirement.counter),
        least: t.amount(requirement.least),
        bounded: requirement.most !== undefined,
        most: requirement.most === undefined ? '' : t.amount(requirement.most),
      });
    case 'figure':
      return t.predicate(requirement.if);
    case 'at':
      return t('rule.if.at', { marker: requirement.marker, within: requirement.within });
    case 'carries':
      return t('rule.if.carries', { thing: t.nameOf(requirement.thing), yes: requirement.carries });
    case 'treasure':
      return t('rule.if.treasure', { treasure: requirement.treasure.replace('treasure-', ''), own: requirement.own });
    case 'given':
      return t('rule.if.given', { rule: t.nameOf(requirement.rule), yes: requirement.given });
    case 'achievement':
      return t('rule.if.achievement', {
        achievement: t.nameOf(requirement.achievement),
        yes: requirement.has,
      });
  }
}

function effectText(effect: ScenarioRule['effects'][number], t: Describer): string {
  const sentence = (params = {}) => t(`rule.effect.${effect.type}`, params);
  switch (effect.type) {
    case 'spawn': {
      const ranks = effect.ranks.map((rank) => t(`rank.${rank ?? 'none'}`)).join('/');
      const marker = effect.marker ?? 'none';
      const damaged = effect.damaged === undefined ? 'none' : t.amount(effect.damaged);
      return sentence({ monster: t.nameOf(effect.monster), marker, count: effect.count, ranks, damaged });
    }
    case 'open-door':
    case 'unlock-door':
    case 'close-door':
      return sentence({ doors: t.all(effect.doors) });
    case 'set-up-room':
      return sentence({ room: effect.room });
    case 'element':
      return sentence({ element: t(`element.${effect.element}`), state: t(`state.${effect.state}`) });
    case 'apply':
      return sentence({
        who: t.who(effect.who),
        room: effect.room ?? 'none',
        marker: effect.marker ?? 'none',
        near: effect.near ?? -1,
        modifiers: t.about('self').effects(effect.modifiers).effects,
      });
    case 'end':
      return sentence({ rule: t.nameOf(effect.rule) });
    case 'count':
      return sentence({
        counter: t.nameOf(effect.counter),
        by: effect.by === 'damage' ? 'damage' : t.amount(effect.by),
      });
    case 'draw-token':
      return sentence({ counter: t.nameOf(effect.counter), tokens: effect.tokens, wanted: effect.wanted });
    case 'suspend':
      return sentence({ monsters: names(effect.monsters, t), yes: effect.suspended });
    case 'lurk':
      return sentence({ monster: t.nameOf(effect.monster) });
    case 'sleep':
      return sentence({ monsters: names(effect.monsters, t) });
    case 'protect':
      return sentence({
        monsters: names(effect.monsters, t),
        thing: effect.thing === undefined ? 'none' : t.nameOf(effect.thing),
      });
    case 'idle':
      return sentence({ monsters: names(effect.monsters, t) });
    case 'march':
      return sentence({ monsters: names(effect.monsters, t), target: t.nameOf(effect.target), move: effect.move });
    case 'lead':
      return sentence({
        monsters: names(effect.monsters, t),
        object: t.nameOf(effect.object),
        marker: effect.marker,
      });
    case 'bar':
      return sentence({ monsters: names(effect.monsters, t), doors: t.all(effect.doors) });
    case 'head-for':
      return sentence({ monsters: names(effect.monsters, t), marker: effect.marker, move: effect.move });
    case 'remove':
      return sentence({ monsters: names(effect.monsters, t), count: t.amount(effect.count) });
    case 'hold-door':
      return sentence({ doors: t.all(effect.doors), markers: t.either(effect.markers) });
    case 'gate':
      return sentence({ markers: t.all(effect.markers) });
    case 'bail':
      return sentence({ marker: effect.marker, into: effect.into });
    case 'flood':
    case 'trap':
      return sentence({ marker: effect.marker });
    case 'drift':
      return sentence({
        who: t.who(effect.who),
        monster: effect.monster === undefined ? 'none' : t.nameOf(effect.monster),
        room: effect.room ?? 'none',
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
      return sentence({ monsters: names(effect.monsters, t), side: effect.side });
    case 'break-through':
    case 'win':
    case 'lose':
    case 'dry':
    case 'goal-loot-by-ability':
    case 'loot-goal':
      return sentence();
    case 'release':
      return sentence({ object: effect.object === undefined ? 'none' : t.nameOf(effect.object) });
    case 'place':
      return sentence({ group: effect.group });
  }
}
