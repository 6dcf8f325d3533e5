import type { CharacterRecord, ChoiceState, Rulebook } from '@tessera/fifth-edition';

/** Groups of the rail: where a character comes from, each of its classes, what it carries, and what nothing asks any more. */
export type RailGroupId = typeof ORIGIN | 'gear' | 'stray' | `class:${string}`;
export const ORIGIN = 'origin';

export function classOf(id: string): RailGroupId {
  return `class:${id}`;
}

/** Questions of the first level come from where the character comes from, from its classes, or from what it carries. */
export function groupOf(
  choice: ChoiceState,
  { levels }: CharacterRecord,
  rulebook: Rulebook,
  last: RailGroupId,
): RailGroupId {
  if (choice.state === 'orphaned') return 'stray';
  if (choice.key === 'class') return classOf(levels[0]?.class ?? '');
  const [kind, id = ''] = choice.source.split(':');
  switch (kind) {
    case 'class':
      return classOf(id);
    case 'subclass':
      return classOf(rulebook.subclasses.get(id)?.record.class ?? '');
    case 'item':
    case 'spell':
    case 'condition':
      return 'gear';
    // A feat's questions follow those of whatever brought the feat.
    case 'feat':
      return last;
    default:
      return ORIGIN;
  }
}
