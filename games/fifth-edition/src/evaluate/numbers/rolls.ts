import type { Bonus, Contribution, Note, Stat } from '@tessera/rules';
import { kindOf } from '../../effects/effect.ts';
import { proficiencyKey } from '../../facts/facts.ts';
import type { RollAdvantage, RollFloor, RollStat, SaveStat, SkillStat, Training } from '../../sheet/sheet.ts';
import type { Mutable } from '../../vocabulary/draft.ts';
import type { SourceTag } from '../../vocabulary/issue.ts';
import { dottedTarget } from '../../vocabulary/joinCache.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { ABILITIES, type Ability, isAbility, type RollMode } from '../../vocabulary/vocabulary.ts';
import { conditionOf, type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { contributionOf, increaseOf, MODIFIERS, PROFICIENCY, settleStat, start, step } from '../state/stats.ts';

export function save(evaluation: Evaluation, ability: Ability): SaveStat {
  const { facts } = evaluation;
  const target = dottedTarget('saves', ability);
  const proficient = facts.proficiencies.has(proficiencyKey('savingThrow', ability));
  const own = [modifierStep(evaluation, ability)];
  if (proficient) own.push(step('proficiencyBonus', PROFICIENCY, facts.proficiencyBonus));
  const stat: Mutable<SaveStat> = { bonus: NOTHING, proficient };
  roll(evaluation, target, own, proficient, stat);
  return stat;
}

/** Calculates a skill: the ability modifier and none, half, one or two times the proficiency bonus. */
export function skill(evaluation: Evaluation, id: string): SkillStat {
  const { facts, rulebook } = evaluation;
  const { name, ability } = rulebook.skills.get(id)!;
  const target = dottedTarget('skills', id);
  const own = [modifierStep(evaluation, ability)];
  let training: Training = 'none';
  if (facts.expertise.has(id)) {
    training = 'expert';
    own.push(step('proficiencyBonus', EXPERTISE, 2 * facts.proficiencyBonus));
  } else if (facts.proficiencies.has(proficiencyKey('skill', id))) {
    training = 'proficient';
    own.push(step('proficiencyBonus', PROFICIENCY, facts.proficiencyBonus));
  } else if (addHalf(evaluation, target, own)) training = 'half';
  const isProficient = training === 'proficient' || training === 'expert';
  const stat: Mutable<SkillStat> = { name, ability, training, bonus: NOTHING };
  roll(evaluation, target, own, isProficient, stat);
  return stat;
}

/** Calculates an ability check without a skill. */
export function check(evaluation: Evaluation, ability: Ability): RollStat {
  const target = dottedTarget('checks', ability);
  const own = [modifierStep(evaluation, ability)];
  addHalf(evaluation, target, own);
  return roll(evaluation, target, own, false, { bonus: NOTHING });
}

/** Initiative is a DEX check. */
export function initiative(evaluation: Evaluation): RollStat {
  const own = [modifierStep(evaluation, 'DEX')];
  addHalf(evaluation, 'initiative', own);
  return roll(evaluation, 'initiative', own, false, { bonus: NOTHING });
}

/**
 * Calculates death saves: a saving throw without an ability. Effects on all saving throws apply, including proficiency
 * in all of them.
 */
export function deathSave(evaluation: Evaluation): RollStat {
  const { facts } = evaluation;
  const proficient = ABILITIES.every((ability) => facts.proficiencies.has(proficiencyKey('savingThrow', ability)));
  const own = proficient ? [step('proficiencyBonus', PROFICIENCY, facts.proficiencyBonus)] : [];
  return roll(evaluation, 'deathSaves', own, proficient, { bonus: NOTHING });
}

/** Calculates a passive score: 10 plus the bonus, plus or minus 5 with advantage or disadvantage. */
export function passive(evaluation: Evaluation, id: string, { bonus, rolling }: RollStat): Stat {
  const contributions: Contribution[] = [
    start('passive', NOT_ROLLED, PASSIVE),
    step(dottedTarget('skills', id), id, bonus.value),
  ];
  const shift = rolling?.result === 'advantage' ? SHIFT : rolling?.result === 'disadvantage' ? -SHIFT : 0;
  if (shift !== 0) contributions.push(step(`skills.${id}.rolling`, shift > 0 ? ADVANTAGE : DISADVANTAGE, shift));
  const stat = settleStat(evaluation, dottedTarget('passives', id), contributions);
  const notes = [...bonus.notes, ...shiftNotes(rolling)];
  return notes.length === 0 ? stat : { ...stat, notes: [...stat.notes, ...notes] };
}

/** Returns situational advantage and disadvantage as notes of plus or minus 5. */
function shiftNotes(rolling: RollAdvantage | undefined): Note[] {
  return (rolling?.notes ?? []).flatMap(({ id, label, condition, mode }): Note[] => {
    if (mode !== 'advantage' && mode !== 'disadvantage') return [];
    return [{ id, label, condition, priority: 'additive', value: mode === 'advantage' ? SHIFT : -SHIFT }];
  });
}

const NOT_ROLLED = engineMessage('step.passive');
const EXPERTISE = engineMessage('step.expertise');
const ADVANTAGE = engineMessage('step.advantage');
const DISADVANTAGE = engineMessage('step.disadvantage');
const PASSIVE = 10;
const SHIFT = 5;

/** Returns the mode of rolls that have no number on the sheet. */
export function rollingOf(evaluation: Evaluation, target: string): RollAdvantage | undefined {
  return combineRollModes(evaluation, writersOf(evaluation, target).filter(isMode));
}

function modifierStep({ facts }: Evaluation, ability: Ability): Bonus {
  return step(MODIFIERS[ability], ability, facts.modifiers[ability]);
}

/** Placeholder for the fields of a roll. */
const NOTHING: Stat = { value: 0, parts: [], dice: [], notes: [], rejected: [] };

/** Sets the bonus, mode and floors of a roll. */
function roll(
  evaluation: Evaluation,
  target: string,
  own: readonly Bonus[],
  isProficient: boolean,
  stat: Mutable<RollStat>,
): RollStat {
  const bonuses: Contribution[] = [...own];
  const modes: EffectInstance[] = [];
  const floors: RollFloor[] = [];
  for (const instance of writersOf(evaluation, target)) {
    const { effect } = instance.effect;
    if (effect.kind === 'formOverlay') addForm(evaluation, instance, target, bonuses, own);
    else if (isMode(instance)) modes.push(instance);
    else if (kindOf(effect).floor !== undefined) addFloor(evaluation, instance, floors, isProficient);
    else {
      const own = contributionOf(evaluation, instance, target);
      if (own !== undefined) bonuses.push(own);
    }
  }
  stat.bonus = settleStat(evaluation, target, bonuses);
  const how = combineRollModes(evaluation, modes);
  if (how !== undefined) stat.rolling = how;
  if (floors.length > 0) stat.floors = floors;
  return stat;
}

/**
 * Uses the bonus of a form when it is higher. A form that replaces the character's proficiencies uses its bonus, or the
 * modifier alone.
 */
function addForm(
  evaluation: Evaluation,
  instance: EffectInstance,
  target: string,
  bonuses: Contribution[],
  own: readonly Bonus[],
): void {
  const { effect } = instance.effect;
  if (effect.kind !== 'formOverlay' || verdictOf(evaluation, instance) !== true) return;
  const form = evaluation.rulebook.forms.get(effect.form);
  const [area, which = ''] = target.split('.');
  const value = area === 'skills' ? form?.skills?.[which] : isAbility(which) ? form?.saves?.[which] : undefined;
  const total = own.reduce((sum, each) => sum + each.value, 0);
  const [modifier] = own;
  const wanted = effect.replace.includes('proficiencies')
    ? (value ?? modifier?.value ?? 0)
    : Math.max(total, value ?? total);
  if (wanted !== total) bonuses.push(increaseOf(evaluation, instance, wanted - total));
}

function isMode({ effect: { effect } }: EffectInstance): boolean {
  return kindOf(effect).mode !== undefined;
}

/** Adds the best half proficiency bonus when the full bonus does not apply. */
function addHalf(evaluation: Evaluation, target: string, own: Bonus[]): boolean {
  let best: Bonus | undefined;
  for (const instance of writersOf(evaluation, target)) {
    const { effect } = instance.effect;
    if (effect.kind !== 'halfProficiency' || verdictOf(evaluation, instance) !== true) continue;
    const half = evaluation.facts.proficiencyBonus / 2;
    const value = effect.round === 'up' ? Math.ceil(half) : Math.floor(half);
    if (best === undefined || value > best.value) best = increaseOf(evaluation, instance, value);
  }
  if (best !== undefined) own.push(best);
  return best !== undefined;
}

function addFloor(evaluation: Evaluation, instance: EffectInstance, floors: RollFloor[], isProficient: boolean): void {
  const { effect } = instance.effect;
  const terms = kindOf(effect).floor?.(effect);
  if (terms === undefined || verdictOf(evaluation, instance) !== true) return;
  if (terms.isForProficient && !isProficient) return;
  const total = numberOf(evaluation, instance, 'total');
  evaluation.applied.push(instance.id);
  floors.push({
    id: instance.id,
    label: instance.label,
    ...(terms.die !== undefined && { die: terms.die }),
    ...(total !== undefined && { total }),
  });
}

/** Returns the mode of a roll. Any advantage and any disadvantage cancel, regardless of their number. */
export function combineRollModes(
  evaluation: Evaluation,
  instances: readonly EffectInstance[],
): RollAdvantage | undefined {
  if (instances.length === 0) return undefined;
  const sources: Partial<Record<RollMode, SourceTag[]>> = {};
  const notes: RollAdvantage['notes'][number][] = [];
  for (const instance of instances) {
    const { effect } = instance.effect;
    const mode = kindOf(effect).mode?.(effect) ?? 'advantage';
    const verdict = verdictOf(evaluation, instance);
    const { id, label } = instance;
    if (verdict === 'situational') notes.push({ id, label, mode, condition: conditionOf(instance), priority: 'flag' });
    else if (verdict) {
      evaluation.applied.push(id);
      const list = sources[mode] ?? [];
      sources[mode] = list;
      list.push({ id, label });
    }
  }
  const up = sources.advantage !== undefined;
  const down = sources.disadvantage !== undefined;
  if (notes.length === 0 && Object.keys(sources).length === 0) return undefined;
  return { result: up === down ? 'plain' : up ? 'advantage' : 'disadvantage', sources, notes };
}
