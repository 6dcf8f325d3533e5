import type { FeatRecord, SpellRecord } from '../content/records/records.ts';
import type { Rulebook } from '../content/rulebook.ts';
import type { ActiveEffect, CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';

/** Returns the instance ids of effects that a condition of the character ends early. */
export function earlyEndings(
  { active }: Pick<CharacterRecord, 'active'>,
  { conditions }: Pick<DerivedState, 'conditions'>,
  rulebook: Rulebook,
): string[] {
  const counting = conditions.filter(({ suppressedBy }) => suppressedBy === undefined).map(({ id }) => id);
  return active
    .filter((effect) => endsEarlyOf(effect, rulebook)?.conditions?.some((id) => counting.includes(id)))
    .map(({ instanceId }) => instanceId);
}

/** Returns the instance ids of effects that end with the last temporary hit point. */
export function endingsWithoutTemp({ active }: Pick<CharacterRecord, 'active'>, rulebook: Rulebook): string[] {
  return active
    .filter((effect) => endsEarlyOf(effect, rulebook)?.withoutTemp === true)
    .map(({ instanceId }) => instanceId);
}

/** Returns the content's early ending of an effect, or undefined when the effect is on another creature. */
function endsEarlyOf({ ref, on }: ActiveEffect, { spells, feats }: Rulebook): Ending | undefined {
  if (on !== undefined) return undefined;
  const [kind, id = ''] = ref.split(':');
  if (kind === 'spell') return spells.get(id)?.record.endsEarly;
  return kind === 'feat' ? feats.get(id)?.record.endsEarly : undefined;
}

type Ending = NonNullable<(SpellRecord | FeatRecord)['endsEarly']>;
