import { BottomSheet, type Comparison, classes, Tabs } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import type { Playback } from '../playback/usePlayback.ts';
import type { Scene } from '../useTableModel.ts';
import { Advisor } from './Advisor.tsx';
import { Crews } from './Crews.tsx';
import { CommitPart, Question, UndoPart } from './Dock.tsx';
import { GuardDock } from './GuardDock.tsx';
import { LogPanel } from './LogPanel.tsx';
import { Options } from './Options.tsx';
import { Concede, ScorePanel } from './ScorePanel.tsx';
import { TargetCard } from './TargetCard.tsx';

const SHEET_TABS = ['decide', 'crews', 'score', 'log'] as const;
type SheetTab = (typeof SHEET_TABS)[number];
export type SheetHeight = 'peek' | 'half' | 'full';

export interface SheetProps {
  readonly scene: Scene;
  /** Scene for decisions, which need not wait for the map. */
  readonly deciding: Scene;
  readonly playback: Playback;
  readonly comparison: Comparison;
  readonly hover: number | undefined;
  readonly looked: number;
  readonly height: SheetHeight;
  onHeight(height: SheetHeight): void;
  onLook(unit: number): void;
  onPoint(units: readonly number[]): void;
  onRule(text: string): void;
}

/** Sheet of a phone: everything but the map, at three heights, with the commit button in reach of the thumb. */
export function Sheet(props: SheetProps) {
  const { scene, height, onHeight } = props;
  const { t } = scene;
  const [tab, setTab] = useState<SheetTab>('decide');
  const panels: Readonly<Record<SheetTab, ReactNode>> = {
    decide: <Decide {...props} />,
    crews: (
      <div className="hc-sheet-panel p-2">
        <Crews scene={scene} looked={props.looked} onLook={props.onLook} />
        {scene.props.settings.coach && scene.seat !== undefined && <Advisor scene={scene} />}
      </div>
    ),
    score: (
      <div className="hc-sheet-panel p-2">
        <ScorePanel scene={scene} isWhole />
        <Concede scene={scene} />
      </div>
    ),
    log: (
      <div className="hc-sheet-panel p-2">
        <LogPanel scene={scene} isOpen onPoint={props.onPoint} />
      </div>
    ),
  };
  return (
    <BottomSheet
      label={t('dock.label')}
      height={height}
      onHeight={onHeight}
      words={{ peek: t('sheet.peek'), half: t('sheet.half'), full: t('sheet.full') }}
      className="hc-sheet"
    >
      {height === 'peek' && !props.playback.isGuards && props.deciding.prompt && (
        <div className="hc-decide-foot sticky bottom-0 -mb-3 pb-3 bg-surface hc-peek flex-none">
          <div className="hc-decide-hands flex gap-2">
            <UndoPart scene={props.deciding} />
            <CommitPart scene={props.deciding} />
          </div>
        </div>
      )}
      <Tabs
        label={t('dock.label')}
        spread
        selected={tab}
        onSelect={(next) => {
          setTab(next);
          if (height === 'peek') onHeight('half');
        }}
        tabs={SHEET_TABS.map((id) => ({ id, label: t(`tab.${id}`), panel: panels[id] }))}
        className="flex-1"
      />
    </BottomSheet>
  );
}

function Decide({ scene: shown, deciding: scene, playback, comparison, hover, looked, onRule }: SheetProps) {
  const { prompt } = scene;
  const isArmed = scene.armedAction !== undefined;
  if (playback.isGuards) return <GuardDock scene={shown} playback={playback} />;
  return (
    <div className="hc-decide flex flex-col gap-2 min-h-full pt-2 px-4 pb-3">
      <div className={classes('flex flex-col gap-2', isArmed && 'flex-1')}>
        {isArmed ? (
          <TargetCard scene={scene} hover={undefined} looked={-1} isShort />
        ) : (
          <>
            <Question scene={scene} beat={playback.beat} />
            {hover !== undefined || looked >= 0 ? (
              <TargetCard scene={scene} hover={hover} looked={looked} isShort />
            ) : null}
          </>
        )}
      </div>
      {/* Choices have the room until an action is armed; then its consequences replace them. */}
      <div className={classes('hc-decide-foot -mb-3 bg-surface', isArmed ? 'sticky bottom-0 pb-3' : 'hc-decide-open')}>
        {prompt && <Options scene={scene} prompt={prompt} comparison={comparison} onRule={onRule} />}
        <div className={classes('hc-decide-hands flex gap-2', !isArmed && 'sticky bottom-0 z-1 bg-surface pt-1 pb-3')}>
          <UndoPart scene={scene} />
          <CommitPart scene={scene} />
        </div>
      </div>
    </div>
  );
}
