import type { FeatRecord, SpellRecord } from './content/records.ts';
import type { Rulebook } from './content/rulebook.ts';
import type { ActiveEffect, CharacterRecord } from './record.ts';
import type { DerivedState } from './sheet.ts';

/** Returns the effects, by instance, that the conditions of a character end before their time. */
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

/** Returns the effects, by instance, that end with the last temporary hit point. */
export function endingsWithoutTemp({ active }: Pick<CharacterRecord, 'active'>, rulebook: Rulebook): string[] {
  return active
    .filter((effect) => endsEarlyOf(effect, rulebook)?.withoutTemp === true)
    .map(({ instanceId }) => instanceId);
}

/** What the content says of an effect on the character; nothing for a spell on another creature. */
function endsEarlyOf({ ref, on }: ActiveEffect, { spells, feats }: Rulebook): Ending | undefined {
  if (on !== undefined) return undefined;
  const [kind, id = ''] = ref.split(':');
  if (kind === 'spell') return spells.get(id)?.record.endsEarly;
  return kind === 'feat' ? feats.get(id)?.record.endsEarly : undefined;
}

type Ending = NonNullable<(SpellRecord | FeatRecord)['endsEarly']>;
