import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import type { ValueField } from '../facts/formulas.ts';
import { effectScope, spellScope, valueField } from '../facts/formulas.ts';
import { bodyKinds } from './body.ts';
import { magicKinds } from './magic.ts';
import { playKinds } from './play.ts';
import { proficiencyKinds } from './proficiency.ts';
import { rollKinds } from './rolls.ts';

const schemaOf = (value: ValueField) =>
  z.discriminatedUnion(
    'kind',
    [...proficiencyKinds(value), ...rollKinds(value), ...bodyKinds(value), ...magicKinds(value), ...playKinds(value)],
    { error: unknownTag('E_UNKNOWN_KIND') },
  );

/** An effect of content on a sheet. There are forty-six kinds; code knows nothing else about content. SPEC 7 */
export type Effect = z.output<ReturnType<typeof schemaOf>>;

const plainEffects = schemaOf(valueField(effectScope));

/** Schema of an effect in content. */
export const Effect: z.ZodType<Effect> = plainEffects;

/** Schema of an effect that may read the slot of its spell. */
export const SpellEffect: z.ZodType<Effect> = schemaOf(valueField(spellScope));

export type EffectKindName = Effect['kind'];
export type EffectOf<Kind extends EffectKindName> = Extract<Effect, { kind: Kind }>;

export const EFFECT_KINDS: readonly EffectKindName[] = plainEffects.options.map((option) => option.shape.kind.value);
