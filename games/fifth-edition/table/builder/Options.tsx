import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { hashOf } from '../screens.ts';
import type { Say } from '../speech.ts';
import { type OptionDeeds, OptionLine } from './OptionLine.tsx';
import type { Arrangement, BlockedOptions } from './options.ts';
import { RailMark } from './RailMark.tsx';
import { pressTake } from './useBuilderKeys.ts';

interface OptionsProps {
  readonly say: Say;
  readonly label: string;
  readonly isMulti: boolean;
  readonly picks: readonly string[];
  /** The answer as it was recorded. */
  readonly was: readonly string[];
  readonly max: number;
  readonly arrangement: Arrangement;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly isReadOnly: boolean;
  readonly deeds: { readonly current: OptionDeeds };
  /** What the picked option asks. */
  readonly children?: ReactNode;
}

/** What can be picked, and below it what cannot, with the reason. Arrows move, Space picks, Enter takes. */
export function Options(props: OptionsProps) {
  const { say, label, isMulti, picks, was, max, arrangement, search, onSearch, isReadOnly, deeds, children } = props;
  const { sections, blocked, isLong, isCards } = arrangement;
  return (
    <div className="fe-options">
      {(isLong || isMulti) && (
        <div className="fe-options-head">
          {isLong && (
            <label className="fe-search">
              <span className="fe-hidden">{say('builder.search', { what: label })}</span>
              <input
                type="search"
                value={search}
                placeholder={say('builder.searchShort')}
                onChange={({ target }) => onSearch(target.value)}
              />
            </label>
          )}
          {isMulti && (
            <p className="fe-small" aria-live="polite">
              {say('builder.picked', { n: picks.length, max })}
            </p>
          )}
        </div>
      )}
      <div role={isMulti ? 'group' : 'radiogroup'} aria-label={label} onKeyDown={moveFocus}>
        {sections.map(({ title, options }) => (
          <div key={title} className="fe-option-section">
            {title !== '' && <h3 className="fe-option-level">{title}</h3>}
            <div className={isCards ? 'fe-cards' : isMulti ? 'fe-checks' : 'fe-option-list'}>
              {options.map((option) => (
                <OptionLine
                  key={option.value}
                  say={say}
                  option={option}
                  isMulti={isMulti}
                  isPicked={picks.includes(option.value)}
                  isShut={isMulti && picks.length >= max && max > 1 && !picks.includes(option.value)}
                  isFirst={picks.length === 0 && option === sections[0]?.options[0]}
                  wasPicked={was.includes(option.value)}
                  isReadOnly={isReadOnly}
                  deeds={deeds}
                >
                  {!isMulti && picks.includes(option.value) && children}
                </OptionLine>
              ))}
            </div>
          </div>
        ))}
        {sections.every(({ options }) => options.length === 0) && <p className="fe-small">{say('builder.noneFound')}</p>}
        {blocked.length > 0 && <Blocked {...props} blocked={blocked} />}
      </div>
    </div>
  );
}

const MOST_SHOWN_APART = 2;

function Blocked({ say, blocked, deeds, isMulti }: OptionsProps & { readonly blocked: readonly BlockedOptions[] }) {
  const [isAll, setAll] = useState(false);
  const count = blocked.reduce((sum, { options }) => sum + options.length, 0);
  const lines = blocked.flatMap(({ reason, options }) =>
    isAll || options.length <= MOST_SHOWN_APART
      ? options.map(({ label }) => ({ label, reason }))
      : [{ label: say('builder.andOthers', { name: options[0]?.label ?? '', n: options.length - 1 }), reason }],
  );
  return (
    <>
      <p className="fe-blocked-head fe-small">
        <span>{say('builder.notHere')}</span>
        {lines.length < count || isAll ? (
          <button type="button" className="fe-link" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {say(isAll ? 'builder.showFewer' : 'builder.showAll', { n: count })}
          </button>
        ) : null}
      </p>
      <ul className="fe-blocked">
        {lines.map(({ label, reason }) => (
          <li key={label} className="fe-option fe-option-blocked">
            <button
              type="button"
              className="fe-option-main"
              role={isMulti ? 'checkbox' : 'radio'}
              aria-checked="false"
              aria-disabled="true"
              data-option=""
              onClick={() => deeds.current.refuse(reason)}
            >
              <RailMark state="blocked" />
              <span className="fe-option-name">{label}</span>
              <span className="fe-option-text">
                <b>{reason.need}.</b> {reason.rest}
              </span>
            </button>
            {reason.where !== undefined && (
              <a className="fe-option-where" href={hashOf(reason.where.screen, reason.where.at)}>
                {say(`builder.where.${reason.where.screen}`)}
                <span className="fe-hidden">: {label}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/** Arrows go through all options; Enter on one that stands picked presses the bright button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset.option === undefined) return;
  const step = STEPS.get(key);
  if (step !== undefined) {
    const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-option]')];
    all[all.indexOf(target) + step]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
  if (key === 'Enter' && target.getAttribute('aria-checked') === 'true') {
    pressTake();
    event.preventDefault();
    event.stopPropagation();
  }
}
