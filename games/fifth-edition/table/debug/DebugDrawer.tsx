import { Button, scrollable, Tabs } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { useProvenance } from '../hooks/useProvenance.ts';
import { ChoicesTab } from './ChoicesTab.tsx';
import { EffectsTab } from './EffectsTab.tsx';
import { EFFECT_FILTERS } from './effectTree.ts';
import { GraphTab } from './GraphTab.tsx';
import { RecordTab } from './RecordTab.tsx';
import { SheetTab } from './SheetTab.tsx';
import { TimingsTab } from './TimingsTab.tsx';
import { TraceTab } from './TraceTab.tsx';
import { testCaseText } from './testCase.ts';
import { traceOf } from './trace.ts';

const TABS = ['trace', 'sheet', 'choices', 'graph', 'all', 'refused', 'inactive', 'timings', 'record'] as const;
type Tab = (typeof TABS)[number];

interface DebugDrawerProps {
  /** Path of the last selected number. */
  readonly path: string | undefined;
  readonly onClose: () => void;
}

/** Debug drawer below the sheet: the trace of a number, all effects with their outcome, timings, and the raw record. */
export function DebugDrawer({ path = 'ac', onClose }: DebugDrawerProps) {
  const { sheet, t } = useCharacter();
  const [tab, setTab] = useState<Tab>('trace');
  const count = (filter: keyof typeof EFFECT_FILTERS) =>
    sheet.provenance.filter(({ status }) => EFFECT_FILTERS[filter](status)).length;
  const names: Readonly<Record<Tab, string>> = {
    trace: t('debug.tab.trace', { path }),
    sheet: t('debug.tab.sheet'),
    choices: t('debug.tab.choices', { n: sheet.choices.length }),
    graph: t('debug.tab.graph'),
    all: t('debug.tab.all', { n: count('all') }),
    refused: t('debug.tab.refused', { n: count('refused') }),
    inactive: t('debug.tab.inactive', { n: count('inactive') }),
    timings: t('debug.tab.timings'),
    record: t('debug.tab.record'),
  };
  const panels: Readonly<Record<Tab, ReactNode>> = {
    trace: <TraceTab rows={traceOf(sheet, path)} path={path} />,
    sheet: <SheetTab />,
    choices: <ChoicesTab />,
    graph: <GraphTab />,
    all: <EffectsTab filter="all" />,
    refused: <EffectsTab filter="refused" />,
    inactive: <EffectsTab filter="inactive" />,
    timings: <TimingsTab />,
    record: <RecordTab />,
  };
  return (
    <section
      className="flex flex-col flex-none h-70 border-t border-t-control bg-surface"
      aria-label={t('debug.title')}
    >
      <Tabs
        label={t('debug.title')}
        selected={tab}
        onSelect={setTab}
        aside={
          <>
            {tab === 'trace' && <Fold path={path} />}
            <CopyCase path={path} />
            <Button small tone="bare" onClick={onClose}>
              {t('debug.close')}
            </Button>
          </>
        }
        tabs={TABS.map((id) => ({
          id,
          label: names[id],
          panel: (
            <div ref={scrollable} className="h-full overflow-auto px-4 pb-2">
              {panels[id]}
            </div>
          ),
        }))}
        className="flex-1"
      />
    </section>
  );
}

/** Shows whether the parts of a number add up to it. */
function Fold({ path }: { readonly path: string }) {
  const { sheet, t } = useCharacter();
  const found = useProvenance(sheet, path);
  if (found === undefined || found.folded === undefined) return null;
  const { explanation, folded, applied, refused } = found;
  const isRight = folded === explanation.value;
  return (
    <span className="text-note text-muted">
      {t(isRight ? 'debug.folds' : 'debug.foldsNot', { n: applied.length + refused.length, value: folded })}
    </span>
  );
}

function CopyCase({ path }: { readonly path: string }) {
  const { record, sheet, t, notify } = useCharacter();
  const copy = async () => {
    const text = testCaseText(record, sheet, path);
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text);
      notify(t('debug.copied', { path }));
    } catch {
      // Browsers allow clipboard access in secure contexts only.
      notify(t('debug.notCopied'), 'warning');
    }
  };
  return (
    <Button small onClick={() => void copy()}>
      {t('debug.copy')}
    </Button>
  );
}
