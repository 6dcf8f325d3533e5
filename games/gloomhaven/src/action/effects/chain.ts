import { effect } from './kind.ts';

/** The attack jumps to further enemies: `attack.aim` asks for the next one near the last. */
export const chain = effect<'chain'>({
  shapes(shape, modifier) {
    shape.chain = modifier;
    shape.targets = 1 + modifier.steps.length;
  },
});
