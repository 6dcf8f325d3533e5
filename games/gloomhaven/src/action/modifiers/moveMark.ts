import { countOrAll, modifierKind, modifierSchema } from '../kind.ts';
import { Selector } from '../selector.ts';

/** Marks go over to another figure instead of ending. */
export const moveMark = modifierKind({
  schema: modifierSchema('move-mark', { count: countOrAll.default(1), to: Selector }),
  on: ['special', 'move'],
  describe: ({ count, to }, tell) => tell.say('modifier.move-mark', { count: String(count), who: tell.who(to) }),
});
