import type { Edition, Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { distinct } from '../../compare/distinct.ts';
import type { NamedRecord } from '../../pages.tsx';
import { madeUp } from './tryOut.ts';

/** Returns the characters for trying a pack: the user's characters of its editions, and a generated one per edition. */
export function peopleFor(
  rulebooks: Readonly<Partial<Record<Edition, Rulebook>>>,
  characters: readonly NamedRecord[],
  t: TranslateFn,
): NamedRecord[] {
  const own = characters.filter(({ record }) => rulebooks[record.edition] !== undefined);
  const invented = Object.values(rulebooks).map((rulebook) => ({
    name: t('studio.madeUp', { edition: rulebook.edition }),
    record: madeUp(rulebook.edition, rulebook),
  }));
  return distinct([...own, ...invented], t('desk.nameless'));
}
