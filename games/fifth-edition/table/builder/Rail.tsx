import type { TranslateFn } from '@tessera/text';
import { Button, PanelHead } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { RailMark } from './RailMark.tsx';
import { type RailEntry, type RailGroup, unfinishedEntries } from './rail.ts';

interface RailProps {
  readonly t: TranslateFn;
  readonly groups: readonly RailGroup[];
  readonly current: string;
  /** Keys of steps and questions with an unsaved draft. */
  readonly drafted: ReadonlySet<string>;
}

/** Navigation with all choices, each of which can be opened at any time. Collapses to one line on a narrow screen. */
export function Rail({ t, groups, current, drafted }: RailProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== '') lines.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const entries = groups.flatMap((group) => group.entries).filter(({ state }) => state !== 'stray');
  const done = entries.length - unfinishedEntries(groups).length;
  const count = t('builder.done', { done, all: entries.length });
  return (
    <nav className="panel min-w-0 p-3 fe-rail" aria-label={t('builder.choices')} data-unfolded={isUnfolded}>
      <PanelHead dense title={t('builder.choices')} className="fe-rail-head">
        <span className="text-note text-muted">{count}</span>
        <Button small className="fe-rail-fold" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {t(isUnfolded ? 'builder.fold' : 'builder.unfold')}
        </Button>
      </PanelHead>
      <div
        className="fe-progress [&_i]:flex-1 [&_i]:min-w-0 [&_i]:h-2 [&_i]:rounded-[2px] [&_i]:bg-control flex gap-0.5 mt-2 mx-2"
        aria-hidden="true"
      >
        {entries.map(({ key, state }) => (
          <i key={key} data-state={key === current ? 'current' : state} />
        ))}
      </div>
      <div className="fe-rail-groups flex-1 pb-1 min-h-0 mt-1 overflow-y-auto" ref={lines}>
        <ScreenLink
          className="block pt-1.5 px-2 underline decoration-control underline-offset-[3px] text-note text-muted"
          screen="build"
          at="~all"
        >
          {t('builder.all.title')}
        </ScreenLink>
        {groups.map(({ id, title, note, entries: own }) => (
          <div key={id}>
            <p className="flex justify-between gap-2 pt-2.5 px-2 pb-0.5 text-muted text-note leading-4">
              <span>{title}</span>
              <span>{note}</span>
            </p>
            <ul>
              {own.map((entry) => (
                <li key={entry.key}>
                  <RailLine
                    t={t}
                    entry={entry}
                    isCurrent={entry.key === current}
                    isDrafted={drafted.has(entry.key)}
                    onOpen={() => setUnfolded(false)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

interface RailLineProps {
  readonly t: TranslateFn;
  readonly entry: RailEntry;
  readonly isCurrent: boolean;
  readonly isDrafted: boolean;
  readonly onOpen: () => void;
}

function RailLine({ t, entry: { key, name, state, value, why }, isCurrent, isDrafted, onOpen }: RailLineProps) {
  const said = isCurrent && state === 'open' ? t('builder.choosing') : isDrafted ? t('builder.notTaken') : value;
  return (
    <ScreenLink
      className={RAIL_LINE}
      screen="build"
      at={key}
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onOpen}
    >
      <RailMark state={isCurrent ? 'current' : state} />
      <span className="fe-rail-name max-w-44 overflow-hidden text-ink text-ellipsis whitespace-nowrap">
        {name}
        <span className="sr-only">, {t(`builder.state.${state}`)}</span>
      </span>
      <span className="fe-rail-value overflow-hidden text-note text-right text-ellipsis whitespace-nowrap">{said}</span>
      {why.length > 0 && (
        <span className="fe-rail-why col-[2/-1] pb-1.5 text-muted text-note leading-4">
          {t('builder.keptUntil', { why: why.join('; ') })}
        </span>
      )}
    </ScreenLink>
  );
}

const RAIL_LINE =
  'fe-rail-line grid grid-cols-[1.25rem_auto_minmax(0,1fr)] gap-x-2 items-center min-h-7 px-2 border-2 ' +
  'border-transparent rounded-control text-muted no-underline ' +
  'hover:bg-raised data-[state=conflict]:text-enemy aria-[current]:min-h-9 aria-[current]:border-act-line ' +
  'aria-[current]:bg-[light-dark(var(--act),var(--raised))] ' +
  'max-[900px]:min-h-11';
