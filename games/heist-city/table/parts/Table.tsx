import type { Action, View } from '@tessera/heist-city';
import type { TableProps } from '@tessera/table';
import { EmptyState, type KeyBindings, NARROW, TextButton, useKeys, useMedia } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { firstOf } from '../model/answers.ts';
import { rollScene } from '../model/rollScene.ts';
import { ruleText } from '../model/rules.ts';
import { type Scene, type Scenes, useScene } from '../useTableModel.ts';
import { Advisor } from './Advisor.tsx';
import { Board } from './Board.tsx';
import { CrewStrip, Crews } from './Crews.tsx';
import { Dock, pressEnd, pressUndo } from './Dock.tsx';
import { Ground } from './Ground.tsx';
import { GuardDock } from './GuardDock.tsx';
import { HandOver } from './HandOver.tsx';
import { Loadout } from './Loadout.tsx';
import { LastLine } from './LogPanel.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { rowChoices } from './Options.tsx';
import { RightColumn, type SideTab } from './RightColumn.tsx';
import { RollCard } from './RollCard.tsx';
import { SealedCrews } from './SealedCrews.tsx';
import { Sheet, type SheetHeight } from './Sheet.tsx';
import { TopBar } from './TopBar.tsx';
import { useNews } from './useNews.ts';
import { usePlayback } from './usePlayback.ts';
import '../table.css';

/** Table of Heist City: map in the middle, crews at the left, the target at the right, the decision below. */
export function HeistCityTable(props: TableProps<View, Action>) {
  const { state, teller } = props;
  const { say } = teller;
  const scenes = useScene(props);
  if (!scenes) {
    const isFailed = state.status === 'failed';
    const text = isFailed ? (state.problem ? teller.refusal(state.problem) : '') : say('state.notStarted');
    return (
      <Ground className="grid place-items-center">
        <EmptyState
          drawing={isFailed ? 'failed' : 'loading'}
          title={say(isFailed ? 'state.failed' : 'state.loading')}
          text={text}
        />
      </Ground>
    );
  }
  return <Playing scenes={scenes} />;
}

function Playing({ scenes }: { readonly scenes: Scenes }) {
  const { shown: scene, now } = scenes;
  const { state, view, props, seat, say, prompt } = scene;
  const playback = usePlayback(props.shown, props.settings.motion);
  const isPhone = useMedia(NARROW);
  // Between phone and laptop widths the heading has no room for it.
  const canHead = useMedia('(max-width: 900px), (min-width: 1180px)');
  const headingPlace = canHead ? props.headingPlace : undefined;
  const [hover, setHover] = useState<number>();
  const [looked, setLooked] = useState(-1);
  const [pointed, setPointed] = useState<readonly number[]>(NOBODY);
  const [isBare, setBare] = useState(false);
  const [isLogOpen, setLogOpen] = useState(true);
  const [rule, setRule] = useState<string>();
  const [present, setPresent] = useState<number>();
  const [hasLooked, setHasLooked] = useState(false);
  const [height, setHeight] = useState<SheetHeight>(state.isReplay ? 'peek' : 'half');

  const { table } = props;
  const isMine = prompt !== undefined;
  // The player need not watch the own action to its end before the next.
  const deciding = props.shown?.acting?.entry.by === seat && now.prompt && !playback.isGuards ? now : scene;
  const isAsked = now.prompt !== undefined;
  const { seq } = now.state;
  // Repeated after every entry, because each may change it.
  useEffect(() => {
    if (isAsked && seq > 0) void table.price();
  }, [table, isAsked, seq]);

  const [tab, setTab] = useState<SideTab>('decide');
  const isLow = useMedia(LOW) && headingPlace !== undefined && headingPlace !== null && !state.isReplay;
  const toggleLog = useCallback(() => {
    setLogOpen((open) => !open);
    setTab((shown) => (shown === 'log' ? 'decide' : 'log'));
  }, []);
  // A selection opens the sheet that shows it.
  const { choice } = now.selection;
  useEffect(() => {
    if (choice !== undefined) setTab('decide');
  }, [choice]);
  const toggleRule = useCallback((text: string) => setRule((shown) => (shown === text ? undefined : text)), []);
  const closeRule = useCallback(() => setRule(undefined), []);
  const point = useCallback((units: readonly number[]) => setPointed(units.length > 0 ? units : NOBODY), []);
  const { aftermath, beat } = playback;
  const roll = useMemo(
    () => (beat || aftermath ? rollScene(state.log.slice(-ROLL_ENTRIES)) : undefined),
    [beat, aftermath, state.log],
  );
  const again = useAgain(props.shown, aftermath?.seq);
  const isMoving = beat !== undefined;
  useKeys(
    useMemo(
      () => ({
        ...keyBindings(now, playback.skip, { hover, toggleRule, closeRule, toggleLog }),
        a: again,
        ...(isMoving && !state.isReplay && { ' ': playback.skip }),
      }),
      [now, playback.skip, again, isMoving, state.isReplay, hover, toggleRule, closeRule, toggleLog],
    ),
    // In a replay the space bar plays; during an animation it skips to the end.
    state.isReplay || isMoving ? undefined : setBare,
  );

  const rollCard = roll && (
    <RollCard scene={scene} roll={roll} isMoving={isMoving} again={again} skip={beat && playback.skip} />
  );
  const isNews = useNews(isMine ? seat : undefined);
  const isOver = view.phase === 'game-over' || view.conceded !== null || state.info.ending !== undefined;
  // Loadouts are the only information that players hide from each other.
  if (state.shared && seat !== undefined && present !== seat && view.phase === 'loadout') {
    return (
      <Ground className="grid place-items-center">
        <HandOver scene={scene} onReady={() => setPresent(seat)} />
      </Ground>
    );
  }
  if (view.phase === 'loadout') {
    return <Ground data-phase="loadout">{isMine ? <Loadout scene={scene} /> : <SealedCrews scene={scene} />}</Ground>;
  }
  const board = (
    <Board
      scene={scene}
      playback={playback}
      hover={hover}
      onHover={setHover}
      pointed={pointed}
      isBare={isBare}
      isPhone={isPhone}
      roll={roll}
      rollCard={isPhone ? undefined : rollCard}
      news={isNews && !isOver ? turnText(scene) : ''}
      corner={isLow && tab !== 'log' ? <LastLine scene={scene} onOpen={toggleLog} /> : undefined}
    />
  );
  const bar = <TopBar scene={scene} isPhone={isPhone} />;
  const topBar = headingPlace ? createPortal(bar, headingPlace) : bar;
  const ending = isOver && !hasLooked && <MatchEnd scene={scene} onLook={() => setHasLooked(true)} />;
  const ruleNote = rule !== undefined && (
    <div className="hc-rule" role="status" aria-label={say('rule.title')}>
      <p>{rule}</p>
      <TextButton className="min-h-6 text-muted" onClick={closeRule}>
        {say('rule.close')}
      </TextButton>
    </div>
  );
  if (isPhone) {
    // After the end the sheet is small: the score has the room.
    const shown = ending ? 'peek' : height;
    return (
      <Ground className="hc-phone flex flex-col" data-sheet={shown} data-bare={isBare || undefined}>
        {topBar}
        <div className="hc-phone-body">
          {board}
          <CrewStrip scene={scene} looked={looked} onLook={setLooked} />
          <Sheet
            scene={scene}
            deciding={deciding}
            playback={playback}
            hover={hover}
            looked={looked}
            height={shown}
            onHeight={setHeight}
            onLook={setLooked}
            onPoint={point}
            onRule={setRule}
          />
          {rollCard && <div className="hc-roll">{rollCard}</div>}
          {ending}
          {ruleNote}
        </div>
      </Ground>
    );
  }
  return (
    <Ground
      className="hc-desk"
      data-bare={isBare || undefined}
      data-replay={state.isReplay || undefined}
      data-headed={headingPlace ? '' : undefined}
      data-side={isLow && !playback.isGuards ? tab : undefined}
    >
      {topBar}
      <aside
        className="hc-left flex flex-col min-h-0 overflow-y-auto bg-surface gap-1 p-2 border-r border-r-hairline min-[901px]:max-[1181px]:[&_h2]:hidden"
        aria-label={say('tab.crews')}
      >
        <Crews scene={scene} looked={looked} onLook={setLooked} />
        {props.settings.coach && seat !== undefined && <Advisor scene={deciding} />}
      </aside>
      {board}
      <RightColumn
        scene={scene}
        hover={hover}
        looked={looked}
        isLogOpen={isLogOpen}
        tab={isLow ? tab : undefined}
        onTab={setTab}
        onToggleLog={toggleLog}
        onPoint={point}
      />
      {playback.isGuards ? (
        <GuardDock scene={scene} playback={playback} />
      ) : (
        <Dock scene={deciding} playback={playback} onRule={setRule} />
      )}
      {ending}
      {ruleNote}
    </Ground>
  );
}

/** Screens too low for a dock below the map: the right column shows one part at a time. */
const LOW = '(max-height: 719px) and (min-width: 1180px)';

/** Entries to search for the start of an attack that was interrupted by a question. */
const ROLL_ENTRIES = 6;

/** Replays the last shown entry. */
function useAgain(shown: TableProps<View>['shown'], seq: number | undefined): (() => void) | undefined {
  return useMemo(
    () => (shown && seq !== undefined && shown.canRepeat(seq) ? () => shown.repeat(seq, seq) : undefined),
    [shown, seq],
  );
}

/** Returns the announcement of the player's turn. */
function turnText({ say, state, speaker, seat = 0 }: Scene): string {
  return state.shared ? say('handOver.theirTurn', { name: speaker.seatName(seat) }) : say('handOver.yourTurn');
}

const NOBODY: readonly number[] = [];

interface Hands {
  readonly hover: number | undefined;
  toggleRule(text: string): void;
  closeRule(): void;
  toggleLog(): void;
}

/** Returns the armed or selected action, or that of the hovered or focused choice. */
function actionInHand({ prompt, selection, armedAction }: Scene): Action | undefined {
  const meant = document.querySelector<HTMLElement>(':is([data-choice]:hover, [data-choice]:focus-visible)');
  const id = meant?.dataset.choice ?? selection.choice;
  return (meant ? undefined : armedAction) ?? prompt?.choices.find((choice) => choice.id === id)?.sample;
}

/** Returns the function of each key now. Keys act on the present state, not on the one being shown. */
function keyBindings(scene: Scene, skip: () => void, { hover, toggleRule, closeRule, toggleLog }: Hands): KeyBindings {
  const { prompt, armedAction, speaker, props } = scene;
  const now = (work: () => void) => () => {
    skip();
    work();
  };
  const numbers = rowChoices(prompt)
    .slice(0, 9)
    .map(({ id }, i) => {
      const take = () => {
        scene.choose(id);
        focusBoard();
      };
      return [String(i + 1), now(take)] as const;
    });
  const reading: KeyBindings = {
    l: toggleLog,
    r: () => {
      const action = actionInHand(scene);
      toggleRule(ruleText(speaker, { action: action && firstOf(action), cell: hover }));
    },
  };
  // A replay has no decisions, and the arrow keys step through it.
  if (props.state.isReplay) return reading;
  return {
    ...reading,
    ...Object.fromEntries(numbers),
    Enter: armedAction ? now(() => scene.commit()) : scene.isEnding ? now(() => pressEnd(scene)) : undefined,
    Escape: now(() => {
      closeRule();
      if (scene.isEnding) scene.askEnd(false);
      else scene.stepBack();
    }),
    u: now(() => pressUndo(scene)),
    e: now(() => pressEnd(scene)),
    ArrowUp: focusBoard,
    ArrowDown: focusBoard,
    ArrowLeft: focusBoard,
    ArrowRight: focusBoard,
  };
}

function focusBoard(): void {
  document.querySelector<HTMLElement>('.hc-board [role=application]')?.focus();
}
