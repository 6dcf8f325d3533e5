import { shapeOf } from '../abilities/abilityParameters.ts';
import { actingOf, effects } from '../abilities/effectFrames.ts';
import { modifierAt, modifiersAt } from '../content/pointed.ts';
import { selectable } from '../inPlay/select.ts';
import { countOf, type EffectContext } from '../modifiers/effectContext.ts';
import { aspectsOf, effectOf, type Modifier } from '../modifiers/modifier.ts';
import type { Selector } from '../modifiers/selector.ts';
import { isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { currentPerformance, type Rule, type State } from '../state/state.ts';
import { availabilityRules } from '../triggers/availabilityRules.ts';
import { below } from '../vocabulary/pointer.ts';
import { effectRules } from './effectRules.ts';

type EffectFrame = Extract<Frame, { at: 'effect' }>;
type WhomFrame = Extract<Frame, { at: 'whom' }>;

/** Applies one modifier. A modifier with its own selector first finds its targets. */
export const effect = {
  effect(state, frame, ctx) {
    const modifier = modifierAt(frame.of);
    const { ownTargets, onFallen, happens } = effectOf(modifier);
    const who = frame.chosen ? undefined : ownTargets?.(modifier);
    if (who !== undefined) return takeWhom(state, frame, modifier, who);
    if (frame.target >= 0 && !isUp(state, frame.target) && onFallen === 'skipped') return undefined;
    return happens?.(actingOf(state, frame, ctx), modifier, effectRules);
  },

  whom: {
    asks: (state, frame) => (candidates(state, frame).length > 0 && frame.left > 0 ? seatFor(state, frame.figure) : []),
    prompt: (_state, { of, figure, left }) => ({ code: 'whom', params: { of, figure, left } }),
    options: (state, frame) => [
      ...candidates(state, frame).map((figure) => ({ type: 'target' as const, figure })),
      ...(mustTake(frame.of) ? [] : [{ type: 'skip' as const }]),
    ],
    answers: {
      target(state, { of, figure, target, left, taken }, { action }) {
        const one = action.figure;
        const rest: WhomFrame = { at: 'whom', of, figure, target, left: left - 1, taken: [...taken, one] };
        const modifier = modifierAt(of);
        if (effectOf(modifier).isPaired?.(modifier) && taken.length === 0) {
          // The first of two: both are needed before anything happens.
          currentPerformance(state).targets = [one];
          return [rest];
        }
        return [{ at: 'effect', of, figure, target: one, value: null, chosen: true }, rest];
      },
      skip: () => undefined,
    },
  },

  choose: {
    asks: (state, { figure, of, chosen, left }) =>
      left > 0 && chosen.length < listsOf(of).length ? seatFor(state, figure) : [],
    prompt: (_state, { of, left }) => ({ code: 'choose', params: { of, left } }),
    options: (_state, { of, chosen }) => [
      ...listsOf(of).flatMap((_, n) => (chosen.includes(n) ? [] : [{ type: 'option' as const, n }])),
      ...(countIsOpen(of) ? [{ type: 'go-on' as const }] : []),
    ],
    answers: {
      option(_state, { of, figure, target, left, chosen }, { action: { n } }) {
        const list = below(of, 'from', n);
        return [
          ...effects({ figure, target, value: null }, list, modifiersAt(list)),
          { at: 'choose', of, figure, target, left: left - 1, chosen: [...chosen, n] },
        ];
      },
      'go-on': () => undefined,
    },
  },
} satisfies Rule<'effect' | 'whom' | 'choose'>;

function takeWhom(state: State, frame: EffectFrame, modifier: Modifier, who: Selector): Frame[] {
  const { of, figure, target } = frame;
  const scene: EffectContext = { table: state, figure, target, performance: state.performances.at(-1) };
  const all = fittingFor(scene, modifier, who);
  const count = countOf(scene, who);
  if (all.length <= count && (who.count === 'all' || who.side === 'self' || mustTake(of))) {
    return all.map((one) => ({ at: 'effect', of, figure, target: one, value: frame.value, chosen: true }));
  }
  return [{ at: 'whom', of, figure, target, left: count, taken: [] }];
}

function mustTake(of: string): boolean {
  const modifier = modifierAt(of);
  return effectOf(modifier).isMandatory?.(modifier) ?? false;
}

function candidates(state: State, { of, figure, target, taken }: WhomFrame): number[] {
  const modifier = modifierAt(of);
  const who = effectOf(modifier).ownTargets?.(modifier);
  if (who === undefined || (figure >= 0 && !isUp(state, figure))) return [];
  const scene: EffectContext = { table: state, figure, target, performance: state.performances.at(-1) };
  return fittingFor(scene, modifier, who).filter((id) => !taken.includes(id));
}

function fittingFor(scene: EffectContext, modifier: Modifier, who: Selector): number[] {
  const { candidates, suffered } = effectOf(modifier);
  const matching = () => {
    const { table, performance } = scene;
    const range = performance === undefined ? 0 : shapeOf(table, performance).range;
    return selectable(scene, who, { range, targeting: !suffered });
  };
  return candidates === undefined ? matching() : candidates(modifier, scene, matching, availabilityRules);
}

function listsOf(of: string) {
  const modifier = modifierAt(of);
  return aspectsOf(modifier).alternatives?.(modifier).from ?? [];
}

function countIsOpen(of: string): boolean {
  const modifier = modifierAt(of);
  return aspectsOf(modifier).alternatives?.(modifier).count === 'any';
}
