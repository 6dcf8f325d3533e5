import { arrive } from '../../../armies/moveGroup.ts';
import { CHARACTERS, type Character, regionOf } from '../../../content/index.ts';
import { characters, regions } from '../../../deck/fields.ts';
import { kindSchema, regionsIn } from '../../../deck/kind.ts';
import { FREE_CHARACTERS, isInPlay, LEVEL } from '../../../pieces/characters.ts';
import type { State } from '../../../state/state.ts';
import { askFor, enough, NO_MORE, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/** A character goes straight to one of some regions, with any Companions in his place. R 11.1b */
export const ride = effectKind({
  schema: kindSchema('ride', { who: characters, to: regions }),
  describe: ({ who, to }, t) =>
    t('effect.ride', {
      who: t.either(who.map(t.character)),
      to: t.either(to.map((id) => t(`name.region.${id}`))),
    }),
  references: ({ to }) => regionsIn(to, 'to'),
  can: (state, { who }) => riderIn(state, who) !== undefined,
  run: (state, { who }, play) => (riderIn(state, who) === undefined ? undefined : [askFor(play, play.seat)]),
  // Options: the destination, then the Companions that ride along, one by one.
  options(state, { who, to }, _play, chosen) {
    if (chosen.length === 0) return to.map((id) => pick('region', regionOf(id)));
    return [enough, ...companions(state, who, chosen).map((character) => pick('character', character))];
  },
  chosen(state, { who }, play, chosen, ctx) {
    const isDone = chosen.at(-1) === NO_MORE;
    if (!isDone && companions(state, who, chosen).length > 0) return [askFor(play, play.seat, chosen)];
    const [to, ...named] = isDone ? chosen.slice(0, -1) : chosen;
    const riders = [riderIn(state, who)!, ...named];
    for (const character of riders) state.characters[character] = to!;
    ctx.log({ type: 'travelled', characters: riders, to: to! });
    for (const character of riders) arrive(state, character, ctx);
    return undefined;
  },
});

function riderIn(state: State, who: readonly Character[]): number | undefined {
  return who.map((id) => CHARACTERS.indexOf(id)).find((character) => isInPlay(state, character));
}

/** Returns the unnamed Companions in the same place, by number, so that each group has one order. */
function companions(state: State, who: readonly Character[], chosen: readonly number[]): number[] {
  const rider = riderIn(state, who)!;
  const last = chosen.length > 1 ? chosen.at(-1)! : -1;
  return FREE_CHARACTERS.filter(
    (character) =>
      character !== rider &&
      character > last &&
      LEVEL[character]! > 0 &&
      state.characters[character] === state.characters[rider],
  );
}
