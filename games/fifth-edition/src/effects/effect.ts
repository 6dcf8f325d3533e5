import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import { effectScope, spellScope, valueField } from '../formulas.ts';
import { bodyKinds } from './body.ts';
import type { ValueField } from './fields.ts';
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

/** What one piece of content does to a sheet. SPEC 7: forty-six kinds, and code knows nothing else of content. */
export type Effect = z.output<ReturnType<typeof schemaOf>>;

const plainEffects = schemaOf(valueField(effectScope));

/** For the schemas of content. */
export const Effect: z.ZodType<Effect> = plainEffects;

/** The same where a spell's slot is known. */
export const SpellEffect: z.ZodType<Effect> = schemaOf(valueField(spellScope));

export type EffectKindName = Effect['kind'];
export type EffectOf<Kind extends EffectKindName> = Extract<Effect, { kind: Kind }>;

/** All kinds there are. */
export const EFFECT_KINDS: readonly EffectKindName[] = plainEffects.options.map((option) => option.shape.kind.value);
