import * as z from 'zod';
import type { Action } from '../action.ts';
import { ANYWHERE, branch, modifierKind, modifierSchema } from '../kind.ts';
import { nestedActions } from '../nested.ts';
import { Selector } from '../selector.ts';

/** Another figure performs actions: an ally may, an enemy must, a summon obeys. R 11.6 */
export interface Perform {
  readonly type: 'perform';
  readonly who?: Selector | undefined;
  readonly control: 'performer' | 'you';
  readonly against: 'enemies' | 'its-allies';
  readonly must: boolean;
  readonly keyword: boolean;
  readonly command?: boolean | undefined;
  readonly actions: readonly Action[];
}

export const perform = modifierKind({
  schema: modifierSchema('perform', {
    who: Selector.optional().describe('Oneself where nobody is named'),
    control: z.enum(['performer', 'you']).default('performer'),
    against: z.enum(['enemies', 'its-allies']).default('enemies'),
    must: z.boolean().default(false).describe('Forced, not allowed'),
    keyword: z.boolean().default(false).describe("The attack gains the effects of one's augments"),
    command: z.boolean().optional().describe('A Command: other cards speak of them'),
    actions: nestedActions,
  }),
  on: ANYWHERE,
  describe: ({ who, control, against, must, keyword, command, actions }, tell) =>
    tell.say(command ? 'modifier.perform.command' : 'modifier.perform.plain', {
      alone: who === undefined,
      who: who === undefined ? '' : tell.who(who),
      several: who !== undefined && who.count !== 1 && who.named === undefined,
      control,
      against: branch(against),
      must,
      keyword,
      actions: who === undefined ? tell.actions(actions) : tell.performed(actions),
    }),
});
