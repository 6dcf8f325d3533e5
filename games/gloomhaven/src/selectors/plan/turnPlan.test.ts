import { describe, expect, test } from 'vitest';
import { HERO, heroTurn } from '../../../test/heroTurn.ts';
import { gloomhaven } from '../../game/game.ts';
import type { Choice } from '../../state/choice.ts';
import { planOdds } from './planOdds.ts';
import { layOutPlan } from './turnPlan.ts';

const basic = (card: string, half: 'top' | 'bottom'): Choice => ({ type: 'play', card, half, basic: true });
const aim = (figure: number | undefined): Choice => ({ type: 'target', figure: figure ?? -1 });

describe('layOutPlan', () => {
  test('layOutPlan plays the steps on a copy, and leaves the match as it is', () => {
    const { state, view, guards } = heroTurn(['plus-0', 'plus-0']);
    const before = JSON.stringify(state);
    const plan = layOutPlan(gloomhaven, view, HERO, [basic('trample', 'top'), aim(guards[0])]);
    expect(plan.steps.map(({ draws }) => draws)).toEqual([false, true]);
    expect(plan.steps[1]?.targets).toEqual([guards[0]]);
    expect(plan.view.figures[guards[0]!]?.cell).toBe(-1);
    expect(plan.question?.legal.some(({ type }) => type === 'play')).toBe(true);
    expect(plan.question?.legal.some(({ type }) => type === 'end-turn')).toBe(false);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('layOutPlan says why a step is no longer possible, and keeps the steps before it', () => {
    const { state, guards } = heroTurn(['plus-0', 'plus-0']);
    state.figures[guards[0]!]!.cell = -1;
    const plan = layOutPlan(gloomhaven, gloomhaven.view(state, HERO), HERO, [basic('trample', 'top'), aim(guards[0])]);
    expect(plan.steps).toHaveLength(1);
    expect(plan.refusal?.code).toBeDefined();
  });
});

describe('planOdds', () => {
  test('planOdds gives the chance of one attack', () => {
    const { view, guards } = heroTurn(['null', 'plus-0', 'plus-0', 'plus-1']);
    const { steps } = layOutPlan(gloomhaven, view, HERO, [basic('trample', 'top'), aim(guards[1])]);
    // Attack 2 needs a +1 against three hit points.
    expect(planOdds(gloomhaven, HERO, steps)).toEqual([{ step: 1, own: 0.25, soFar: 0.25 }]);
  });

  test('planOdds counts the targets of an area card by card, without putting cards back', () => {
    const { view, guards } = heroTurn(['null', 'plus-0', 'plus-0', 'plus-1']);
    const play: Choice = { type: 'play', card: 'sweeping-blow', half: 'top', basic: false };
    const { question } = layOutPlan(gloomhaven, view, HERO, [play]);

    const cells = guards.map((id) => view.figures[id]!.cell);
    const area = question?.legal.find((one) => one.type === 'area' && cells.every((cell) => one.cells.includes(cell)));
    const { steps } = layOutPlan(gloomhaven, view, HERO, [play, area ?? play, aim(guards[0])]);
    // Attack 2: one guard falls to anything but the null, the other to the +1 alone.
    const [odds] = planOdds(gloomhaven, HERO, steps) ?? [];
    expect(odds?.soFar).toBeCloseTo((1 / 4) * (2 / 3));
  });

  test('planOdds counts no step that draws no card', () => {
    const { view } = heroTurn(['plus-0', 'plus-0']);
    const { steps } = layOutPlan(gloomhaven, view, HERO, [basic('trample', 'bottom')]);
    expect(planOdds(gloomhaven, HERO, steps)).toEqual([]);
  });
});
