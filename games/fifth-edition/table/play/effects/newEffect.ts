import {
  type ActionOf,
  type CharacterRecord,
  type Duration,
  type Rulebook,
  stayingConditions,
} from '@tessera/fifth-edition';
import { replacedBy } from '../casting/castPlan.ts';
import type { CatalogueEntry } from './effectCatalogue.ts';

export const DURATION_UNITS = ['book', 'rounds', 'minutes', 'hours', 'days'] as const;

/** The player's input for a new effect. */
export interface NewEffect {
  /** Default duration, or a unit to count in. */
  readonly unit: (typeof DURATION_UNITS)[number];
  readonly count: number;
  readonly slot: number;
  /** Level of a condition with levels. */
  readonly level: number;
  /** Name of the caster; empty for the character. */
  readonly caster: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** Returns the initial input of the form. */
export function startOf({ spellLevel }: CatalogueEntry): NewEffect {
  return { unit: 'book', count: 1, slot: spellLevel ?? 0, level: 1, caster: '', answers: {} };
}

/** Returns the action: a condition without duration is set, everything else starts as an effect. */
export function newEffectAction(
  entry: CatalogueEntry,
  { unit, count, slot, level, caster, answers }: NewEffect,
  record: CharacterRecord,
  rulebook: Rulebook,
): { readonly action: ActionOf<'begin'> | ActionOf<'condition'>; readonly replaces: readonly string[] } {
  const duration = unit === 'book' ? entry.duration : timed(entry.duration, { type: unit, count });
  const staying = stayingConditions(entry.ref, rulebook);
  const stays = staying.length > 0 && { stays: [...staying] };
  if (duration === undefined || entry.levels !== undefined)
    return { action: { type: 'condition', id: entry.id, level, ...stays }, replaces: [] };
  const by = caster.trim();
  const action: ActionOf<'begin'> = {
    type: 'begin',
    ref: entry.ref,
    duration,
    ...(slot > 0 && { slot }),
    ...(by !== '' && { casterId: by }),
    ...(Object.keys(answers).length > 0 && { choices: answers }),
    ...stays,
  };
  return { action, replaces: replacedBy(action, record, rulebook) };
}

/** Returns a different duration that keeps concentration. */
function timed(byBook: Duration | undefined, time: Extract<Duration, { count: number }>): Duration {
  return byBook?.type === 'concentration' ? { type: 'concentration', max: time } : time;
}
