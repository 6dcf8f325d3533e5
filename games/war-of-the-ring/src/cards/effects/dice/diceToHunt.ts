import { count } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { diceLeft, EYE_DIE, turnDie } from '../../../pieces/dice.ts';
import { askFor, enough, NO_MORE, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/** Unused dice of the Shadow become Eyes in the Hunt Box. */
export const diceToHunt = effectKind({
  schema: kindSchema('dice-to-hunt', { most: count }),
  describe: ({ most }, t) => t('effect.dice-to-hunt', { most }),
  can: (state, _effect, { side, paying }) => diceLeft(state, side) > (paying < 0 ? 0 : 1),
  run: (state, _effect, play) => (diceLeft(state, play.side) > 0 ? [askFor(play, play.seat)] : undefined),
  options: ({ dice }, _effect, { side }) => {
    const faces = [...dice[side]!.keys()].filter((die) => dice[side]![die]! > 0);
    return [enough, ...faces.map((die) => pick('die', die))];
  },
  chosen(state, { most }, play, chosen, ctx) {
    const die = chosen.at(-1)!;
    if (die === NO_MORE) return undefined;
    turnDie(state, play.side, die, EYE_DIE, ctx);
    const isEnough = chosen.length === most || diceLeft(state, play.side) === 0;
    return isEnough ? undefined : [askFor(play, play.seat, chosen)];
  },
});
