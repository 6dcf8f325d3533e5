import { type CardSpeech, describerOf } from '../action/describe.ts';
import { branch, type Describer } from '../action/kind.ts';
import type { Selector } from '../action/selector.ts';
import type { Amount } from '../facts.ts';
import type { BattleGoalRecord } from './battleGoal.ts';
import type { ScenarioRecord } from './scenario.ts';
import type { ScenarioRule } from './scenarioRule.ts';

/** The texts of a scenario for its players, one line per entry. */
export interface ScenarioTexts {
  readonly goals: readonly string[];
  readonly losses: readonly string[];
  readonly setup: readonly string[];
  readonly rules: readonly string[];
}

/** Returns the texts of a scenario's goals, losses, set-up and special rules. */
export function describeScenario(scenario: ScenarioRecord, speech: CardSpeech): ScenarioTexts {
  const own = [...scenario.objects, ...scenario.things];
  const named = (id: string) => {
    const called = speech.name(id);
    return called === id ? (own.find((one) => one.id === id)?.name ?? id) : called;
  };
  const tell = describerOf({ ...speech, name: named });
  return {
    goals: scenario.goals.map((goal) => goalText(goal, tell)),
    losses: scenario.losses.map((loss) => lossText(loss, tell)),
    setup: scenario.setup.map((setup) => setupText(setup, tell)),
    rules: scenario.rules.map((rule) => ruleText(rule, tell)),
  };
}

/** Returns the text of a battle goal. */
export function describeBattleGoal({ criterion }: BattleGoalRecord, speech: CardSpeech): string {
  const tell = describerOf(speech);
  const bounds = boundsText(criterion, tell);
  switch (criterion.type) {
    case 'at-end':
      return tell.say('battleGoal.at-end', { what: tell.say(`battleGoal.what.${criterion.what}`), bounds });
    case 'always': {
      const what = tell.say(`battleGoal.what.${criterion.what}`);
      return tell.say('battleGoal.always', { what, when: branch(criterion.when), bounds });
    }
    case 'count': {
      const { event, overkill = 0, undamaged } = criterion;
      return tell.say('battleGoal.count', {
        event: tell.say(`battleGoal.event.${event}`),
        overkill,
        undamaged,
        bounds,
      });
    }
  }
}

interface Bounds {
  readonly least?: Amount | undefined;
  readonly most?: Amount | undefined;
}

function boundsText({ least, most }: Bounds, tell: Describer): string {
  if (least !== undefined && most !== undefined) {
    return tell.say('battleGoal.between', { least: tell.amount(least), most: tell.amount(most) });
  }
  if (most !== undefined) return tell.say('battleGoal.most', { value: tell.amount(most) });
  return tell.say('battleGoal.least', { value: tell.amount(least ?? 1) });
}

const names = (ids: readonly string[], tell: Describer) => tell.all(ids.map(tell.name));
const orNone = (ids: readonly string[], tell: Describer) => (ids.length === 0 ? 'none' : names(ids, tell));
const byCharacters = (markers: readonly (readonly string[])[]) => markers.map((each) => each.join('+')).join(' / ');

function goalText(goal: ScenarioRecord['goals'][number], tell: Describer): string {
  switch (goal.type) {
    case 'kill-all':
      return tell.say('goal.kill-all', { except: orNone(goal.except, tell) });
    case 'kill':
      return tell.say('goal.kill', { monsters: names(goal.monsters, tell) });
    case 'kill-count':
      return tell.say('goal.kill-count', { count: tell.amount(goal.count), only: orNone(goal.monsters, tell) });
    case 'reveal':
      return tell.say('goal.reveal', { rooms: goal.rooms === 'all' ? 'all' : tell.all(goal.rooms) });
    case 'loot-goals':
      return tell.say('goal.loot-goals', { each: goal.each });
    case 'destroy':
      return tell.say('goal.destroy', { objects: names(goal.objects, tell) });
    case 'occupy':
      return tell.say('goal.occupy', { markers: byCharacters(goal.markers) });
    case 'escort':
      return tell.say('goal.escort', {
        object: tell.name(goal.object),
        marker: goal.marker,
        adjacent: goal.adjacent,
        one: goal.count === 1,
        count: tell.amount(goal.count),
      });
    case 'carry':
      return tell.say('goal.carry', { thing: tell.name(goal.thing), marker: goal.marker, adjacent: goal.adjacent });
    case 'escape':
      return tell.say('goal.escape', { marker: goal.marker, oneByOne: goal.oneByOne });
    case 'survive':
      return tell.say('goal.survive', { rounds: goal.rounds });
    case 'counter':
      return tell.say('goal.counter', { counter: tell.name(goal.counter), least: tell.amount(goal.least) });
    case 'kill-revealed':
    case 'open-doors':
      return tell.say(`goal.${goal.type}`);
  }
}

function lossText(loss: ScenarioRecord['losses'][number], tell: Describer): string {
  switch (loss.type) {
    case 'object-destroyed':
      return tell.say('loss.object-destroyed', {
        object: tell.name(loss.object),
        one: loss.count === 1,
        count: tell.amount(loss.count),
      });
    case 'monster-killed':
      return tell.say('loss.monster-killed', { monsters: names(loss.monsters, tell) });
    case 'exhausted':
      return tell.say('loss.exhausted', {
        marker: loss.offMarker ?? 'none',
        early: loss.beforeGoalLoot,
        left: loss.beforeAllGoals,
        room: loss.afterRoom ?? 'none',
      });
    case 'round-over':
      return tell.say('loss.round-over', { round: loss.round });
    case 'monster-on':
      return tell.say('loss.monster-on', { monsters: names(loss.monsters, tell), marker: loss.marker });
    case 'counter':
      return tell.say('loss.counter', { counter: tell.name(loss.counter), least: tell.amount(loss.least) });
  }
}

function setupText(setup: ScenarioRecord['setup'][number], tell: Describer): string {
  switch (setup.type) {
    case 'modifier-cards':
      return tell.say('setup.modifier-cards', { card: tell.say(`card.${setup.card}`), count: setup.count });
    case 'condition':
      return tell.say('setup.condition', { condition: tell.say(`condition.${setup.condition}`) });
    case 'damage':
      return tell.say('setup.damage', { value: tell.amount(setup.value) });
    case 'discard-cards':
      return tell.say('setup.discard-cards', { cards: setup.cards });
    case 'starts':
      return tell.say('setup.starts', { markers: byCharacters(setup.markers) });
    case 'split-starts':
      return tell.say('setup.split-starts');
    case 'carry':
      return tell.say('setup.carry', { thing: tell.name(setup.thing) });
  }
}

function ruleText({ when, if: requirements, once, may, effects }: ScenarioRule, tell: Describer): string {
  return tell.say('rule.sentence', {
    when: whenText(when, tell),
    conditional: requirements.length > 0,
    if: tell.all(requirements.map((requirement) => requirementText(requirement, tell))),
    once,
    may,
    effects: tell.list(effects.map((effect) => effectText(effect, tell))),
  });
}

function whenText(when: ScenarioRule['when'], tell: Describer): string {
  const say = (params = {}) => tell.say(`rule.when.${when.type}`, params);
  switch (when.type) {
    case 'door-opened':
      return say({ door: when.door });
    case 'room-revealed':
      return say({ room: when.room });
    case 'occupied':
      return say({ markers: byCharacters(when.markers) });
    case 'monster-killed':
      return say({ monsters: names(when.monsters, tell), count: tell.amount(when.count), each: when.each });
    case 'object-destroyed':
      return say({ object: tell.name(when.object) });
    case 'all-on':
      return say({ marker: when.marker });
    case 'task':
      return say({ half: when.half, object: when.beside === 'goal' ? 'none' : tell.name(when.beside.object) });
    case 'goal-looted':
      return say({ count: tell.amount(when.count), marker: when.marker ?? 'none' });
    case 'counter':
      return say({ counter: tell.name(when.counter), least: tell.amount(when.least) });
    case 'entered':
      return say({ terrain: when.terrain, ...whoseText(when, tell) });
    case 'arrived':
      return say({ object: tell.name(when.object) });
    case 'turn-start':
    case 'turn-end':
      return say(whoseText(when, tell));
    case 'round-start':
    case 'round-end':
    case 'always':
      return say();
  }
}

/** Returns the text of the figures whose turn or step triggers a rule. */
function whoseText({ who }: { readonly who?: Selector | undefined }, tell: Describer) {
  return { any: who === undefined, who: who === undefined ? '' : tell.who(who) };
}

function requirementText(requirement: ScenarioRule['if'][number], tell: Describer): string {
  switch (requirement.type) {
    case 'formula':
      return tell.predicate({ type: 'compare', formula: requirement.formula });
    case 'door':
      return tell.say('rule.if.door', { door: requirement.door, yes: requirement.open });
    case 'room':
      return tell.say('rule.if.room', { room: requirement.room, yes: requirement.revealed });
    case 'present':
      return tell.say('rule.if.present', {
        monsters: names(requirement.monsters, tell),
        room: requirement.room ?? 'none',
        yes: requirement.present,
      });
    case 'object':
      return tell.say('rule.if.object', { object: tell.name(requirement.object), yes: requirement.present });
    case 'standing':
      return tell.say('rule.if.standing', { object: tell.name(requirement.object), least: requirement.least });
    case 'near':
      return tell.say('rule.if.near', { object: tell.name(requirement.object), within: requirement.within });
    case 'characters':
      return tell.say('rule.if.characters', { room: requirement.room, yes: requirement.present });
    case 'counter':
      return tell.say('rule.if.counter', {
        counter: tell.name(requirement.counter),
        least: tell.amount(requirement.least),
        bounded: requirement.most !== undefined,
        most: requirement.most === undefined ? '' : tell.amount(requirement.most),
      });
    case 'figure':
      return tell.predicate(requirement.if);
    case 'at':
      return tell.say('rule.if.at', { marker: requirement.marker, within: requirement.within });
    case 'carries':
      return tell.say('rule.if.carries', { thing: tell.name(requirement.thing), yes: requirement.carries });
    case 'given':
      return tell.say('rule.if.given', { rule: tell.name(requirement.rule), yes: requirement.given });
    case 'achievement':
      return tell.say('rule.if.achievement', {
        achievement: tell.name(requirement.achievement),
        yes: requirement.has,
      });
  }
}

function effectText(effect: ScenarioRule['effects'][number], tell: Describer): string {
  const say = (params = {}) => tell.say(`rule.effect.${effect.type}`, params);
  switch (effect.type) {
    case 'spawn': {
      const ranks = effect.ranks.map((rank) => tell.say(`rank.${rank ?? 'none'}`)).join('/');
      const marker = effect.marker ?? 'none';
      const damaged = effect.damaged === undefined ? 'none' : tell.amount(effect.damaged);
      return say({ monster: tell.name(effect.monster), marker, count: effect.count, ranks, damaged });
    }
    case 'open-door':
    case 'unlock-door':
    case 'close-door':
      return say({ doors: tell.all(effect.doors) });
    case 'set-up-room':
      return say({ room: effect.room });
    case 'element':
      return say({ element: tell.say(`element.${effect.element}`), state: tell.say(`state.${effect.state}`) });
    case 'apply':
      return say({
        who: tell.who(effect.who),
        room: effect.room ?? 'none',
        modifiers: tell.modifiers(effect.modifiers),
      });
    case 'end':
      return say({ rule: tell.name(effect.rule) });
    case 'count':
      return say({ counter: tell.name(effect.counter), by: tell.amount(effect.by) });
    case 'draw-token':
      return say({ counter: tell.name(effect.counter), tokens: effect.tokens, wanted: effect.wanted });
    case 'suspend':
      return say({ monsters: names(effect.monsters, tell), yes: effect.suspended });
    case 'lurk':
      return say({ monster: tell.name(effect.monster) });
    case 'sleep':
    case 'protect':
      return say({ monsters: names(effect.monsters, tell) });
    case 'bar':
      return say({ monsters: names(effect.monsters, tell), doors: tell.all(effect.doors) });
    case 'head-for':
      return say({ monsters: names(effect.monsters, tell), marker: effect.marker, move: effect.move });
    case 'remove':
      return say({ monsters: names(effect.monsters, tell), count: tell.amount(effect.count) });
    case 'hold-door':
      return say({ doors: tell.all(effect.doors), markers: tell.either(effect.markers) });
    case 'trap':
      return say({ marker: effect.marker });
    case 'drift':
      return say({
        who: tell.who(effect.who),
        hurts: effect.blocked !== 0,
        blocked: tell.amount(effect.blocked),
      });
    case 'drop':
    case 'discard':
      return say({ thing: tell.name(effect.thing) });
    case 'take-side':
      return say({ monsters: names(effect.monsters, tell), side: effect.side });
    case 'win':
    case 'lose':
    case 'dry':
    case 'goal-loot-by-ability':
    case 'loot-goal':
      return say();
    case 'release':
      return say({ object: effect.object === undefined ? 'none' : tell.name(effect.object) });
    case 'place':
      return say({ group: effect.group });
  }
}
