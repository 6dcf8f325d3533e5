import type { ActiveEffect, CharacterRecord, DerivedState, Rulebook } from '@tessera/fifth-edition';
import type { Label, NestedMessage } from '@tessera/rules';
import { toneOf } from './effectTone.ts';
import { nameOfRef, type SourceOfRef, sourceOfRef } from './refs.ts';
import { type Remaining, remainingOf } from './remaining.ts';

/** An effect at work, as the list shows it. */
export interface EffectLine {
  readonly kind: 'effect';
  readonly effect: ActiveEffect;
  readonly name: string;
  readonly tone: 'helps' | 'harms';
  readonly remaining: Remaining;
  /** Concentration of the character itself, which damage can end. */
  readonly isHeld: boolean;
  /** Who cast it, unless it was the character. */
  readonly caster: string | undefined;
  /** Whom it is on, unless it is the character. */
  readonly on: string | undefined;
  /** Why it does nothing just now. */
  readonly suppressed: Label | undefined;
  /** Nothing where content no longer has it. */
  readonly source: SourceOfRef | undefined;
}

/** A condition, as the list shows it. */
export interface ConditionLine {
  readonly kind: 'condition';
  readonly id: string;
  readonly name: string;
  readonly tone: 'helps' | 'harms';
  readonly level: number;
  /** How many levels it has; nothing for one that is simply there. */
  readonly levels: number | undefined;
  /** Set by hand, so that it can be taken away by hand; otherwise it goes with what brought it. */
  readonly isOwn: boolean;
  /** What brought it, apart from the player. */
  readonly from: readonly Label[];
  readonly suppressedBy: readonly Label[];
  readonly source: SourceOfRef | undefined;
}

export type OnYouLine = EffectLine | ConditionLine;

/** What is on the character: what it holds first, then effects in the order they came, then conditions. */
export function onYou(record: CharacterRecord, sheet: DerivedState, rulebook: Rulebook): OnYouLine[] {
  const effects = record.active.map((effect) => effectLine(effect, record, sheet, rulebook));
  return [
    ...effects.toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld)),
    ...sheet.conditions
      .filter((condition) => !isOnlyLasting(condition, record))
      .map((condition) => conditionLine(condition, record, rulebook)),
  ];
}

/** A condition for a while is in the list already, as the effect that brought it. */
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

/** The reason why all of an effect is silenced, as content says it. */
function suppressionOf(instanceId: string, { provenance }: DerivedState): NestedMessage | undefined {
  const own = provenance.filter(({ id }) => id.endsWith(`~${instanceId}`));
  const silenced = own.filter(({ status }) => status === 'suppressed');
  return silenced.length > 0 && silenced.length === own.length ? silenced[0]?.detail : undefined;
}

/** What makes the character immune to a lasting condition. */
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
