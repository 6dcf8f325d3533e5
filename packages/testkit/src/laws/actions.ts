import { canonical } from '@tessera/kernel';
import { brief, difference, differenceText } from '../difference.ts';
import type { Law } from '../law.ts';
import { someOf } from '../sample.ts';
import { decidingSeats } from '../seats.ts';

const PARSED = 40;

export const actions: Law = {
  name: 'actions',
  says: 'Every legal action fits the action schema and comes out of it, and of JSON, as it went in.',

  position({ game, state, dice }, verdict) {
    for (const seat of decidingSeats(game, state)) {
      for (const action of someOf(game.legal(state, seat), PARSED, dice)) {
        const parsed = game.action.safeParse(JSON.parse(canonical(action)));
        verdict.expect(
          parsed.success,
          () => `${brief(action)} does not fit the action schema: ${parsed.error?.message}`,
        );
        if (!parsed.success) continue;
        const change = difference(action, parsed.data);
        verdict.expect(
          change === undefined,
          () => `the schema changes ${brief(action)}: ${change && differenceText(change)}`,
        );
      }
    }
  },
};
