import type { CharacterRecord, DerivedState, Rulebook } from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';
import { nameOfRef } from '../effects/refs.ts';

/** A counter that a rest or passing time changes. */
export interface CountLine {
  readonly kind: 'hitPoints' | 'temp' | 'slot' | 'pact' | 'resource' | 'hitDice' | 'condition';
  /** Unique id: `resources.rage`, `slot.3`, `hitDie.d8`. */
  readonly id: string;
  /** Name from content, or the level or die for the texts. */
  readonly name: Label;
  readonly before: number;
  readonly after: number;
}

/** A change of a rest. */
export type RestLine = CountLine | { readonly kind: 'ends'; readonly id: string; readonly name: string };

interface Moment {
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
}

/** Returns everything that a rest changes: hit points, slots, uses, dice, conditions, and effects that end. */
export function restPreview(before: Moment, after: Moment, rulebook: Rulebook): RestLine[] {
  const later = new Map(counts(after.sheet).map((count) => [count.id, count.left]));
  const changed = counts(before.sheet).flatMap(({ left, ...line }): CountLine[] => {
    const then = later.get(line.id) ?? left;
    return then === left ? [] : [{ ...line, before: left, after: then }];
  });
  return [...changed, ...easedConditions(before.sheet, after.sheet), ...endings(before.record, after.record, rulebook)];
}

type Count = Pick<CountLine, 'kind' | 'id' | 'name'> & { readonly left: number };

/** Returns all counters with their current values. */
function counts({ hitPoints, spellcasting, resources, hitDice }: DerivedState): Count[] {
  const { slots, pact } = spellcasting;
  return [
    { kind: 'hitPoints', id: 'hitPoints', name: '', left: hitPoints.current },
    { kind: 'temp', id: 'temp', name: '', left: hitPoints.temp },
    ...Object.values(slots).map(
      ({ level, max, used }): Count => ({
        kind: 'slot',
        id: `slot.${level}`,
        name: `${level}`,
        left: max.value - used,
      }),
    ),
    ...(pact ? [{ kind: 'pact', id: 'pact', name: `${pact.level}`, left: pact.max.value - pact.used } as const] : []),
    ...Object.values(resources)
      .filter(({ unlimited }) => unlimited !== true)
      .map(({ id, name, left }): Count => ({ kind: 'resource', id: `resources.${id}`, name, left })),
    ...hitDice.map(
      ({ die, total, used }): Count => ({ kind: 'hitDice', id: `hitDie.d${die}`, name: `d${die}`, left: total - used }),
    ),
  ];
}

/** Returns the conditions that lose levels. */
function easedConditions(before: DerivedState, after: DerivedState): CountLine[] {
  return before.conditions.flatMap(({ id, name, level }): CountLine[] => {
    const then = after.conditions.find((condition) => condition.id === id)?.level ?? 0;
    return then >= level ? [] : [{ kind: 'condition', id: `condition.${id}`, name, before: level, after: then }];
  });
}

function endings(before: CharacterRecord, after: CharacterRecord, rulebook: Rulebook): RestLine[] {
  const left = new Set(after.active.map(({ instanceId }) => instanceId));
  return before.active
    .filter(({ instanceId }) => !left.has(instanceId))
    .map(({ instanceId, ref }) => ({ kind: 'ends', id: instanceId, name: nameOfRef(ref, rulebook) }));
}
