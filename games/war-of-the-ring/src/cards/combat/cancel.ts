import * as z from 'zod';
import { battleOf, combatants } from '../../battle/battleRecord.ts';
import { combatHalfOf } from '../../deck/deck.ts';
import { GANDALF_WHITE, LEADERSHIP } from '../../pieces/characters.ts';
import type { Ctx } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { enemyOf, fighterOf } from '../choices.ts';
import { type Blow, combatKind, combatSchema } from '../combatKind.ts';

/** The combat card of the enemy does nothing. R 9.4.3a */
export const cancel = combatKind({
  schema: combatSchema('cancel', {
    otherwise: z.int().min(0).max(2).default(0).describe('On the own Leader re-roll, if the enemy played none'),
  }),
  describe: ({ otherwise }, t) => t('combat.cancel', { otherwise }),
  strike(state, { otherwise }, blow, { log }) {
    const enemy = enemyOf(state, blow);
    if (enemy.card === null) {
      fighterOf(state, blow.side).reroll += otherwise;
      return undefined;
    }
    enemy.cancelled = true;
    log({ type: 'combat-card-cancelled', side: 1 - blow.side, card: enemy.card });
    if (combatHalfOf(blow.card).forfeits === 'companions') forfeitCompanions(state, blow, log);
    return undefined;
  },
});

/** Forfeits Companions only if a card was really cancelled. R 9.4.3a */
function forfeitCompanions(state: State, { side }: Blow, log: Ctx['log']): void {
  const { muted, whiteRider } = battleOf(state);
  let points = 0;
  for (const character of combatants(state, side)) {
    const isOut = muted.includes(character) || (whiteRider && character === GANDALF_WHITE);
    if (!isOut) points += LEADERSHIP[character]!;
  }
  fighterOf(state, side).forfeited += points;
  log({ type: 'leadership-forfeited', side, points });
}
