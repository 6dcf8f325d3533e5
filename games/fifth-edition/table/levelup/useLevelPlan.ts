import type { CharacterAction, ChoiceValue, SingleAction } from '@tessera/fifth-edition';
import { useMemo, useRef, useState } from 'react';
import type { CharacterDesk } from '../desk/desk.ts';
import { type Answers, type Lane, laneOf, levelActions } from './lanes.ts';
import { type HitPointWay, type NextLevel, nextLevels } from './nextLevels.ts';

/** A level being planned: nothing of it has happened yet. */
export interface LevelPlan {
  readonly nexts: readonly NextLevel[];
  readonly chosen: Lane;
  /** What else could be taken, beside it: at first the next of the classes it has, if there are several. */
  readonly other: Lane | undefined;
  /** A level of every class that the character has, and of those being looked at. */
  readonly lanes: readonly Lane[];
  readonly way: HitPointWay;
  readonly answers: Answers;
  pick(className: string): void;
  /** Compares with another class, or with none. */
  compare(className: string | undefined): void;
  roll(way: HitPointWay): void;
  answer(key: string, value: ChoiceValue | undefined): void;
  /** Takes the level, then gives the answers; whatever is refused, the desk says why. */
  commit(): Promise<void>;
}

/** Plans the next level; nothing when there is none to be had. */
export function useLevelPlan(desk: CharacterDesk): LevelPlan | undefined {
  const { sheet } = desk;
  const nexts = useMemo(() => nextLevels(desk), [desk]);
  const [picked, setPicked] = useState<string>();
  const [compared, setCompared] = useState<string>();
  const [way, setWay] = useState<HitPointWay>('fixed');
  const [answers, setAnswers] = useState<Answers>({});
  const isTaking = useRef(false);
  const next = nexts.find((each) => each.class === picked) ?? usual(nexts);
  const against =
    compared === undefined ? besides(nexts, next) : nexts.find((each) => each.class === compared && each !== next);

  const chosen = useMemo(() => next && laneOf(desk, next, way, answers), [desk, next, way, answers]);
  const other = useMemo(() => against && laneOf(desk, against, 'fixed', {}), [desk, against]);
  const rest = useMemo(
    () =>
      nexts
        .filter((each) => !each.isNew && each !== next && each !== against)
        .map((each) => laneOf(desk, each, 'fixed', {})),
    [desk, nexts, next, against],
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
      // The class that was chosen takes the other lane: the two change places.
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
      // Enter pressed twice is one level.
      if (isTaking.current) return;
      isTaking.current = true;
      setPicked(next.class);
      const isTaken = await take(desk, levelActions(next, way, answers));
      isTaking.current = false;
      if (!isTaken) return;
      setAnswers({});
      setWay('fixed');
      const level = sheet.identity.level + 1;
      desk.tell(desk.say('levelup.taken', { level, class: next.name, classLevel: next.level }));
    },
  };
}

async function take({ act }: CharacterDesk, actions: readonly SingleAction[]): Promise<boolean> {
  for (const action of inOneGo(actions)) if (!(await act(action)).ok) return false;
  return true;
}

/** As one deed where it is short enough, so that one undo takes back all of it. */
function inOneGo(actions: readonly SingleAction[]): CharacterAction[] {
  return actions.length <= MOST_TOGETHER ? [{ type: 'together', of: [...actions] }] : [...actions];
}

/** So many actions the match takes as one deed. */
const MOST_TOGETHER = 8;

/** Whoever has several classes sees another one of them beside the one that is chosen. */
function besides(nexts: readonly NextLevel[], next: NextLevel | undefined): NextLevel | undefined {
  return next?.isNew ? undefined : nexts.find((each) => !each.isNew && each !== next);
}

/** Most people go on with their main class. */
function usual(nexts: readonly NextLevel[]): NextLevel | undefined {
  return nexts.toSorted((a, b) => b.level - a.level)[0];
}
