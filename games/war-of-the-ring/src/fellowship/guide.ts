import { refuse } from '@tessera/kernel';
import { settleTable } from '../deck/tableCards.ts';
import { fellows, GOLLUM, LEVEL } from '../pieces/characters.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { FREE } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';

/** Replacement of a Guide that has left. R 10.2 */
export const guide = {
  guide: {
    asks: (state) => (guideCandidates(state).length > 1 ? state.leading[FREE]! : []),
    options: (state): Action[] => guideCandidates(state).map((character) => ({ type: 'guide', character })),
    sound: true,
    answers: {
      guide: {
        refuse: (state, _frame, _seat, { character }) => whyNotGuide(state, character),
        play(state, _frame, { action: { character }, log, chance }) {
          setGuide(state, character, { log, chance });
        },
      },
    },
  },
} satisfies Rule<'guide'>;

/** Returns the Companions of the highest Level; any of them may guide. */
export function guideCandidates(state: State): number[] {
  const companions = fellows(state);
  let highest = 0;
  for (const character of companions) highest = Math.max(highest, LEVEL[character]!);
  return companions.filter((character) => LEVEL[character] === highest);
}

export function whyNotGuide(state: State, character: number) {
  return guideCandidates(state).includes(character) ? undefined : refuse('not-the-highest-level', { character });
}

export function setGuide(state: State, character: number, { log }: Ctx): void {
  if (state.fellowship.guide === character) return;
  state.fellowship.guide = character;
  log({ type: 'guide-changed', character });
}

/**
 * Moves Companions to a place, or out of the game, and replaces a Guide among them at once. The new Guide has the
 * highest Level; the player chooses among equals. Gollum guides when no Companion is left. R 10.2
 */
export function leaveFellowship(state: State, group: readonly number[], to: number, ctx: Ctx): Frame[] {
  for (const character of group) state.characters[character] = to;
  const frames = chooseGuide(state, ctx);
  settleTable(state, 'action-end', ctx);
  return frames;
}

/** Replaces the Guide if a Companion of a higher Level is present. */
function chooseGuide(state: State, ctx: Ctx): Frame[] {
  const candidates = guideCandidates(state);
  if (candidates.includes(state.fellowship.guide)) return [];
  setGuide(state, candidates[0] ?? GOLLUM, ctx);
  return candidates.length > 1 ? [{ at: 'guide' }] : [];
}
