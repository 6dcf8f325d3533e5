import { refuse } from '@tessera/kernel';
import { levelDown, levelUp } from '../../record/changes.ts';
import type { LevelEntry } from '../../record/record.ts';
import { MAX_LEVEL } from '../../vocabulary/vocabulary.ts';
import { type ActionRules, rule } from './actionRule.ts';

/** Rules of actions that change levels. */
export const levelRules: ActionRules<'levelUp' | 'levelDown' | 'changeLevel'> = {
  levelUp: rule({
    options: ({ record }) => [{ type: 'levelUp', class: record.levels[0]?.class || 'fighter', hp: 'roll', die: 8 }],
    refuse: ({ record }) =>
      record.levels.length >= MAX_LEVEL ? refuse('highest-level', { level: MAX_LEVEL }) : undefined,
    play(state, _seat, { class: className, hp, die }, { chance, log }) {
      const gained: LevelEntry['hp'] = hp === 'roll' ? { rolled: chance.d(die) } : hp;
      state.record = levelUp(state.record, className, gained) ?? state.record;
      log({ type: 'levelled', class: className, level: state.record.levels.length, hp: gained });
    },
  }),
  levelDown: rule({
    options: () => [{ type: 'levelDown' }],
    refuse: ({ record }) => (record.levels.length < 2 ? refuse('lowest-level') : undefined),
    play(state, _seat, _action, { log }) {
      state.record = levelDown(state.record) ?? state.record;
      log({ type: 'levelledDown', level: state.record.levels.length });
    },
  }),
  changeLevel: rule({
    options: () => [{ type: 'changeLevel', level: 2, hp: 'roll', die: 10 }],
    refuse: ({ record }, _seat, action) => {
      if (action.level > record.levels.length) return refuse('no-such-level', { level: action.level });
      return action.hp === 'roll' && action.die === undefined ? refuse('no-die') : undefined;
    },
    play(state, _seat, { level, class: className, hp, die }, { chance, log }) {
      const { levels } = state.record;
      const rolled = hp === 'roll' && die !== undefined ? { rolled: chance.d(die) } : undefined;
      const gained = hp === 'roll' ? rolled : hp;
      state.record.levels = levels.map((entry, index) =>
        index === level - 1 ? changedLevel(entry, levels, className, gained) : entry,
      );
      log({
        type: 'levelChanged',
        level,
        ...(className !== undefined && { class: className }),
        ...(gained !== undefined && { hp: gained }),
      });
    },
  }),
};

/** Returns a changed level. A new class takes the subclass that its other levels have. */
function changedLevel(
  entry: LevelEntry,
  levels: readonly LevelEntry[],
  className: string | undefined,
  hp: LevelEntry['hp'] | undefined,
): LevelEntry {
  const kept = { ...entry, ...(hp !== undefined && { hp }) };
  if (className === undefined || className === entry.class) return kept;
  const { subclass: _, ...rest } = kept;
  const subclass = levels.find((level) => level.class === className)?.subclass;
  return { ...rest, class: className, ...(subclass !== undefined && { subclass }) };
}
