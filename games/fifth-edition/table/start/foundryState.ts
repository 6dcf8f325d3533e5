import { type CharacterRecord, evaluateCharacter, type Rulebook } from '@tessera/fifth-edition';
import type { FoundryActor } from './foundryActor.ts';
import { plainText } from './plainText.ts';

/** Parts of an actor for which a record has no place, or whose value does not fit. */
const LEFT_OUT = ['hitPoints', 'inspiration', 'experience', 'deathSaves', 'spellSlots', 'effects'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Returns the record with the actor's state of play and texts, and names what it left out. */
export function withFoundryState(
  actor: FoundryActor,
  record: CharacterRecord,
  rulebook: Rulebook,
): { readonly record: CharacterRecord; readonly left: readonly LeftOut[] } {
  const { attributes, details, spells } = actor.system;
  const { hp, exhaustion, inspiration, death } = attributes;
  const max = evaluateCharacter(record, rulebook).hitPoints.max.value;
  const damage = Math.max(0, max - (hp.value ?? max));
  const texts: Readonly<Record<string, string | null | undefined>> = {
    alignment: details.alignment,
    backstory: details.biography.value && plainText(details.biography.value),
    looks: details.appearance && plainText(details.appearance),
    personality: joined(details.trait, details.ideal, details.bond, details.flaw),
  };
  const written = Object.entries(texts).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  const isExhausted = exhaustion > 0 && rulebook.conditions.has(EXHAUSTION);
  const spent = Object.values(spells).some((slot) => (slot.value ?? 0) < (slot.override ?? slot.max ?? 0));
  const left: Readonly<Record<LeftOut, boolean>> = {
    hitPoints: (hp.value ?? 0) > max || (hp.max ?? max) !== max,
    inspiration,
    experience: (details.xp.value ?? 0) > 0,
    deathSaves: death.success > 0 || death.failure > 0,
    spellSlots: spent,
    effects: actor.effects.length > 0,
  };
  return {
    record: {
      ...record,
      details: { ...record.details, ...Object.fromEntries(written) },
      ...(isExhausted && { conditions: [...record.conditions, { id: EXHAUSTION, level: exhaustion }] }),
      used: { ...record.used, ...(damage > 0 && { damage }), ...((hp.temp ?? 0) > 0 && { temp: hp.temp ?? 0 }) },
    },
    left: LEFT_OUT.filter((part) => left[part]),
  };
}

const EXHAUSTION = 'exhaustion';

function joined(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .flatMap((text) => (text ? [plainText(text)] : []))
    .filter((text) => text !== '')
    .join('\n');
}
