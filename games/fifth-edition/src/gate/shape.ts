import type { Feature, FormRecord } from '../content/records/records.ts';
import type { Rulebook } from '../content/rulebook.ts';
import type { EffectOf } from '../effects/effect.ts';
import type { ActiveEffect, CharacterRecord } from '../record/record.ts';

/** The form that a character is in. */
export interface Shape {
  readonly effect: ActiveEffect;
  /** Name of the spell or feature that gives it. */
  readonly name: string;
  readonly form: FormRecord;
  /** Parts of the sheet that it replaces. */
  readonly replaces: ReadonlySet<string>;
  /** Whether the gear of the character is part of the form, or on the ground. */
  readonly isGearGone: boolean;
}

/** Returns the form that the character is in, the latest if several are on it; undefined without one. */
export function shapeOf({ active }: Pick<CharacterRecord, 'active'>, rulebook: Rulebook): Shape | undefined {
  for (const effect of active.toReversed()) {
    const [kind = '', id = ''] = effect.ref.split(':');
    const source =
      effect.on !== undefined
        ? undefined
        : kind === 'spell'
          ? rulebook.spells.get(id)
          : kind === 'feat'
            ? rulebook.feats.get(id)
            : undefined;
    if (source === undefined) continue;
    const overlay = overlayIn(source.record.features, effect.choices ?? {});
    const form = overlay && rulebook.forms.get(overlay.form);
    if (overlay !== undefined && form !== undefined)
      return {
        effect,
        name: source.facts.name,
        form,
        replaces: new Set<string>(overlay.replace.filter((part) => overlay.keep?.includes(part) !== true)),
        isGearGone: suppresses(source.record.features, effect.choices ?? {}),
      };
  }
  return undefined;
}

type Answers = NonNullable<ActiveEffect['choices']>;

/** Stands for the answer in the effects of a choice. */
const ANSWER = '@choice';

type Overlay = EffectOf<'formOverlay'>;

/** Returns the overlay of a form, with the answer of the player as its form. */
function overlayIn(features: readonly Feature[], answers: Answers): Overlay | undefined {
  for (const { effects = [], choices = [] } of features) {
    for (const effect of effects) if (effect.kind === 'formOverlay') return effect;
    for (const { id, each = [] } of choices)
      for (const effect of each)
        if (effect.kind === 'formOverlay')
          return { ...effect, form: effect.form === ANSWER ? String(answers[id] ?? '') : effect.form };
  }
  return undefined;
}

/** Whether the answers, or the defaults where nothing was answered, suppress the gear of the character. */
function suppresses(features: readonly Feature[], answers: Answers): boolean {
  return features.some(({ effects = [], choices = [] }) =>
    [
      ...effects,
      ...choices.flatMap(({ id, options, default: usual }) =>
        (options ?? [])
          .filter(({ value }) => value === (answers[id] ?? usual))
          .flatMap((option) => option.effects ?? []),
      ),
    ].some(({ kind }) => kind === 'suppress'),
  );
}
