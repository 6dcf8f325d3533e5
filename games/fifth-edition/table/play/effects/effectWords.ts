import type { ChoiceValue, Effect, Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { abilityShort, wordOr } from '../../words/pathName.ts';
import { addedAmount, type EffectScope, effectNumber } from './effectAmount.ts';
import type { FeatureEffect, SourceOfRef } from './refs.ts';

/** Context for formatting effects. */
export interface EffectWordContext {
  readonly t: TranslateFn;
  readonly rulebook: Rulebook;
  /** The sheet with the active effects; formulas are then shown as numbers. */
  readonly working?: EffectScope | undefined;
  /** Answers given when the effects started. */
  readonly choices?: Readonly<Record<string, ChoiceValue>> | undefined;
}

/** Describes the effects of a source, a few words each; kinds without a text are omitted. */
export function effectWords({ features }: SourceOfRef, speaking: EffectWordContext): string[] {
  const effects = features.flatMap((feature) => [...feature.effects, ...chosenEffects(feature, speaking)]);
  return [...new Set(effects.flatMap((effect) => wordsOf(effect, speaking) ?? []))];
}

/** Returns the effects of the chosen option; those of every pick are used when no option has specific effects. */
function chosenEffects(
  { choices }: SourceOfRef['features'][number],
  speaking: EffectWordContext,
): readonly FeatureEffect[] {
  return choices.flatMap(({ choice, options, each }) => {
    const answer = speaking.choices?.[choice.id];
    const picked = typeof answer === 'string' ? answer : undefined;
    const own = (picked !== undefined && options.get(picked)?.effects) || [];
    return own.length > 0 ? own : each.map((effect) => withForm(effect, picked));
  });
}

/** Replaces the placeholder of a form by the picked form. */
function withForm(compiled: FeatureEffect, picked: string | undefined): FeatureEffect {
  const { effect } = compiled;
  if (picked === undefined || effect.kind !== 'formOverlay' || !isOpen(effect.form)) return compiled;
  return { ...compiled, effect: { ...effect, form: picked } };
}

/** Describes an effect and the circumstances in which it applies. */
function wordsOf(compiled: FeatureEffect, speaking: EffectWordContext): string | undefined {
  const formatter: EffectFormatter<Effect> | undefined = formatters[compiled.effect.kind];
  const { t, working } = speaking;
  const value = effectNumber(compiled, working)?.toString() ?? t('play.does.byFormula');
  const does = formatter?.(compiled.effect, { ...speaking, amount: addedAmount(compiled, working), value });
  const occasions = occasionsIn(compiled.effect.predicate);
  if (does === undefined || occasions.length === 0) return does;
  return t('play.does.when', { does, when: occasions.join(', ') });
}

interface Measured extends EffectWordContext {
  /** Amount with its sign. */
  readonly amount: string;
  readonly value: string;
}

/**
 * Declared as a method, so that the formatter of one kind is assignable where any is expected. `wordsOf` picks the
 * right one.
 */
type EffectFormatter<Each> = { tell(effect: Each, measured: Measured): string | undefined }['tell'];

const added = ({ kind }: Effect, { t, amount }: Measured) => t(`play.does.${kind}`, { amount });

/** Formatters per kind. Kinds without one grant something that the sheet lists elsewhere. */
const formatters: { readonly [Kind in Effect['kind']]?: EffectFormatter<Extract<Effect, { kind: Kind }>> } = {
  attackBonus: added,
  damageBonus: added,
  checkBonus: added,
  initiativeBonus: added,
  hitPointMax: added,
  temporaryHitPoints: added,
  spellBonus: added,
  saveBonus: ({ abilities }, { t, amount }) => t('play.does.saveBonus', { amount, which: abilityNames(abilities, t) }),
  saveAdvantage: ({ abilities }, { t }) => t('play.does.saveAdvantage', { which: abilityNames(abilities, t) }),
  skillBonus: ({ skill }, { t, rulebook, amount }) =>
    t('play.does.skillBonus', { amount, which: skillNames([skill].flat(), rulebook, t) }),
  armorClass: ({ priority }, { t, amount, value }) => t(`play.does.armorClass.${priority}`, { amount, value }),
  speed: ({ priority, movementType, equalTo }, { t, amount, value }) =>
    t(`play.does.speed.${equalTo === undefined ? priority : 'same'}`, {
      which: t(`words.movement.${movementType}`),
      amount,
      value,
    }),
  sense: ({ senseType }, { t, value }) => t('play.does.sense', { which: t(`words.sense.${senseType}`), value }),
  rollMode: ({ mode, target }, { t, rulebook }) => {
    if (target === 'spellcasting' && mode === 'autoFail') return t('play.does.noSpells');
    const rolls = [target].flat().map((roll) => rollName(roll, rulebook, t));
    return t(`play.does.rollMode.${mode}`, { which: [...new Set(rolls)].join(', ') });
  },
  damageModifier: ({ mode, types }, { t }) => t(`play.does.damage.${mode}`, { types: damageNames(types, t) }),
  conditionImmunity: ({ conditions }, { t, rulebook }) =>
    t('play.does.conditionImmunity', { which: conditionNames(conditions, rulebook, t) }),
  condition: ({ condition }, { t, rulebook }) => conditionNames([condition], rulebook, t),
  abilityScoreSet: ({ ability }, { t, value }) =>
    t('play.does.abilityScoreSet', { which: abilityShort(t, ability), value }),
  abilityScoreIncrease: ({ ability }, { t, amount }) =>
    t('play.does.abilityScoreIncrease', { which: abilityShort(t, ability), amount }),
  weaponDie: (_effect, { t, value }) => t('play.does.weaponDie', { value }),
  size: ({ step }, { t }) => (step === undefined ? undefined : t(`play.does.size.${step > 0 ? 'larger' : 'smaller'}`)),
  suppress: ({ select }, { t }) => (select.tag === undefined ? undefined : t('play.does.suppress')),
  formOverlay: ({ form }, { t, rulebook }) =>
    isOpen(form)
      ? t('play.does.anyForm')
      : t('play.does.formOverlay', { name: rulebook.forms.get(form)?.name ?? form }),
  note: ({ text }) => text,
};

/** Returns the circumstances that a predicate names: the cause of a save, the type of a target. */
function occasionsIn(predicate: unknown): string[] {
  if (Array.isArray(predicate)) return predicate.flatMap(occasionsIn);
  if (typeof predicate !== 'object' || predicate === null || !('type' in predicate)) return [];
  if (predicate.type !== 'rollContext') return [];
  return Object.values(predicate).flatMap((words: unknown) => (Array.isArray(words) ? words.map(String) : []));
}

/** Whether an id is a placeholder for an answer. */
function isOpen(id: string): boolean {
  return id.startsWith('@');
}

function abilityNames(abilities: 'all' | readonly string[], t: TranslateFn): string {
  return abilities === 'all' ? t('play.does.allSaves') : abilities.map((id) => abilityShort(t, id)).join(', ');
}

function skillNames(ids: readonly string[], { skills }: Rulebook, t: TranslateFn): string {
  const name = (id: string) => wordOr(t, `words.skill.${id}`, skills.get(id)?.name ?? id);
  return ids.map((id) => (isOpen(id) ? t('play.does.chosen') : name(id))).join(', ');
}

function conditionNames(ids: readonly string[], { conditions }: Rulebook, t: TranslateFn): string {
  return ids.map((id) => wordOr(t, `condition.${id}`, conditions.get(id)?.facts.name ?? id)).join(', ');
}

/** More types than this are shown as "most damage". */
const MAX_TYPES = 5;

function damageNames(types: readonly string[], t: TranslateFn): string {
  if (types.length > MAX_TYPES) return t('play.does.mostDamage');
  return types.map((type) => (isOpen(type) ? t('play.does.chosen') : wordOr(t, `damageType.${type}`, type))).join(', ');
}

/** Returns the name of a target: `saves.DEX`, `skills.Stealth`, `attacks`. */
function rollName(target: string, rulebook: Rulebook, t: TranslateFn): string {
  const [head = '', name] = target.split('.');
  if (name === undefined || isOpen(name)) return t(`play.roll.${head}`);
  if (head === 'skills') return skillNames([name], rulebook, t);
  return t(`play.roll.${head}Of`, { which: abilityShort(t, name) });
}
