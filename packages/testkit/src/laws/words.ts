import { eventsFor } from '@tessera/kernel';
import { brief } from '../difference.ts';
import type { Law } from '../law.ts';
import { someOf } from '../sample.ts';
import { decidingSeats, nameOf, viewersOf } from '../seats.ts';

const SPOKEN = 5;

export const words: Law = {
  name: 'words',
  says: 'Boards, actions and events can be put into words, never empty ones, and every legal action can be previewed, from views alone.',

  position({ game, state, seats, dice }, verdict) {
    for (const viewer of viewersOf(seats)) {
      const text = game.words.board?.(game.view(state, viewer), viewer);
      if (text !== undefined) verdict.expect(isText(text), () => `the board is empty for ${nameOf(viewer)}`);
    }
    for (const seat of decidingSeats(game, state)) {
      const view = game.view(state, seat);
      for (const action of someOf(game.legal(state, seat), SPOKEN, dice)) {
        const text = game.words.action?.(action, view);
        if (text !== undefined) verdict.expect(isText(text), () => `there are no words for ${brief(action)}`);
        for (const { label } of game.preview(view, seat, action)) {
          verdict.expect(isText(label), () => `a reason in the preview of ${brief(action)} has no label`);
        }
      }
    }
  },

  step({ before: { game, seats }, events }, verdict) {
    for (const viewer of viewersOf(seats)) {
      for (const event of eventsFor(events, viewer)) {
        const text = game.words.event?.(event);
        if (text !== undefined) verdict.expect(isText(text), () => `there are no words for ${brief(event)}`);
      }
    }
  },
};

function isText(text: string): boolean {
  return typeof text === 'string' && text.trim().length > 0;
}
