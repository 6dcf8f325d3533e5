import { fastChance, silent } from '@tessera/kernel';
import { hex } from '@tessera/space';
import { gloomhaven } from '../src/game/game.ts';
import { Options } from '../src/party/options.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import type { State } from '../src/state/state.ts';

/** The seat of the hero. */
export const HERO = 0;
const CARDS = ['trample', 'sweeping-blow'];
/** A guard without a shield. */
const NORMAL = { kind: 'normal', stats: 'monster/bandit-guard/levels/normal/1' } as const;

/** A Brute at the start of its turn with two guards beside it, of one and of three hit points. */
export function heroTurn(deck: readonly string[]) {
  const chance = fastChance('a planned turn');
  const heroes = [{ class: 'brute', items: [] }];
  const options = Options.parse({ heroes, variants: { 'phase.setup': 'skipped' } });
  const state: State = gloomhaven.setup(options, 1, { chance, log: silent });
  gloomhaven.settle?.(state, { chance, log: silent });
  for (let n = 0; n < 40 && state.flow.at(-1)?.at !== 'turn.act'; n++) {
    const legal = gloomhaven.legal(state, HERO);
    const picked = legal.find((one) => one.type === 'pick' && CARDS.every((card) => one.cards.includes(card)));
    gloomhaven.play(state, HERO, picked ?? legal[0]!, { chance, log: silent });
  }
  if (state.flow.at(-1)?.at !== 'turn.act') throw new Error('The turn of the hero does not begin');
  const { board } = scenarioPlan(state.scenario).plan;
  const at = (q: number, r: number) => board.cellOf(hex(q, r));
  const guards = state.figures.flatMap(({ type }, id) => (type === 'bandit-guard' ? [id] : [])).slice(0, 2);
  for (const figure of state.figures.slice(1))
    figure.cell = guards.includes(state.figures.indexOf(figure)) ? figure.cell : -1;
  state.figures[HERO]!.cell = at(0, 3);
  state.figures[guards[0]!] = { ...state.figures[guards[0]!]!, cell: at(0, 4), hp: 1, conditions: 0, ...NORMAL };
  state.figures[guards[1]!] = { ...state.figures[guards[1]!]!, cell: at(1, 3), hp: 3, conditions: 0, ...NORMAL };
  state.decks.heroes[HERO] = { pile: [...deck], drawn: [], cards: [...deck], due: false };
  return { state, view: gloomhaven.view(state, HERO), guards };
}
