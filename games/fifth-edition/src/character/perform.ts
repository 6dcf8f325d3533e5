import type { Ctx, Log } from '@tessera/kernel';
import { addEffect, type Interval, passTime, type TimeAdvance, withStaying } from '../changes/time.ts';
import { applyChoice, levelDown, levelUp, removeEffect } from '../record/changes.ts';
import { COINS } from '../record/coins.ts';
import type { InventoryEntry, LevelEntry } from '../record/record.ts';
import type { ActionOf, CharacterAction } from './actions.ts';
import { castOnce, rethrown, savesOf, targetSaved } from './castSpell.ts';
import type { CharacterEvent } from './events.ts';
import { forgetShapes, hurt, mend, setUsed } from './harm.ts';
import { type DiceResult, rollDice } from './rollDice.ts';
import type { CharacterState } from './state.ts';

/** Applies an action to the state and logs it. */
export function perform(state: CharacterState, action: CharacterAction, ctx: Ctx<CharacterEvent>): void {
  const handle: Handler<CharacterAction> = handlers[action.type];
  handle(state, action, ctx);
}

/**
 * Declared as a method, so that a handler of one type is assignable where any handler is expected. `perform` picks the
 * right one.
 */
type Handler<Action> = { handle(state: CharacterState, action: Action, ctx: Ctx<CharacterEvent>): void }['handle'];

const handlers: { readonly [Type in CharacterAction['type']]: Handler<ActionOf<Type>> } = {
  load(state, { record, from }, { log }) {
    state.record = record;
    log({ type: 'loaded', name: record.name, from });
  },
  name(state, { name }, { log }) {
    state.record.name = name;
    log({ type: 'named', name });
  },
  details(state, { details }, { log }) {
    Object.assign(state.record.details, details);
    log({ type: 'described', fields: Object.keys(details) });
  },
  choose(state, { key, value }, { log }) {
    state.record = applyChoice(state.record, key, value);
    log({ type: 'chose', key, ...(value !== undefined && { value }) });
  },
  abilities(state, { method, scores }, { log }) {
    state.record.abilityMethod = method;
    state.record.baseAbilities = scores;
    log({ type: 'scored', method, scores });
  },
  rollAbilities(state, _action, { chance, log }) {
    state.rolled = Array.from({ length: 6 }, () => chance.roll(4, 6));
    log({ type: 'rolledScores', dice: state.rolled });
  },
  levelUp(state, { class: className, hp, die }, { chance, log }) {
    const gained: LevelEntry['hp'] = hp === 'roll' ? { rolled: chance.d(die) } : hp;
    state.record = levelUp(state.record, className, gained) ?? state.record;
    log({ type: 'levelled', class: className, level: state.record.levels.length, hp: gained });
  },
  levelDown(state, _action, { log }) {
    state.record = levelDown(state.record) ?? state.record;
    log({ type: 'levelledDown', level: state.record.levels.length });
  },
  changeLevel(state, { level, class: className, hp, die }, { chance, log }) {
    const { levels } = state.record;
    const rolled = hp === 'roll' && die !== undefined ? { rolled: chance.d(die) } : undefined;
    const gained = hp === 'roll' ? rolled : hp;
    state.record.levels = levels.map((entry, index) =>
      index === level - 1 ? changedLevel(entry, levels, className, gained) : entry,
    );
    log({
      type: 'levelChanged',
      level,
      ...(className !== undefined && { class: className }),
      ...(gained !== undefined && { hp: gained }),
    });
  },
  override(state, { target, value, reason }, { log }) {
    const others = state.record.manual.filter((entry) => entry.target !== target);
    state.record.manual = value === undefined ? others : [...others, { target, value, reason }];
    log({ type: 'overridden', target, reason, ...(value !== undefined && { value }) });
  },
  houseRule(state, { id, on }, { log }) {
    state.record.rules = { ...state.record.rules, [id]: on };
    log({ type: 'ruled', id, on });
  },
  pin(state, { packs }, { log }) {
    state.record.packs = packs;
    log({ type: 'pinned', packs });
  },

  gain(state, { item, base, equipped = false }, { log }) {
    const entry: InventoryEntry = { instanceId: newId(state, item), item, equipped, attuned: false };
    if (base !== undefined) entry.base = base;
    state.record.inventory.push(entry);
    log({ type: 'gained', item });
  },
  drop(state, { instanceId }, { log }) {
    const { inventory } = state.record;
    const item = inventory.find((entry) => entry.instanceId === instanceId)?.item ?? instanceId;
    state.record.inventory = inventory.filter((entry) => entry.instanceId !== instanceId);
    log({ type: 'dropped', item });
  },
  carry(state, { type: _type, instanceId, ...change }, { log }) {
    const entry = state.record.inventory.find((each) => each.instanceId === instanceId);
    if (entry === undefined) return;
    // An unequipped item is in no hand.
    if (change.equipped === false) delete entry.slot;
    Object.assign(entry, change);
    log({ type: 'carried', item: entry.item, equipped: entry.equipped, attuned: entry.attuned });
  },

  coins({ record }, { add }, { log }) {
    for (const coin of COINS) record.coins[coin] += add[coin] ?? 0;
    log({ type: 'coinsChanged', add });
  },

  damage(state, { amount, critical, hitPoints }, { log }) {
    hurt(state, amount, log, hitPoints, critical);
  },
  heal(state, { amount }, { log }) {
    mend(state, amount);
    log({ type: 'healed', amount });
  },
  temp(state, { amount }, { log }) {
    const { used } = state.record;
    setUsed(used, 'temp', amount === 0 ? 0 : Math.max(used.temp ?? 0, amount));
    log({ type: 'tempered', amount: used.temp ?? 0 });
  },
  recover(state, { what, label, dice, bonus, fell }, { chance, log }) {
    const { rolls, total }: DiceResult =
      fell === undefined ? rollDice(dice, 'plain', chance) : { rolls: [fell], total: fell };
    const gained = Math.max(1, total + bonus);
    gainPoints(state, what, gained);
    log({ type: 'recovered', what, label, dice, bonus, rolls, total: gained });
  },
  cast(state, action, { chance, log }) {
    const { spell, level, again, on, rolls, shaped, hinders, spares } = action;
    const fallen = rolls.flatMap((roll) => Array.from({ length: roll.times }, () => castOnce(roll, chance)));
    for (const { kind, own, total } of fallen) if (own === true) gainPoints(state, kind, total);
    log({
      type: 'spellCast',
      spell,
      level,
      ...(again !== undefined && { again }),
      ...(on !== undefined && { on }),
      rolls: fallen,
      saves: savesOf(action),
      ...(shaped !== undefined && { shaped }),
      ...(hinders !== undefined && { hinders }),
      ...(spares !== undefined && { spares }),
    });
    for (const { kind, own, total } of fallen)
      if (own === true && kind === 'damage') hurt(state, total, log, action.hitPoints);
  },
  rethrow(_state, action, { chance, log }) {
    log(rethrown(action, chance));
  },
  targetSave(_state, action, { chance, log }) {
    log(targetSaved(action, chance));
  },
  spend({ record: { used } }, { what, amount }, { log }) {
    setUsed(used, what, (used[what] ?? 0) + amount);
    log({ type: 'spent', what, amount });
  },
  regain({ record: { used } }, { what, amount }, { log }) {
    setUsed(used, what, (used[what] ?? 0) - amount);
    log({ type: 'regained', what, amount });
  },
  hitDie(state, { die, modifier, least }, { chance, log }) {
    const rolled = chance.d(die);
    const healed = Math.max(least, rolled + modifier);
    const { used } = state.record;
    setUsed(used, `hitDie.d${die}`, (used[`hitDie.d${die}`] ?? 0) + 1);
    mend(state, healed);
    log({ type: 'hitDieSpent', die, rolled, modifier, healed });
  },
  deathSave(state, { bonus, dice, less, mode = 'plain', max }, { chance, log }) {
    const {
      rolls: [rolled = 0],
      dropped,
    } = rollDice('1d20', mode, chance);
    const added = dice === undefined ? 0 : rollDice(dice, 'plain', chance).total;
    const taken = less === undefined ? 0 : rollDice(less, 'plain', chance).total;
    const total = bonus + added - taken;
    const { death, record } = state;
    if (rolled === 20) {
      // Damage beyond the last hit point is dropped.
      if (max !== undefined) setUsed(record.used, 'damage', Math.min(record.used.damage ?? 0, max));
      mend(state, 1);
    } else if (rolled === 1) death.failures = Math.min(3, death.failures + 2);
    else if (rolled + total >= DEATH_SAVE) death.successes++;
    else death.failures++;
    const { successes, failures } = state.death;
    log({ type: 'deathSaved', rolled, ...(dropped !== undefined && { dropped }), bonus: total, successes, failures });
  },
  begin(state, { type: _type, stays = [], ...effect }, { log }) {
    const [, name = effect.ref] = effect.ref.split(':');
    const begun = { ...effect, instanceId: newId(state, name), appliedAt: state.record.time };
    follow(state, addEffect(state.record, begun), log);
    state.record.conditions = withStaying(state.record.conditions, name, stays);
    log({ type: 'began', ref: effect.ref, instanceId: begun.instanceId });
  },
  end(state, { instanceId }, { log }) {
    const ref = state.record.active.find((effect) => effect.instanceId === instanceId)?.ref ?? instanceId;
    state.record = removeEffect(state.record, instanceId);
    forgetShapes(state);
    log({ type: 'ended', ref, because: 'ended' });
  },
  condition(state, { id, level, source, stays = [] }, { log }) {
    const others = state.record.conditions.filter((condition) => condition.id !== id);
    // Only a condition with levels stores its level.
    const now = { id, ...(level > 0 && { level }), ...(source !== undefined && { source }) };
    state.record.conditions = level === 0 ? others : withStaying([...others, now], id, stays);
    log({ type: 'conditioned', id, level });
  },
  toggle(state, { id, on }, { log }) {
    state.record.toggles[id] = on;
    log({ type: 'toggled', id, on });
  },
  combat(state, { on }, { log }) {
    state.combat = on ? { round: 1, used: [] } : null;
    log({ type: on ? 'combatBegan' : 'combatEnded' });
  },
  turn(state, _action, { log }) {
    const round = (state.combat?.round ?? 0) + 1;
    log({ type: 'turnBegan', round });
    letPass(state, 'turn', log);
    state.combat = { round, used: [] };
  },
  use(state, { part, used }, _ctx) {
    if (state.combat === null) return;
    const others = state.combat.used.filter((each) => each !== part);
    state.combat.used = used ? [...others, part] : others;
  },
  elapse(state, { seconds }, { log }) {
    log({ type: 'timePassed', seconds });
    letPass(state, { seconds }, log);
  },
  rest(state, { kind, used, conditions }, { log }) {
    log({ type: 'rested', kind });
    letPass(state, kind, log);
    state.record.used = used;
    state.record.conditions = conditions;
    if (kind !== 'dawn') state.combat = null;
    if (kind === 'longRest') state.death = { successes: 0, failures: 0 };
  },
  roll(_state, { label, dice, bonus, mode }, { chance, log }) {
    const { total, ...result }: DiceResult = rollDice(dice, mode, chance);
    log({ type: 'rolled', label, dice, bonus, mode, ...result, total: total + bonus });
  },
  together(state, { of }, ctx) {
    for (const action of of) perform(state, action, ctx);
  },
  retire(state, _action, { log }) {
    state.retired = true;
    log({ type: 'retired' });
  },
};

const DEATH_SAVE = 10;

function newId(state: CharacterState, name: string): string {
  state.made++;
  return `${name.slice(0, 80)}-${state.made}`;
}

/** Adds hit points, or temporary ones, of which the larger number stays. */
function gainPoints(state: CharacterState, what: 'heal' | 'temp' | 'damage' | 'other', points: number): void {
  const { used } = state.record;
  if (what === 'heal') mend(state, points);
  if (what === 'temp') setUsed(used, 'temp', Math.max(used.temp ?? 0, points));
}

function letPass(state: CharacterState, interval: Interval, log: Log<CharacterEvent>): void {
  follow(state, passTime(state.record, interval), log);
}

function follow(
  state: CharacterState,
  { record, ended }: Pick<TimeAdvance, 'record' | 'ended'>,
  log: Log<CharacterEvent>,
): void {
  state.record = record;
  forgetShapes(state);
  for (const { ref, because } of ended) log({ type: 'ended', ref, because });
}

/** Returns a changed level. A new class takes the subclass that its other levels have. */
function changedLevel(
  entry: LevelEntry,
  levels: readonly LevelEntry[],
  className: string | undefined,
  hp: LevelEntry['hp'] | undefined,
): LevelEntry {
  const kept = { ...entry, ...(hp !== undefined && { hp }) };
  if (className === undefined || className === entry.class) return kept;
  const { subclass: _, ...rest } = kept;
  const subclass = levels.find((level) => level.class === className)?.subclass;
  return { ...rest, class: className, ...(subclass !== undefined && { subclass }) };
}
