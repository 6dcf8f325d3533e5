import type { DerivedState, Effect, Rulebook } from '@tessera/fifth-edition';
import { numberText } from '../parts/numberText.ts';
import type { Say } from '../speech.ts';
import { abilityShort, wordOr } from '../words/pathName.ts';
import type { SourceOfRef } from './refs.ts';

type CompiledEffect = SourceOfRef['features'][number]['effects'][number];

/** What speaking about effects needs to know besides the effects. */
export interface Speaking {
  readonly say: Say;
  readonly rulebook: Rulebook;
  /** The sheet on which they work, and as which instance: then formulas are said as the numbers they made. */
  readonly working?: { readonly sheet: DerivedState; readonly instanceId: string } | undefined;
}

/** What a source does, in a few words each; empty for what no text is written for. */
export function effectWords({ features }: SourceOfRef, speaking: Speaking): string[] {
  const words = features.flatMap(({ effects }) => effects.flatMap((effect) => wordsOf(effect, speaking) ?? []));
  return [...new Set(words)];
}

/** Whether what a source does is more of a help or of a harm: numbers and dice count by sign, rolls by their mode. */
export function toneOf({ features }: SourceOfRef): 'helps' | 'harms' {
  const weights = features.flatMap(({ effects, choices }) => [
    ...effects.map(({ effect }) => weightOf(effect)),
    ...choices.flatMap(({ each }) => each.map(({ effect }) => weightOf(effect))),
  ]);
  return weights.reduce((sum, weight) => sum + weight, 0) < 0 ? 'harms' : 'helps';
}

/** What it does, and on what occasion if not always. */
function wordsOf(compiled: CompiledEffect, speaking: Speaking): string | undefined {
  const does = deedOf(compiled, speaking);
  const occasions = occasionsIn(compiled.effect.predicate);
  if (does === undefined || occasions.length === 0) return does;
  return speaking.say('play.does.when', { does, when: occasions.join(', ') });
}

function deedOf(compiled: CompiledEffect, speaking: Speaking): string | undefined {
  const { effect } = compiled;
  const { say, rulebook } = speaking;
  const amount = () => amountOf(compiled, speaking);
  const does = (kind: string, params: Readonly<Record<string, string | number>> = {}) =>
    say(`play.does.${kind}`, params);
  switch (effect.kind) {
    case 'attackBonus':
    case 'damageBonus':
    case 'checkBonus':
    case 'initiativeBonus':
    case 'hitPointMax':
    case 'temporaryHitPoints':
      return does(effect.kind, { amount: amount() });
    case 'saveBonus':
      return does('saveBonus', { amount: amount(), which: abilityNames(effect.abilities, say) });
    case 'saveAdvantage':
      return does('saveAdvantage', { which: abilityNames(effect.abilities, say) });
    case 'skillBonus':
      return does('skillBonus', { amount: amount(), which: skillNames(effect.skill, rulebook, say) });
    case 'armorClass':
      return does(`armorClass.${effect.priority}`, { amount: amount(), value: bareAmount(compiled, speaking) });
    case 'speed':
      if (effect.equalTo !== undefined)
        return does('speed.same', { which: say(`words.movement.${effect.movementType}`) });
      return does(`speed.${effect.priority}`, {
        which: say(`words.movement.${effect.movementType}`),
        amount: amount(),
        value: bareAmount(compiled, speaking),
      });
    case 'sense':
      return does('sense', { which: say(`words.sense.${effect.senseType}`), value: String(effect.range) });
    case 'rollMode': {
      const targets = [effect.target].flat().map((target) => rollName(target, rulebook, say));
      return does(`rollMode.${effect.mode}`, { which: [...new Set(targets)].join(', ') });
    }
    case 'damageModifier':
      return does(`damage.${effect.mode}`, { types: damageNames(effect.types, say) });
    case 'conditionImmunity':
      return does('conditionImmunity', { which: conditionNames(effect.conditions, rulebook, say) });
    case 'condition':
      return does('condition', { which: conditionNames([effect.condition], rulebook, say) });
    case 'abilityScoreSet':
      return does('abilityScoreSet', {
        which: abilityShort(say, effect.ability),
        value: bareAmount(compiled, speaking),
      });
    case 'size':
      return effect.step === undefined ? undefined : does(effect.step > 0 ? 'size.larger' : 'size.smaller');
    case 'abilityScoreIncrease':
      return does('abilityScoreIncrease', { which: abilityShort(say, effect.ability), amount: amount() });
    case 'spellBonus':
      return does('spellBonus', { amount: signed(plainNumber(effect.dc ?? effect.attack)) });
    case 'weaponDie':
      return does('weaponDie', { value: plainNumber(effect.die) ?? say('play.does.byFormula') });
    case 'suppress':
      return effect.select.tag === undefined ? undefined : does('suppress');
    case 'note':
      return effect.text;
    default:
      return undefined;
  }
}

/** With its sign: +2, -1d4. What only a formula knows is said without a number until it works. */
function amountOf(compiled: CompiledEffect, speaking: Speaking): string {
  const { dice } = diceOf(compiled.effect);
  if (dice !== undefined) return dice.startsWith('-') ? `−${dice.slice(1)}` : `+${dice}`;
  return signed(numberOf(compiled, speaking));
}

function signed(value: number | undefined): string {
  return value === undefined ? '±' : numberText(value, true);
}

function plainNumber(value: number | string | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The occasions that a predicate names: what a save is against, who is the target. */
function occasionsIn(predicate: unknown): string[] {
  if (Array.isArray(predicate)) return predicate.flatMap(occasionsIn);
  if (typeof predicate !== 'object' || predicate === null || !('type' in predicate)) return [];
  if (predicate.type !== 'rollContext') return [];
  return Object.values(predicate).flatMap((words: unknown) => (Array.isArray(words) ? words.map(String) : []));
}

function bareAmount(compiled: CompiledEffect, speaking: Speaking): string {
  return numberOf(compiled, speaking)?.toString() ?? speaking.say('play.does.byFormula');
}

/** A plain number of the content, or what the formula came to on the sheet. */
function numberOf({ effect, id, targets }: CompiledEffect, { working }: Speaking): number | undefined {
  const written = 'value' in effect ? effect.value : undefined;
  const limit = 'min' in effect ? effect.min : undefined;
  const raw = written ?? limit;
  if (typeof raw === 'number') return raw;
  if (working === undefined) return undefined;
  const { sheet, instanceId } = working;
  for (const target of targets) {
    const part = statAt(sheet, target)?.parts.find((each) => each.id === `${id}~${instanceId}` || each.id === id);
    if (part !== undefined) return part.value;
  }
  return undefined;
}

function statAt(sheet: DerivedState, target: string) {
  const [head = '', name = ''] = target.split('.');
  if (head === 'ac') return sheet.ac;
  if (head === 'hitPoints') return name === 'max' ? sheet.hitPoints.max : sheet.hitPoints.offeredTemp;
  if (head === 'skills') return sheet.skills[name]?.bonus;
  const save = Object.entries(sheet.saves).find(([ability]) => head === 'saves' && ability === name)?.[1];
  const check = Object.entries(sheet.checks).find(([ability]) => head === 'checks' && ability === name)?.[1];
  const speed = Object.entries(sheet.speed).find(([movement]) => head === 'speed' && movement === name)?.[1];
  const attack = head === 'attacks' ? sheet.attacks.lines[0]?.attack : undefined;
  return save?.bonus ?? check?.bonus ?? speed?.value ?? attack;
}

function diceOf(effect: Effect): { readonly dice: string | undefined } {
  return { dice: 'dice' in effect && typeof effect.dice === 'string' ? effect.dice : undefined };
}

function weightOf(effect: Effect): number {
  switch (effect.kind) {
    case 'rollMode':
      return effect.mode === 'advantage' || effect.mode === 'autoSucceed' ? 1 : -1;
    case 'damageModifier':
      return effect.mode === 'vulnerability' ? -1 : 1;
    case 'condition':
      return -1;
    case 'note':
    case 'tag':
      return 0;
    default:
      return isLoss(effect) ? -1 : 1;
  }
}

/** Less than nothing, at most something, nothing at all, or times less than one. */
function isLoss(effect: Effect): boolean {
  const value = 'value' in effect ? effect.value : undefined;
  if ('max' in effect && effect.max !== undefined && effect.kind !== 'resource') return true;
  if (typeof value === 'string') return value.trim().startsWith('-');
  if (typeof value !== 'number') return diceOf(effect).dice?.startsWith('-') ?? false;
  const isOverride = 'priority' in effect && effect.priority === 'override';
  const isFactor = 'priority' in effect && effect.priority === 'multiplicative';
  return value < 0 || (isOverride && value === 0) || (isFactor && value < 1);
}

function abilityNames(abilities: 'all' | readonly string[], say: Say): string {
  return abilities === 'all' ? say('play.does.allSaves') : abilities.map((id) => abilityShort(say, id)).join(', ');
}

function skillNames(skill: string | readonly string[], { skills }: Rulebook, say: Say): string {
  const names = [skill]
    .flat()
    .map((id) =>
      id.startsWith('@') ? say('play.does.chosen') : wordOr(say, `words.skill.${id}`, skills.get(id)?.name ?? id),
    );
  return names.join(', ');
}

function conditionNames(ids: readonly string[], { conditions }: Rulebook, say: Say): string {
  return ids.map((id) => wordOr(say, `condition.${id}`, conditions.get(id)?.facts.name ?? id)).join(', ');
}

/** Most types named one by one read worse than "all damage". */
const MOST_TYPES = 5;

function damageNames(types: readonly string[], say: Say): string {
  if (types.length > MOST_TYPES) return say('play.does.mostDamage');
  return types
    .map((type) => (type.startsWith('@') ? say('play.does.chosen') : wordOr(say, `damageType.${type}`, type)))
    .join(', ');
}

function rollName(target: string, { skills }: Rulebook, say: Say): string {
  const [head = '', name] = target.split('.');
  if (name === undefined) return say(`play.roll.${head}`);
  if (name.startsWith('@')) return say(`play.roll.${head}`);
  if (head === 'skills') return wordOr(say, `words.skill.${name}`, skills.get(name)?.name ?? name);
  return say(`play.roll.${head}Of`, { which: abilityShort(say, name) });
}
