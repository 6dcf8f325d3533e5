import * as z from 'zod';
import { common, slug } from '../../facts/fields.ts';
import { ABILITIES, isAbility, MOVEMENTS } from '../../vocabulary/vocabulary.ts';
import { defineKind } from '../kind.ts';
import type { TargetNames } from '../targets.ts';

/**
 * Parts that a form may replace. `proficiencies` drops those of the character, which otherwise count beside the form's.
 */
const FORM_PARTS = [
  ...ABILITIES,
  'ac',
  'speed',
  'size',
  'senses',
  'hitPoints',
  'temporaryHitPoints',
  'attacks',
  'skills',
  'saves',
  'proficiencies',
  'traits',
] as const;

export const formOverlay = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('formOverlay'),
      ...common,
      form: slug,
      replace: z.array(z.enum(FORM_PARTS)).min(1),
      keep: z.array(z.enum(FORM_PARTS)).optional(),
    }),
  targets: ({ replace, keep = [] }, names) => formTargets(replace, keep, names),
  references: ({ form }, check) => check.record('form', form, 'form'),
  values: [],
});

function formTargets(replace: readonly string[], keep: readonly string[], { skills }: TargetNames): readonly string[] {
  return replace
    .filter((part) => !keep.includes(part))
    .flatMap((part) => {
      if (isAbility(part)) return [`abilities.${part}`];
      if (part === 'speed') return ['base.speed.walk', ...MOVEMENTS.map((movement) => `speed.${movement}`)];
      if (part === 'ac') return ['base.ac', 'ac'];
      if (part === 'skills') return [...skills.keys()].map((skill) => `skills.${skill}`);
      if (part === 'saves') return ABILITIES.map((ability) => `saves.${ability}`);
      return [FORM_TARGETS[part] ?? part];
    });
}

/** Parts of a form whose targets have another name. The character's proficiencies are no separate target. */
const FORM_TARGETS: Readonly<Record<string, string>> = {
  hitPoints: 'hitPoints.max',
  temporaryHitPoints: 'hitPoints.temp',
  traits: 'features',
  proficiencies: 'features',
};
