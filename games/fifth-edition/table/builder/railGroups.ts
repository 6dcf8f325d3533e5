import type { CharacterRecord, ChoiceState, Rulebook } from '@tessera/fifth-edition';

/** Groups of the rail: origin, one per class, gear, and answers without a question. */
export type RailGroupId = typeof ORIGIN | 'gear' | 'stray' | `class:${string}`;
export const ORIGIN = 'origin';

export function classOf(id: string): RailGroupId {
  return `class:${id}`;
}

/** Returns the group of a question by its source: origin, class or gear. */
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
    // The questions of a feat follow those of its source.
    case 'feat':
      return last;
    default:
      return ORIGIN;
  }
}
