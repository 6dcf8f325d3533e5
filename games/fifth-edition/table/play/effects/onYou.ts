import type { ActiveEffect, CharacterRecord, DerivedState, Rulebook } from '@tessera/fifth-edition';
import type { Label, NestedMessage } from '@tessera/rules';
import { toneOf } from './effectTone.ts';
import { nameOfRef, type SourceOfRef, sourceOfRef } from './refs.ts';
import { type RemainingTime, remainingOf } from './remainingTime.ts';

/** An active effect in the list. */
export interface EffectLine {
  readonly kind: 'effect';
  readonly effect: ActiveEffect;
  readonly name: string;
  readonly tone: 'helps' | 'harms';
  readonly remaining: RemainingTime;
  /** Whether the character concentrates on it, so that damage can end it. */
  readonly isHeld: boolean;
  /** Name of the caster, unless it is the character. */
  readonly caster: string | undefined;
  /** Name of the target, unless it is the character. */
  readonly on: string | undefined;
  /** Reason why it has no effect now. */
  readonly suppressed: Label | undefined;
  /** Undefined when content no longer has it. */
  readonly source: SourceOfRef | undefined;
}

/** A condition in the list. */
export interface ConditionLine {
  readonly kind: 'condition';
  readonly id: string;
  readonly name: string;
  readonly tone: 'helps' | 'harms';
  readonly level: number;
  /** Number of its levels; undefined for a condition without levels. */
  readonly levels: number | undefined;
  /** Whether the player set it and can remove it; otherwise it ends with its source. */
  readonly isOwn: boolean;
  /** Its sources besides the player. */
  readonly from: readonly Label[];
  readonly suppressedBy: readonly Label[];
  readonly source: SourceOfRef | undefined;
}

export type OnYouLine = EffectLine | ConditionLine;

/** Returns concentration effects first, then other effects in the order they started, then conditions. */
export function onYou(record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook): OnYouLine[] {
  const effects = record.active.map((effect) => effectLine(effect, record, sheet, rulebook));
  return [
    ...effects.toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld)),
    ...sheet.conditions
      .filter((condition) => !isOnlyLasting(condition, record))
      .map((condition) => conditionLine(condition, record, rulebook)),
  ];
}

/** Whether a condition only comes from an effect that the list already has. */
function isOnlyLasting({ id, sources }: DerivedState['conditions'][number], { active }: CharacterRecord): boolean {
  const lasting = active
    .filter(({ ref }) => ref === `condition:${id}`)
    .map(({ instanceId }) => `active["${instanceId}"]`);
  return lasting.length > 0 && sources.every((source) => lasting.includes(source.id));
}

function effectLine(
  effect: ActiveEffect,
  record: CharacterRecord,
  sheet: DerivedState,
  rulebook: Rulebook,
): EffectLine {
  const { ref, casterId, duration, instanceId } = effect;
  const source = sourceOfRef(ref, rulebook);
  const isOwn = (casterId ?? record.id) === record.id;
  return {
    kind: 'effect',
    effect,
    name: nameOfRef(ref, rulebook),
    tone: source === undefined ? 'helps' : toneOf(source),
    remaining: remainingOf(effect, record.time),
    isHeld: duration.type === 'concentration' && isOwn,
    caster: isOwn ? undefined : casterId,
    on: effect.on,
    suppressed: suppressionOf(instanceId, sheet) ?? immunityTo(ref, sheet),
    source,
  };
}

/** Returns the reason why an effect is suppressed completely. */
function suppressionOf(instanceId: string, { provenance }: DerivedState): NestedMessage | undefined {
  const own = provenance.filter(({ id }) => id.endsWith(`~${instanceId}`));
  const silenced = own.filter(({ status }) => status === 'suppressed');
  return silenced.length > 0 && silenced.length === own.length ? silenced[0]?.detail : undefined;
}

/** Returns the source of the immunity against a temporary condition. */
function immunityTo(ref: string, { conditions }: DerivedState): NestedMessage | undefined {
  const by = conditions.find(({ id }) => ref === `condition:${id}`)?.suppressedBy;
  return by && { code: 'all-of', params: { names: by.map(({ label }) => label) } };
}

function conditionLine(
  { id, name, level, sources, suppressedBy = [] }: DerivedState['conditions'][number],
  record: CharacterRecord,
  rulebook: Rulebook,
): ConditionLine {
  const source = rulebook.conditions.get(id);
  return {
    kind: 'condition',
    id,
    name,
    tone: source === undefined ? 'harms' : toneOf(source),
    level,
    levels: source?.record.levels,
    isOwn: record.conditions.some((condition) => condition.id === id),
    from: sources.filter((each) => each.id !== 'record/player').map(({ label }) => label),
    suppressedBy: suppressedBy.map(({ label }) => label),
    source,
  };
}
