import type { CharacterState } from '@tessera/fifth-edition';
import type { TableSubject } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { CharacterContext } from '../character/characterContext.ts';
import { characterOnScreen } from '../character/characterOnScreen.ts';
import { searchEntries } from './searchEntries.ts';

/** Returns the records of the rulebook that the shown character uses; none before it is loaded. */
export function subjects(_view: CharacterState, { t }: GameFormatter): readonly TableSubject[] {
  const character = characterOnScreen();
  return character === undefined ? [] : rulebookSubjects(character, t);
}

/** Returns the spells, items, feats, classes, species, backgrounds and conditions of a rulebook with their summaries. */
export function rulebookSubjects(
  { rulebook }: Pick<CharacterContext, 'rulebook'>,
  t: GameFormatter['t'],
): readonly TableSubject[] {
  return searchEntries(rulebook, new Map(), t).flatMap(({ key, kind, name, from, summary }) =>
    summary === ''
      ? []
      : [
          {
            id: `card ${key}` as const,
            name: from === '' ? name : `${name} (${from})`,
            text: [t(`search.kind.${kind}`), summary],
          },
        ],
  );
}
