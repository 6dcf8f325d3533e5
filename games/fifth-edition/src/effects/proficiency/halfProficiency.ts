import * as z from 'zod';
import { ability, common } from '../../facts/fields.ts';
import { ABILITIES } from '../../vocabulary/vocabulary.ts';
import { defineKind, noReferences } from '../kind.ts';
import { abilityList, type TargetNames } from '../targets.ts';

export const halfProficiency = defineKind({
  schema: () =>
    z.strictObject({
      kind: z.literal('halfProficiency'),
      ...common,
      applies: z.array(z.enum(['skills', 'checks', 'initiative'])).min(1),
      round: z.enum(['up', 'down']),
      abilities: z.array(ability).optional(),
    }),
  targets: ({ applies, abilities = ABILITIES }, names) => halfProficiencyTargets(applies, abilities, names),
  references: noReferences,
  values: [],
  // Counts where the full bonus does not apply, which the roll decides.
  change: () => undefined,
});

function halfProficiencyTargets(
  applies: readonly ('skills' | 'checks' | 'initiative')[],
  abilities: readonly string[],
  { skills }: TargetNames,
): readonly string[] {
  const targets: string[] = [];
  if (applies.includes('skills') || applies.includes('checks'))
    for (const [skill, ability] of skills) if (abilities.includes(ability)) targets.push(`skills.${skill}`);
  if (applies.includes('checks')) targets.push(...abilityList(abilities).map((ability) => `checks.${ability}`));
  if (applies.includes('initiative')) targets.push('initiative');
  return targets;
}
