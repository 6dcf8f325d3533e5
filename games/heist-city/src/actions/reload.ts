import { type Refusal, refuse } from '@tessera/kernel';
import type { ActionOf } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { equipmentWorks, isFirst } from '../units/stats.ts';
import { type ActionRules, ruleOf } from './actionRule.ts';

/** Reload of a weapon. R 7.4 */
export const reloadActions = {
  reload: ruleOf<'reload'>('reload', {
    options(state, actor) {
      const options: ActionOf<'reload'>[] = [];
      const { items } = state.characters[actor]!;
      for (const [i, { item }] of items.entries()) {
        if (isFirst(items, i) && !refuseReload(state, actor, item)) options.push({ type: 'reload', weapon: item });
      }
      return options;
    },
    refuse: (state, actor, { weapon }) => refuseReload(state, actor, weapon),
    play(state, actor, { weapon }, { log }) {
      state.characters[actor]!.items.find(({ item, loaded }) => item === weapon && !loaded)!.loaded = true;
      log({ type: 'reloaded', unit: actor, item: weapon });
      return undefined;
    },
  }),
} satisfies ActionRules<'reload'>;

function refuseReload(state: View, actor: number, weapon: string): Refusal | undefined {
  const copies = state.characters[actor]!.items.filter(({ item }) => item === weapon);
  if (copies.length === 0) return refuse('not-carrying', { item: weapon });
  if (copies.every(({ loaded }) => loaded)) return refuse('loaded', { item: weapon });
  return equipmentWorks(state, actor) ? undefined : refuse('disabled', { item: weapon });
}
