import type { TranslateFn } from '@tessera/text';
import { PressRow } from '@tessera/ui';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { ReadMore } from '../../parts/description/ReadMore.tsx';
import { ConcentrationMark } from '../../parts/marks.tsx';
import { moveFocus, pressTake } from '../useBuilderKeys.ts';
import type { CardLine } from './cardLines.ts';
import type { Option } from './options.ts';
import type { Reason } from './reasons.ts';

/** Callbacks of an option. */
export interface OptionHandlers {
  look(pick: string | undefined): void;
  pick(pick: string): void;
  /** Picks the option and saves it at once. */
  take(pick: string): void;
  refuse(reason: Reason): void;
}

interface OptionLineProps {
  readonly t: TranslateFn;
  readonly option: Option;
  readonly isMulti: boolean;
  readonly isPicked: boolean;
  /** Whether all picks are used, so that one must be removed first. */
  readonly isShut: boolean;
  readonly isFirst: boolean;
  /** Whether it is the saved answer. */
  readonly wasPicked: boolean;
  readonly isReadOnly: boolean;
  readonly handlers: { readonly current: OptionHandlers };
  readonly lines?: readonly CardLine[] | undefined;
  /** Follow-up questions of the picked option. */
  readonly children?: ReactNode;
}

/** An option, with its follow-up questions when picked. Memoized, so that long lists render only the changed lines. */
export const OptionLine = memo(function OptionLine(props: OptionLineProps) {
  const {
    t,
    option,
    isMulti,
    isPicked,
    isShut,
    isFirst,
    wasPicked,
    isReadOnly,
    handlers,
    lines = [],
    children,
  } = props;
  const { value, label, summary, notes, ritual, concentration, reason, described } = option;
  const look = () => handlers.current.look(value);
  const lookAway = () => handlers.current.look(undefined);
  const pick = () => {
    if (isReadOnly) return;
    if (isShut) handlers.current.refuse({ need: t('builder.full'), rest: '', distance: 0 });
    else handlers.current.pick(value);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event);
    if (event.key !== 'Enter' || isReadOnly) return;
    event.preventDefault();
    if (isMulti || isPicked) pressTake();
    else handlers.current.take(value);
  };
  return (
    <div className={OPTION} data-picked={isPicked} data-shut={isShut}>
      <PressRow
        className="fe-option-main"
        {...{ role: isMulti ? 'checkbox' : 'radio', 'aria-checked': isPicked }}
        aria-disabled={isShut}
        data-option=""
        tabIndex={isMulti || isPicked || isFirst ? 0 : -1}
        onClick={pick}
        onKeyDown={press}
        onFocus={look}
        onBlur={lookAway}
        onPointerEnter={look}
        onPointerLeave={lookAway}
      >
        <span className={isMulti ? 'fe-box' : 'fe-radio'} aria-hidden="true" />
        <span className="fe-option-name font-semibold">
          {label}
          {wasPicked && !isPicked && (
            <em className="ml-2 px-1.5 border border-dashed border-control rounded-[6px] text-muted text-note not-italic font-normal">
              {t('builder.was')}
            </em>
          )}
        </span>
        <span className="flex flex-wrap gap-x-3 items-center justify-end text-muted text-note">
          {concentration && (
            <span title={t('builder.concentration')}>
              <ConcentrationMark />
              <span className="sr-only">{t('builder.concentration')}</span>
            </span>
          )}
          {ritual && <span title={t('builder.ritual')}>{t('builder.ritualShort')}</span>}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
        {(summary !== '' || reason !== undefined) && (
          <span className="fe-option-text col-[2/-1] text-muted text-note [&_b]:text-ink">
            {reason !== undefined && <b>{reason.need}. </b>}
            <span className="fe-help" lang="en">
              {summary}
            </span>
          </span>
        )}
        {lines.length > 0 && (
          <span className={CARD_LINES}>
            {lines.map(({ label: name, text }) => (
              <span key={name}>
                <span>{name}</span> <span>{text}</span>
              </span>
            ))}
          </span>
        )}
      </PressRow>
      {described.length > 0 && (
        <div className="pl-8">
          <ReadMore of={described} name={label} />
        </div>
      )}
      {children}
    </div>
  );
});

const OPTION =
  'fe-option min-w-0 border border-hairline rounded-panel bg-raised ' +
  'data-[picked=true]:outline-2 data-[picked=true]:outline-ink data-[picked=true]:outline-offset-[-1px] ' +
  'data-[shut=true]:text-muted';

const CARD_LINES =
  'fe-card-lines grid col-[2/-1] mt-2 text-note ' +
  '[&>span]:flex [&>span]:gap-3 [&>span]:justify-between [&>span]:py-1 [&>span]:px-0 [&>span]:border-t ' +
  '[&>span]:border-t-hairline';
