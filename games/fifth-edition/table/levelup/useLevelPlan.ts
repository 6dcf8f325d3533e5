import type { CharacterAction, ChoiceValue, SingleAction } from '@tessera/fifth-edition';
import { useMemo, useRef, useState } from 'react';
import type { CharacterContext } from '../character/characterContext.ts';
import { type Lane, type LaneAnswers, laneOf, levelActions } from './lanes.ts';
import { type HitPointWay, type NextLevel, nextLevels } from './nextLevels.ts';

/** A planned level that is not taken yet. */
export interface LevelPlan {
  readonly nexts: readonly NextLevel[];
  readonly chosen: Lane;
  /** The alternative: initially the next of the character's other classes, if there are several. */
  readonly other: Lane | undefined;
  /** A level of each of the character's classes, and of those being compared. */
  readonly lanes: readonly Lane[];
  readonly way: HitPointWay;
  readonly answers: LaneAnswers;
  pick(className: string): void;
  /** Sets the class to compare with; undefined for none. */
  compare(className: string | undefined): void;
  roll(way: HitPointWay): void;
  answer(key: string, value: ChoiceValue | undefined): void;
  /** Takes the level and saves the answers; the character context shows refusals. */
  commit(): Promise<void>;
}

/** Plans the next level; undefined when none is available. */
export function useLevelPlan(character: CharacterContext): LevelPlan | undefined {
  const { sheet } = character;
  const nexts = useMemo(() => nextLevels(character), [character]);
  const [picked, setPicked] = useState<string>();
  const [compared, setCompared] = useState<string>();
  const [way, setWay] = useState<HitPointWay>('fixed');
  const [answers, setAnswers] = useState<LaneAnswers>({});
  const isTaking = useRef(false);
  const next = nexts.find((each) => each.class === picked) ?? usual(nexts);
  const against =
    compared === undefined ? besides(nexts, next) : nexts.find((each) => each.class === compared && each !== next);

  const chosen = useMemo(() => next && laneOf(character, next, way, answers), [character, next, way, answers]);
  const other = useMemo(() => against && laneOf(character, against, 'fixed', {}), [character, against]);
  const rest = useMemo(
    () =>
      nexts
        .filter((each) => !each.isNew && each !== next && each !== against)
        .map((each) => laneOf(character, each, 'fixed', {})),
    [character, nexts, next, against],
  );
  if (chosen === undefined || next === undefined) return undefined;
  return {
    nexts,
    chosen,
    other,
    lanes: [chosen, ...(other === undefined ? [] : [other]), ...rest],
    way,
    answers,
    pick(className) {
      // Choosing the compared class swaps the two.
      if (className === against?.class) setCompared(next.class);
      setPicked(className);
      setWay('fixed');
      setAnswers({});
    },
    compare: (className) => setCompared(className ?? 'none'),
    roll: setWay,
    answer(key, value) {
      const { [key]: _, ...others } = answers;
      setAnswers(value === undefined ? others : { ...others, [key]: value });
    },
    async commit() {
      // A second Enter must not take another level.
      if (isTaking.current) return;
      isTaking.current = true;
      setPicked(next.class);
      const isTaken = await take(character, levelActions(next, way, answers));
      isTaking.current = false;
      if (!isTaken) return;
      setAnswers({});
      setWay('fixed');
      const level = sheet.identity.level + 1;
      character.notify(character.t('levelup.taken', { level, class: next.name, classLevel: next.level }));
    },
  };
}

async function take({ act }: CharacterContext, actions: readonly SingleAction[]): Promise<boolean> {
  for (const action of inOneGo(actions)) if (!(await act(action)).ok) return false;
  return true;
}

/** Combines the actions if they fit into one, so that one undo reverts them. */
function inOneGo(actions: readonly SingleAction[]): CharacterAction[] {
  return actions.length <= MAX_TOGETHER ? [{ type: 'together', of: [...actions] }] : [...actions];
}

/** The match limits `together` to this number of actions. */
const MAX_TOGETHER = 8;

/** Returns another of the character's classes for comparison. */
function besides(nexts: readonly NextLevel[], next: NextLevel | undefined): NextLevel | undefined {
  return next?.isNew ? undefined : nexts.find((each) => !each.isNew && each !== next);
}

/** Returns the default: the main class. */
function usual(nexts: readonly NextLevel[]): NextLevel | undefined {
  return nexts.toSorted((a, b) => b.level - a.level)[0];
}
