import * as z from 'zod';
import { common, requiredPriority } from '../../facts/fields.ts';
import { formatIssue, problem } from '../../vocabulary/contentMessage.ts';
import { MOVEMENTS } from '../../vocabulary/vocabulary.ts';
import { changeByPriority } from '../changeByPriority.ts';
import { defineKind } from '../kind.ts';

export const speed = defineKind({
  schema: (value) =>
    z.strictObject({
      kind: z.literal('speed'),
      ...common,
      movementType: z.enum([...MOVEMENTS, 'all']).describe('"all" changes every mode that there is, and gives none'),
      priority: requiredPriority,
      value: value.optional(),
      min: value.optional(),
      max: value.optional(),
      equalTo: z.literal('walk').optional(),
      hover: z.boolean().optional(),
      lock: z.boolean().optional(),
    }),
  targets: ({ movementType, priority }) => speedTargets(movementType, priority),
  references: ({ movementType, priority }, check) => {
    // A base is the speed of one mode, so an effect on every mode cannot be one.
    if (movementType !== 'all' || priority !== 'base') return;
    const expected = MOVEMENTS.map((movement) => `"${movement}"`).join(', ');
    const issue = formatIssue({ message: problem('base-of-one-mode'), expected, found: '"all"' });
    check.report('E_PRIORITY_TARGET', issue, 'movementType');
  },
  values: ['value', 'min', 'max'],
  change: (effect, facts) =>
    changeByPriority(effect, facts, effect.equalTo === 'walk' ? facts.walkingSpeed : undefined),
});

function speedTargets(movement: string, priority: string): readonly string[] {
  if (movement === 'all') return MOVEMENTS.map((each) => `speed.${each}`);
  const isWalkBase = movement === 'walk' && priority === 'base';
  return isWalkBase ? ['base.speed.walk', 'speed.walk'] : [`speed.${movement}`];
}
