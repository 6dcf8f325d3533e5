import { unknownTag } from '@tessera/rules';
import * as z from 'zod';
import { effectScope, spellScope, type ValueField, valueField } from '../facts/formulas.ts';
import { effectKinds } from './effectKinds.ts';
import type { EffectKind } from './kind.ts';

const schemaOf = (value: ValueField) => {
  const [first, ...others] = effectKinds;
  const schemas = others.map(({ schema }) => schema(value));
  return z.discriminatedUnion('kind', [first.schema(value), ...schemas], { error: unknownTag('E_UNKNOWN_KIND') });
};

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

const kinds = new Map<string, EffectKind<Effect>>(EFFECT_KINDS.map((name, index) => [name, effectKinds[index]!]));

/** Returns the kind of an effect. */
export function kindOf({ kind }: Effect): EffectKind<Effect> {
  return kinds.get(kind)!;
}
