import { type ActionOf, type Rest, restoreOnRest } from '@tessera/fifth-edition';
import type { CharacterContext } from '../../character/characterContext.ts';

/** Returns the action of a rest, with what content says that it restores. */
export function restAction(
  kind: Rest,
  { record, sheet, rulebook }: Pick<CharacterContext, 'record' | 'sheet' | 'rulebook'>,
): ActionOf<'rest'> {
  const { max, current } = sheet.hitPoints;
  return { type: 'rest', kind, ...(max.value > 0 && { hitPoints: current }), ...restoreOnRest(record, kind, rulebook) };
}
