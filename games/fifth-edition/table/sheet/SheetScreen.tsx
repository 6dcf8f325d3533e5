import { lazy, Suspense, useCallback, useState } from 'react';
import { HeroAdvice } from '../advice/HeroAdvice.tsx';
import { CompanionsSlot, FormHeadSlot, FormSlot } from '../companions/slots.tsx';
import { useLastNumber } from '../parts/sum/openSum.ts';
import { useNarrow } from '../parts/useNarrow.ts';
import { SpellsPanel } from '../play/casting/SpellsPanel.tsx';
import { EffectsPanel } from '../play/effects/EffectsPanel.tsx';
import { InventoryPanel } from '../play/items/InventoryPanel.tsx';
import { NotesPanel } from '../play/NotesPanel.tsx';
import { RollLog } from '../play/RollLog.tsx';
import { ResourcesPanel } from '../play/rest/ResourcesPanel.tsx';
import { RestPanel } from '../play/rest/RestPanel.tsx';
import { Abilities } from './Abilities.tsx';
import { DebugBar } from './DebugBar.tsx';
import { Features } from './Features.tsx';
import { Openings } from './Openings.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';
import { ResultDock } from './results/ResultDock.tsx';
import { Skills } from './Skills.tsx';
import { Strip } from './Strip.tsx';
import { TrainingPanel } from './TrainingPanel.tsx';
import { Turn } from './turn/Turn.tsx';
import { useSheetKeys } from './useSheetKeys.ts';

const DebugDrawer = lazy(async () => ({ default: (await import('../debug/DebugDrawer.tsx')).DebugDrawer }));

/** Sheet in columns, or with tabs on a narrow screen. */
export function SheetScreen() {
  const [isDebugOpen, setDebugOpen] = useState(false);
  const toggleDebug = useCallback(() => setDebugOpen((isOpen) => !isOpen), []);
  const path = useLastNumber();
  const isNarrow = useNarrow();
  useSheetKeys(toggleDebug);
  return (
    <div className="relative flex flex-col h-full min-h-0">
      {isNarrow ? <PhoneSheet /> : <WideSheet />}
      {!isNarrow && <ResultDock />}
      {isDebugOpen && (
        <Suspense>
          <DebugDrawer path={path} onClose={toggleDebug} />
        </Suspense>
      )}
      {!isNarrow && <DebugBar isOpen={isDebugOpen} onToggle={toggleDebug} />}
    </div>
  );
}

/** The DOM order is the reading and tab order: available actions come first. */
function WideSheet() {
  return (
    <div className="@container/sheet flex-1 min-h-0 overflow-auto">
      <div className="fe-sheet">
        <Strip />
        <div className="[grid-area:open] min-w-0">
          <Openings />
          <HeroAdvice />
        </div>
        <div className="fe-column flex flex-col gap-4 min-w-0 pt-4 [grid-area:turn]">
          <FormHeadSlot />
          <Turn />
          <FormSlot />
          <SpellsPanel />
        </div>
        <div className="fe-column flex flex-col gap-4 min-w-0 pt-4 [grid-area:state]">
          <CompanionsSlot />
          <EffectsPanel />
          <ResourcesPanel />
          <RestPanel />
          <RollLog />
        </div>
        <div className="fe-column flex flex-col gap-4 min-w-0 pt-4 [grid-area:self]">
          <Abilities />
          <Skills />
        </div>
        <div className="fe-column flex flex-col gap-4 min-w-0 pt-4 [grid-area:have]">
          <InventoryPanel />
          <TrainingPanel />
          <Features />
          <NotesPanel />
        </div>
      </div>
    </div>
  );
}
