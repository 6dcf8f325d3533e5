import type { Contribution, Stat } from '@tessera/rules';
import { isProficient } from '../../facts/facts.ts';
import { type WeaponFilter, type WieldedWeapon, weaponMatches } from '../../facts/weaponFilter.ts';
import type { Attack, DerivedState } from '../../sheet/sheet.ts';
import type { Ability } from '../../vocabulary/vocabulary.ts';
import { isAbility } from '../../vocabulary/vocabulary.ts';
import type { CarriedItem } from '../state/equipment.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { baseOf, bonusOf, MODIFIERS, PROFICIENCY, settleStat, start, step } from '../state/stats.ts';
import { combineRollModes } from './rolls.ts';

/** The unarmed strike, which every character has. */
const UNARMED: WieldedWeapon = {
  instance: 'unarmed',
  id: 'unarmed-strike',
  range: 'melee',
  category: 'unarmed',
  properties: [],
  tags: ['unarmed'],
  hand: 'main',
  alone: true,
};

/** Returns an attack for each weapon in hand and the unarmed strike. SPEC 7, kinds 36 to 41 */
export function attacks(evaluation: Evaluation, masteries: DerivedState['masteries']): DerivedState['attacks'] {
  const writers = writersOf(evaluation, 'attacks');
  const perAction = attacksPerAction(evaluation, writers);
  const shaped = formAttacks(evaluation, writers);
  if (shaped !== undefined) return { perAction, lines: shaped };
  const { wielded, weapons } = evaluation.facts.equipment;
  const lines = wielded.map((weapon, index) => attackLine(evaluation, writers, weapon, weapons[index], masteries));
  return {
    perAction,
    lines: [...lines, attackLine(evaluation, writers, UNARMED, undefined, masteries)],
  };
}

/** Returns the attacks of a form with the bonuses for all attacks; undefined without a form. */
function formAttacks(evaluation: Evaluation, writers: readonly EffectInstance[]): Attack[] | undefined {
  const overlay = writers.findLast(
    (instance) => instance.effect.effect.kind === 'formOverlay' && verdictOf(evaluation, instance) === true,
  );
  if (overlay?.effect.effect.kind !== 'formOverlay') return undefined;
  const form = evaluation.rulebook.forms.get(overlay.effect.effect.form);
  if (form === undefined) return undefined;
  evaluation.applied.push(overlay.id);
  const { modifiers } = evaluation.facts;
  const ability = modifiers.DEX > modifiers.STR ? 'DEX' : 'STR';
  const others = writers.filter((instance) => instance !== overlay);
  return (form.attacks ?? []).map(({ id, name, toHit, dice, bonus, damageType, reach, extra, note }): Attack => {
    const weapon = naturalWeapon(`form-${id}`, reach);
    const own = others.filter((instance) => isMeant(instance, weapon, ability));
    const how = combineRollModes(
      evaluation,
      own.filter(({ effect }) => effect.effect.kind === 'rollMode'),
    );
    const attack = [start(overlay.id, form.name, toHit), ...bonuses(evaluation, own, 'attackBonus')];
    const damage = [
      start(overlay.id, form.name, bonus),
      ...bonuses(evaluation, own.filter(isPlainDamage), 'damageBonus'),
    ];
    return {
      id: weapon.instance,
      name,
      ability,
      proficient: true,
      attack: settleStat(evaluation, `attacks.${weapon.instance}.attack`, attack),
      ...(how && { rolling: how }),
      damage: { dice, type: damageType, bonus: settleStat(evaluation, `attacks.${weapon.instance}.damage`, damage) },
      critOn: criticalOn(evaluation, own),
      properties: [],
      reach,
      ...(extra && { extra }),
      ...(note !== undefined && { note }),
    };
  });
}

function naturalWeapon(instance: string, reach: string): WieldedWeapon {
  const range = reach.includes('/') ? 'ranged' : 'melee';
  return {
    instance,
    id: instance,
    range,
    category: 'natural',
    properties: [],
    tags: ['natural'],
    hand: 'main',
    alone: true,
  };
}

/** Whether a bonus applies to any hit; an additional ability modifier is for the off hand only. */
function isPlainDamage({ effect: { effect } }: EffectInstance): boolean {
  return effect.kind !== 'damageBonus' || effect.abilityModifier !== true;
}

function attacksPerAction(evaluation: Evaluation, writers: readonly EffectInstance[]): Stat {
  const totals = writers
    .filter(({ effect }) => effect.effect.kind === 'extraAttack')
    .map((instance): Contribution => {
      const value = numberOf(evaluation, instance, 'total') ?? 1;
      return baseOf(evaluation, instance, value);
    });
  return settleStat(evaluation, 'attacks.perAction', totals, { empty: 1 });
}

function attackLine(
  evaluation: Evaluation,
  writers: readonly EffectInstance[],
  weapon: WieldedWeapon,
  item: CarriedItem | undefined,
  masteries: DerivedState['masteries'],
): Attack {
  const { facts } = evaluation;
  const ability = attackAbility(
    evaluation,
    writers.filter((instance) => isMeant(instance, weapon, undefined)),
    weapon,
  );
  const own = writers.filter((instance) => isMeant(instance, weapon, ability));
  const path = `attacks.${weapon.instance}`;
  const proficient = weapon.category === 'unarmed' || isProficient(facts, 'weapon', weapon.id);
  const modifier = step(MODIFIERS[ability], ability, facts.modifiers[ability]);
  const toHit: Contribution[] = [modifier];
  if (proficient) toHit.push(step('proficiencyBonus', PROFICIENCY, facts.proficiencyBonus));
  toHit.push(...bonuses(evaluation, own, 'attackBonus'));
  const how = combineRollModes(
    evaluation,
    own.filter(({ effect }) => effect.effect.kind === 'rollMode'),
  );
  const mastery = item?.weapon?.mastery;
  const hasMastery = mastery !== undefined && masteries.weapons.some(({ value }) => value === weapon.id);
  return {
    id: weapon.instance,
    name: item?.name ?? 'Unarmed Strike',
    ability,
    proficient,
    attack: settleStat(evaluation, `${path}.attack`, toHit),
    ...(how && { rolling: how }),
    damage: damageOf(evaluation, own, weapon, ability, item, path),
    critOn: criticalOn(evaluation, own),
    properties: weapon.properties,
    ...(hasMastery && { mastery }),
    ...(item?.weapon && { reach: reachOf(item.weapon) }),
  };
}

function isMeant(instance: EffectInstance, weapon: WieldedWeapon, ability: Ability | undefined): boolean {
  const { effect } = instance.effect;
  const filter: WeaponFilter | undefined = 'filter' in effect ? effect.filter : undefined;
  return filter === undefined || weaponMatches(filter, weapon, ability, instance.item?.instance);
}

function reachOf({ range, reach = 5, normalRange, longRange, properties }: NonNullable<CarriedItem['weapon']>): string {
  const thrown = normalRange === undefined ? '' : `${normalRange}/${longRange ?? normalRange} ft`;
  if (range === 'ranged') return thrown;
  return properties.includes('thrown') && thrown !== '' ? `${reach} ft or ${thrown}` : `${reach} ft`;
}

/** Returns the best ability that the attack may use. */
function attackAbility(evaluation: Evaluation, own: readonly EffectInstance[], weapon: WieldedWeapon): Ability {
  const { modifiers } = evaluation.facts;
  const allowed = [...ownAbilities(weapon)];
  for (const instance of own) {
    if (instance.effect.effect.kind !== 'attackAbility' || verdictOf(evaluation, instance) !== true) continue;
    const ability = lentAbility(instance);
    if (ability !== undefined) allowed.push(ability);
    evaluation.applied.push(instance.id);
  }
  return allowed.reduce((best, each) => (modifiers[each] > modifiers[best] ? each : best));
}

function ownAbilities({ range, properties }: WieldedWeapon): readonly Ability[] {
  if (properties.includes('finesse')) return range === 'melee' ? ['STR', 'DEX'] : ['DEX', 'STR'];
  return range === 'melee' ? ['STR'] : ['DEX'];
}

/** Returns the ability that an effect allows for attacks. */
function lentAbility({ effect: { effect }, castingAbility }: EffectInstance): Ability | undefined {
  if (effect.kind !== 'attackAbility') return undefined;
  return isAbility(effect.ability) ? effect.ability : castingAbility;
}

function bonuses(
  evaluation: Evaluation,
  own: readonly EffectInstance[],
  kind: 'attackBonus' | 'damageBonus',
): Contribution[] {
  return own
    .filter(({ effect }) => effect.effect.kind === kind)
    .flatMap((instance) => bonusOf(evaluation, instance) ?? []);
}

function damageOf(
  evaluation: Evaluation,
  own: readonly EffectInstance[],
  weapon: WieldedWeapon,
  ability: Ability,
  item: CarriedItem | undefined,
  path: string,
): Attack['damage'] {
  const modifier = evaluation.facts.modifiers[ability];
  const granting = own.find(
    (instance) =>
      instance.effect.effect.kind === 'damageBonus' &&
      instance.effect.effect.abilityModifier === true &&
      verdictOf(evaluation, instance) === true,
  );
  // The off hand adds a modifier only when it is negative or a feature grants it.
  const counts = weapon.hand === 'main' || modifier < 0 || granting !== undefined;
  const steps: Contribution[] = counts ? [step(MODIFIERS[ability], ability, modifier)] : [];
  if (granting !== undefined) evaluation.applied.push(granting.id);
  const others = own.filter(isPlainDamage);
  const bonus = settleStat(evaluation, `${path}.damage`, [...steps, ...bonuses(evaluation, others, 'damageBonus')]);
  const { versatile } = item?.weapon ?? {};
  return {
    dice: largestDice(evaluation, own, item?.weapon?.damage ?? '1'),
    type: item?.weapon?.damageType ?? 'bludgeoning',
    ...(versatile !== undefined && { versatile: largestDice(evaluation, own, versatile) }),
    bonus,
  };
}

/** Returns the largest die that may replace the weapon's. */
function largestDice(evaluation: Evaluation, own: readonly EffectInstance[], dice: string): string {
  let best = dice;
  for (const instance of own) {
    if (instance.effect.effect.kind !== 'weaponDie' || verdictOf(evaluation, instance) !== true) continue;
    const sides = numberOf(evaluation, instance, 'die') ?? 0;
    const candidate = `${numberOf(evaluation, instance, 'count') ?? 1}d${sides}`;
    if (average(candidate) > average(best)) best = candidate;
    evaluation.applied.push(instance.id);
  }
  return best;
}

function average(dice: string): number {
  const [count = '1', sides] = dice.split('d');
  return sides === undefined ? Number(count) : Number(count) * ((Number(sides) + 1) / 2);
}

function criticalOn(evaluation: Evaluation, own: readonly EffectInstance[]): number {
  let lowest = 20;
  for (const instance of own) {
    const { effect } = instance.effect;
    if (effect.kind !== 'criticalRange' || verdictOf(evaluation, instance) !== true) continue;
    evaluation.applied.push(instance.id);
    lowest = Math.min(lowest, effect.value);
  }
  return lowest;
}
