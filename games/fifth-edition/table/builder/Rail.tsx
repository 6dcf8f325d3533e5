import type { Say } from '@tessera/text';
import { useEffect, useRef, useState } from 'react';
import { ScreenLink } from '../parts/ScreenLink.tsx';
import { RailMark } from './RailMark.tsx';
import { type RailEntry, type RailGroup, unfinished } from './rail.ts';

interface RailProps {
  readonly say: Say;
  readonly groups: readonly RailGroup[];
  readonly current: string;
  /** Where something is begun and not taken. */
  readonly drafted: ReadonlySet<string>;
}

/** All choices at a glance; every one opens at any time. On a narrow screen it folds up to one line. */
export function Rail({ say, groups, current, drafted }: RailProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== '') lines.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const entries = groups.flatMap((group) => group.entries).filter(({ state }) => state !== 'stray');
  const done = entries.length - unfinished(groups).length;
  const count = say('builder.done', { done, all: entries.length });
  return (
    <nav className="fe-panel fe-rail" aria-label={say('builder.choices')} data-unfolded={isUnfolded}>
      <div className="fe-panel-head fe-rail-head">
        <h2>{say('builder.choices')}</h2>
        <span className="fe-small">{count}</span>
        <button
          type="button"
          className="fe-button fe-rail-fold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {say(isUnfolded ? 'builder.fold' : 'builder.unfold')}
        </button>
      </div>
      <div className="fe-progress" aria-hidden="true">
        {entries.map(({ key, state }) => (
          <i key={key} data-state={key === current ? 'current' : state} />
        ))}
      </div>
      <div className="fe-rail-groups" ref={lines}>
        <ScreenLink className="fe-rail-all fe-small" screen="build" at="~all">
          {say('builder.all.title')}
        </ScreenLink>
        {groups.map(({ id, title, note, entries: own }) => (
          <div key={id}>
            <p className="fe-rail-group">
              <span>{title}</span>
              <span>{note}</span>
            </p>
            <ul>
              {own.map((entry) => (
                <li key={entry.key}>
                  <RailLine
                    say={say}
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
  readonly say: Say;
  readonly entry: RailEntry;
  readonly isCurrent: boolean;
  readonly isDrafted: boolean;
  readonly onOpen: () => void;
}

function RailLine({ say, entry: { key, name, state, value, why }, isCurrent, isDrafted, onOpen }: RailLineProps) {
  const said = isCurrent && state === 'open' ? say('builder.choosing') : isDrafted ? say('builder.notTaken') : value;
  return (
    <ScreenLink
      className="fe-rail-line"
      screen="build"
      at={key}
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onOpen}
    >
      <RailMark state={isCurrent ? 'current' : state} />
      <span className="fe-rail-name">
        {name}
        <span className="fe-hidden">, {say(`builder.state.${state}`)}</span>
      </span>
      <span className="fe-rail-value">{said}</span>
      {why.length > 0 && <span className="fe-rail-why">{say('builder.keptUntil', { why: why.join('; ') })}</span>}
    </ScreenLink>
  );
}
