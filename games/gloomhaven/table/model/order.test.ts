import { describe, expect, test } from 'vitest';
import { BRUTE, GUARD, stage, TINKERER } from '../../test/stage.ts';
import { orderOf } from './order.ts';

describe('turn order', () => {
  test('during card selection other heroes are sealed and monsters have a span', () => {
    const { state } = stage();
    state.flow = [{ at: 'picks' }];
    state.heroes[BRUTE]!.choice = { cards: ['trample', 'shield-bash'] };
    const [brute, tinkerer, guards] = orderOf(state, [TINKERER], undefined);
    expect(brute).toMatchObject({ initiative: 72, isReady: true });
    expect(tinkerer).toMatchObject({ initiative: undefined, isReady: false });
    expect(guards).toMatchObject({ kind: 'monsters', initiative: undefined, span: [15, 70] });
  });

  test('after the reveal the earliest figure is first, and figures that have acted are done', () => {
    const { state } = stage();
    state.flow = [{ at: 'turns' }];
    for (const [seat, initiative] of [60, 20].entries()) {
      Object.assign(state.heroes[seat]!, { revealed: true, initiative });
    }
    state.figures[TINKERER]!.acted = true;
    const order = orderOf(state, [], BRUTE);
    expect(order.map(({ key }) => key)[0]).toBe('hero-1');
    expect(order[0]).toMatchObject({ initiative: 20, state: 'done' });
    expect(order.find(({ key }) => key === 'hero-0')).toMatchObject({ state: 'now' });
  });

  test('no figure is acting once the scenario is over, even after a last attack', () => {
    const { state } = stage();
    state.flow = [{ at: 'turns' }];
    state.turn.figure = GUARD;
    expect(orderOf(state, [], undefined).filter((entry) => entry.state === 'now')).toEqual([]);
  });
});
