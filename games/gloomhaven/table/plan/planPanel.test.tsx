import { gloomhaven, words } from '@tessera/gloomhaven';
import { type Choice, layOutPlan, planOdds, type View } from '@tessera/gloomhaven/selectors';
import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HERO, heroTurn } from '../../test/heroTurn.ts';
import { en } from '../../texts/en.ts';
import { PlanPanel } from './PlanPanel.tsx';

const translator = createTranslator('en', en, house.en);

function drawn(view: View, choices: readonly Choice[]): string {
  const laidOut = layOutPlan(gloomhaven, view, HERO, choices);
  const plan = { laidOut, odds: planOdds(gloomhaven, HERO, laidOut.steps), choices, cut: () => undefined };
  const formatter = createGameFormatter(words, translator, { view, seat: HERO, names: ['Ann'] });
  return renderToStaticMarkup(
    <PlanPanel table={{ formatter, isNarrow: false, plan, turn: { hand: { seat: HERO } } }} />,
  );
}

const attack: Choice = { type: 'play', card: 'trample', half: 'top', basic: true };
const aim = (figure: number): Choice => ({ type: 'target', figure });

test('the plan shows each attack with its chance, and where the first card is drawn', () => {
  const { view, guards } = heroTurn(['null', 'plus-0', 'plus-0', 'plus-1']);
  const text = drawn(view, [attack, aim(guards[1]!)]);
  expect(text).toContain('Attack Bandit Guard');
  expect(text).toContain('25 %');
  expect(text).toContain('the first card is drawn after here');
});

test('a plan keeps its steps when a target has fallen, and says which is no longer possible', () => {
  const { state, guards } = heroTurn(['plus-0', 'plus-0']);
  for (const guard of guards) state.figures[guard]!.cell = -1;
  const text = drawn(gloomhaven.view(state, HERO), [attack, aim(guards[0]!)]);
  expect(text).toContain('as a basic action');
  expect(text).toContain('No longer possible: ');
  expect(text).toContain('<s>');
});
