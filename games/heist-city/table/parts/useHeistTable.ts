import type { View } from '@tessera/heist-city';
import type { TableProps } from '@tessera/table';
import { NARROW, useComparison, useKeys, useMedia } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { actionKey, type ComparableAction, comparableActions } from '../compare/comparable.ts';
import { rollScene } from '../playback/rollScene.ts';
import { useNews } from '../playback/useNews.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import type { Scenes } from '../useTableModel.ts';
import type { SideTab } from './RightColumn.tsx';
import type { SheetHeight } from './Sheet.tsx';
import { keyBindings } from './tableKeys.ts';

/** State of the table's screen during a match, for the views on a phone and on a desk. */
export type HeistTable = ReturnType<typeof useHeistTable>;

/** Returns the state of the table's screen. */
export function useHeistTable({ shown: scene, now }: Scenes) {
  const { state, view, props, seat, prompt } = scene;
  const playback = usePlayback(props.shown, props.settings.motion);
  const isPhone = useMedia(NARROW);
  const pointers = usePointers();
  const [present, setPresent] = useState<number>();
  const [hasLooked, setHasLooked] = useState(false);
  const [height, setHeight] = useState<SheetHeight>(state.isReplay ? 'peek' : 'half');
  const isAsked = now.prompt !== undefined;
  const { seq } = now.state;
  const { table } = props;
  // Repeated after every entry, because each may change it.
  useEffect(() => {
    if (isAsked && seq > 0) void table.price();
  }, [table, isAsked, seq]);
  const side = useSide(scene, now.selection.choice);
  const note = useRuleNote();
  const roll = useRoll(scene, playback);
  const isBare = useTableKeys({ scene, now, playback, hover: pointers.hover, note, side, again: roll.again });
  // The player need not watch the own action to its end before the next.
  const deciding = props.shown?.acting?.entry.by === seat && now.prompt && !playback.isGuards ? now : scene;
  const compared = useCompared(deciding);
  const isNews = useNews(prompt === undefined ? undefined : seat);
  return {
    scene,
    playback,
    isPhone,
    ...pointers,
    ...side,
    ...note,
    ...roll,
    isBare,
    isNews,
    height,
    setHeight,
    hasLooked,
    lookAround: () => setHasLooked(true),
    isOver: view.phase === 'game-over' || view.conceded !== null || state.info.ending !== undefined,
    // Loadouts are the only information that players hide from each other.
    isHandOver: state.shared && seat !== undefined && present !== seat && view.phase === 'loadout',
    takeOver: () => setPresent(seat),
    deciding,
    ...compared,
  };
}

/** Two actions side by side, while odds are shown. */
function useCompared({ prompt, armedAction, draft, props }: Scenes['now']) {
  const isOn = props.settings.odds && !draft;
  const comparable = useMemo(
    () => (isOn ? comparableActions(prompt, armedAction) : NO_ACTIONS),
    [isOn, prompt, armedAction],
  );
  const comparison = useComparison(
    comparable.map(({ key }) => key),
    armedAction && actionKey(armedAction),
  );
  return { comparable, comparison };
}

/** Stable, so that nothing is computed anew while there is no question. */
const NO_ACTIONS: readonly ComparableAction[] = [];
const NOBODY: readonly number[] = [];

/** Hovered hex, examined unit, and the units of the hovered log line. */
function usePointers() {
  const [hover, setHover] = useState<number>();
  const [looked, setLooked] = useState(-1);
  const [pointed, setPointed] = useState<readonly number[]>(NOBODY);
  const point = useCallback((units: readonly number[]) => setPointed(units.length > 0 ? units : NOBODY), []);
  return { hover, setHover, looked, setLooked, pointed, point };
}

/** Screens too low for a dock below the map: the right column shows one part at a time. */
const LOW = '(max-height: 719px) and (min-width: 1180px)';

/** Place of the heading, and the open part of the right column. */
function useSide({ state, props }: Scenes['shown'], choice: string | undefined) {
  // Between phone and laptop widths the heading has no room for it.
  const canHead = useMedia('(max-width: 900px), (min-width: 1180px)');
  const headingPlace = canHead ? props.headingPlace : undefined;
  const isLow = useMedia(LOW) && headingPlace !== undefined && headingPlace !== null && !state.isReplay;
  const [isLogOpen, setLogOpen] = useState(true);
  const [tab, setTab] = useState<SideTab>('decide');
  const toggleLog = useCallback(() => {
    setLogOpen((open) => !open);
    setTab((shown) => (shown === 'log' ? 'decide' : 'log'));
  }, []);
  // A selection opens the sheet that shows it.
  useEffect(() => {
    if (choice !== undefined) setTab('decide');
  }, [choice]);
  return { headingPlace, isLow, isLogOpen, tab, setTab, toggleLog };
}

/** Rule shown over the table, if any. */
function useRuleNote() {
  const [rule, setRule] = useState<string>();
  const toggleRule = useCallback((text: string) => setRule((shown) => (shown === text ? undefined : text)), []);
  const closeRule = useCallback(() => setRule(undefined), []);
  return { rule, setRule, toggleRule, closeRule };
}

/** Entries to search for the start of an attack that was interrupted by a question. */
const ROLL_ENTRIES = 6;

/** Shown roll, and the function that replays its entry. */
function useRoll({ state, props }: Scenes['shown'], { aftermath, beat }: ReturnType<typeof usePlayback>) {
  const roll = useMemo(
    () => (beat || aftermath ? rollScene(state.log.slice(-ROLL_ENTRIES)) : undefined),
    [beat, aftermath, state.log],
  );
  const again = useAgain(props.shown, aftermath?.seq);
  return { roll, again };
}

/** Replays the last shown entry. */
function useAgain(shown: TableProps<View>['shown'], seq: number | undefined): (() => void) | undefined {
  return useMemo(
    () => (shown && seq !== undefined && shown.canRepeat(seq) ? () => shown.repeat(seq, seq) : undefined),
    [shown, seq],
  );
}

interface KeyedParts extends Pick<Scenes, 'now'> {
  readonly scene: Scenes['shown'];
  readonly playback: ReturnType<typeof usePlayback>;
  readonly hover: number | undefined;
  readonly note: ReturnType<typeof useRuleNote>;
  readonly side: ReturnType<typeof useSide>;
  readonly again: (() => void) | undefined;
}

/** Binds the keys of the table; returns whether the space bar hides everything over the map. */
function useTableKeys({ scene, now, playback, hover, note, side, again }: KeyedParts): boolean {
  const [isBare, setBare] = useState(false);
  const { skip } = playback;
  const { toggleRule, closeRule } = note;
  const { toggleLog } = side;
  const { isReplay } = scene.state;
  const isMoving = playback.beat !== undefined;
  useKeys(
    useMemo(
      () => ({
        ...keyBindings(now, skip, { hover, toggleRule, closeRule, toggleLog }),
        a: again,
        ...(isMoving && !isReplay && { ' ': skip }),
      }),
      [now, skip, again, isMoving, isReplay, hover, toggleRule, closeRule, toggleLog],
    ),
    // In a replay the space bar plays; during an animation it skips to the end.
    isReplay || isMoving ? undefined : setBare,
  );
  return isBare;
}
