import * as z from 'zod';
import { hitsIn } from '../../battle/battle.ts';
import { battleOf, combatants, neededBy } from '../../battle/battleRecord.ts';
import { CHARACTERS } from '../../content/index.ts';
import { character } from '../../content/record.ts';
import { count } from '../../deck/fields.ts';
import { GANDALF_WHITE, LEADERSHIP } from '../../pieces/characters.ts';
import type { Ctx } from '../../state/events.ts';
import { FREE } from '../../state/numbers.ts';
import type { State } from '../../state/state.ts';
import { askFighter, fighterOf, pick } from '../choices.ts';
import { type Blow, combatKind, combatSchema } from '../combatKind.ts';

const schema = combatSchema('turn-misses', {
  by: z
    .union([z.literal('companion'), z.array(z.strictObject({ character, misses: count })).min(1)])
    .describe('Any Companion for one miss, or one of these for as many'),
});

/** A Companion gives up his Leadership for the round, and before the re-roll misses become hits. R 9.4.3a */
export const turnMisses = combatKind({
  schema,
  describe: ({ by }, t) =>
    by === 'companion'
      ? t('combat.turn-misses.companion')
      : t('combat.turn-misses.named', {
          by: t.either(
            by.map(({ character, misses }) => t('combat.turn-misses.one', { who: t.character(character), misses })),
          ),
        }),
  strike(state, { by }, blow, { log }) {
    const [only, ...others] = heroes(state, by);
    if (only === undefined || missesLeft(state, blow.side) === 0) return undefined;
    if (others.length > 0) return [askFighter(blow)];
    turn(state, by, blow, only, log);
    return undefined;
  },
  options: (state, { by }) => heroes(state, by).map((character) => pick('character', character)),
  struck(state, { by }, blow, [character], { log }) {
    turn(state, by, blow, character!, log);
    return undefined;
  },
});

type By = z.output<typeof schema>['by'];

/** Returns the Companions that can give up Leadership: it must count, and there must be a re-roll. R 9.4.3a, 9.4.4 */
function heroes(state: State, by: By): number[] {
  const { muted, whiteRider, fighters } = battleOf(state);
  if (fighters[FREE]!.silenced) return [];
  return combatants(state, FREE).filter((character) => {
    if (muted.includes(character) || (whiteRider && character === GANDALF_WHITE)) return false;
    return by === 'companion' || by.some((one) => one.character === CHARACTERS[character]);
  });
}

function missesLeft(state: State, side: number): number {
  const { rolled, roll, turned, barred } = fighterOf(state, side);
  return rolled.length - hitsIn(rolled, neededBy(state, side), roll) - turned - barred;
}

function turn(state: State, by: By, { side }: Blow, character: number, log: Ctx['log']): void {
  const most = by === 'companion' ? 1 : by.find((one) => one.character === CHARACTERS[character])!.misses;
  const hits = Math.min(most, missesLeft(state, side));
  const fighter = fighterOf(state, side);
  fighter.forfeited += LEADERSHIP[character]!;
  log({ type: 'leadership-forfeited', side, points: LEADERSHIP[character]! });
  fighter.turned += hits;
  fighter.hits += hits;
  log({ type: 'hits-added', side, hits });
}
