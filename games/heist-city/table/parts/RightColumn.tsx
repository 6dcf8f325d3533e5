import { Tabs } from '@tessera/ui';
import type { ReactNode } from 'react';
import type { Scene } from '../useTableModel.ts';
import { LogPanel } from './LogPanel.tsx';
import { Concede, ScorePanel } from './ScorePanel.tsx';
import { TargetCard } from './TargetCard.tsx';

const SIDE_TABS = ['decide', 'score', 'log'] as const;
export type SideTab = (typeof SIDE_TABS)[number];

interface RightColumnProps {
  readonly scene: Scene;
  readonly hover: number | undefined;
  readonly looked: number;
  readonly isLogOpen: boolean;
  /** Shown part, if there is no height for all; the dock is then below the first. */
  readonly tab: SideTab | undefined;
  onTab(tab: SideTab): void;
  onToggleLog(): void;
  onPoint(units: readonly number[]): void;
}

/** Target, score and log, one below the other; on a low screen one at a time. */
export function RightColumn(props: RightColumnProps) {
  const { scene, hover, looked, isLogOpen, tab, onTab, onToggleLog, onPoint } = props;
  const { t } = scene;
  const concede = <Concede scene={scene} className="flex-none self-end px-4 pt-1 pb-2" />;
  if (tab === undefined)
    return (
      <aside className={COLUMN} aria-label={t('card.label')}>
        <TargetCard scene={scene} hover={hover} looked={looked} />
        <ScorePanel scene={scene} />
        <LogPanel scene={scene} isOpen={isLogOpen} onToggle={onToggleLog} onPoint={onPoint} />
        {concede}
      </aside>
    );
  const panels: Readonly<Record<SideTab, ReactNode>> = {
    decide: <TargetCard scene={scene} hover={hover} looked={looked} />,
    score: (
      <>
        <ScorePanel scene={scene} isWhole />
        {concede}
      </>
    ),
    log: <LogPanel scene={scene} isOpen onPoint={onPoint} />,
  };
  return (
    <aside className={COLUMN} aria-label={t('card.label')}>
      <Tabs
        label={t('card.label')}
        selected={tab}
        onSelect={onTab}
        tabs={SIDE_TABS.map((id) => ({ id, label: t(`tab.${id}`), panel: panels[id] }))}
        className="min-h-0 flex-1"
      />
    </aside>
  );
}

const COLUMN =
  'hc-right flex min-h-0 flex-col overflow-y-auto border-l border-l-hairline bg-surface ' +
  '[&>*+*]:border-t [&>*+*]:border-t-hairline';
