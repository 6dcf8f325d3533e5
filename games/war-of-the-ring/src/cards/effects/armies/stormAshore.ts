import { newBattle } from '../../../battle/battleRecord.ts';
import { NATIONS, tables } from '../../../content/index.ts';
import { nation } from '../../../content/record.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { charactersAt } from '../../../pieces/characters.ts';
import { armyAt, hasArmy } from '../../../pieces/figures.ts';
import { effectKind } from '../../effectKind.ts';

/** A landed Army fights the enemy Army on the coast to the end: no ceasing, no advance. RULINGS 107 */
export const stormAshore = effectKind({
  schema: kindSchema('storm-ashore', { coastOf: nation }),
  describe: (_, t) => t('effect.storm-ashore'),
  can: () => false,
  run(state, { coastOf }, { side }) {
    const coast = tables.regionsOf[NATIONS.indexOf(coastOf)]!.find(
      (region) => hasArmy(state, region, side) && hasArmy(state, region, 1 - side),
    );
    if (coast === undefined) return undefined;
    const characters = charactersAt(state, coast, side);
    const troops = armyAt(state, coast, side);
    const onset = { side, from: coast, to: coast, troops, characters, rounds: 0, silentFirst: false, hinders: false };
    newBattle(state, { ...onset, committed: true });
    return [{ at: 'battle.begin' }];
  },
});
