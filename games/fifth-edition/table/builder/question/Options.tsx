import type { TranslateFn } from '@tessera/text';
import { Chip, PressRow, TextButton } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { ReadMore } from '../../parts/description/ReadMore.tsx';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { RailMark } from '../RailMark.tsx';
import { moveFocus } from '../useBuilderKeys.ts';
import type { CardLine } from './cardLines.ts';
import { type OptionHandlers, OptionLine } from './OptionLine.tsx';
import type { Arrangement, BlockedOptions } from './options.ts';

interface OptionsProps {
  readonly t: TranslateFn;
  readonly label: string;
  readonly isMulti: boolean;
  readonly picks: readonly string[];
  /** The saved answer. */
  readonly was: readonly string[];
  readonly max: number;
  readonly arrangement: Arrangement;
  /** Effects of each option, when options are shown as cards. */
  readonly cards: ReadonlyMap<string, readonly CardLine[]> | undefined;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly isReadOnly: boolean;
  readonly handlers: { readonly current: OptionHandlers };
  /** Follow-up questions of the picked option. */
  readonly children?: ReactNode;
}

/**
 * List of available options, followed by unavailable ones with the reason. Arrow keys move, Space picks, Enter saves.
 */
export function Options(props: OptionsProps) {
  const { t, label, isMulti, picks, was, max, arrangement, search, onSearch, isReadOnly, handlers } = props;
  const { cards, children } = props;
  const { sections, blocked, isLong, isCards } = arrangement;
  return (
    <div className="fe-options">
      {isLong && isMulti && picks.length > 0 && (
        <Picked t={t} picks={picks} arrangement={arrangement} isReadOnly={isReadOnly} handlers={handlers} />
      )}
      {isMulti && isLong && children}
      {(isLong || isMulti) && (
        <div className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between mb-2">
          {isLong && (
            <label className="flex-[1_1_12rem] [&_input]:w-full">
              <span className="sr-only">{t('builder.search', { what: label })}</span>
              <input
                type="search"
                value={search}
                placeholder={t('builder.searchShort')}
                onChange={({ target }) => onSearch(target.value)}
              />
            </label>
          )}
          {isMulti && (
            <p className="text-note text-muted" aria-live="polite">
              {t('builder.picked', { n: picks.length, max })}
            </p>
          )}
        </div>
      )}
      <div {...{ role: isMulti ? 'group' : 'radiogroup', 'aria-label': label }}>
        {sections.map(({ title, options }) => (
          <div key={title} className="fe-option-section">
            {title !== '' && <h2 className="pt-3 pb-1 font-title font-semibold text-body leading-6">{title}</h2>}
            <div className={isCards ? 'fe-cards' : isMulti ? 'fe-checks' : 'fe-option-list'}>
              {options.map((option) => (
                <OptionLine
                  key={option.value}
                  t={t}
                  option={option}
                  isMulti={isMulti}
                  isPicked={picks.includes(option.value)}
                  isShut={isMulti && picks.length >= max && max > 1 && !picks.includes(option.value)}
                  isFirst={picks.length === 0 && option === sections[0]?.options[0]}
                  wasPicked={was.includes(option.value)}
                  isReadOnly={isReadOnly}
                  lines={cards?.get(option.value)}
                  handlers={handlers}
                >
                  {!isMulti && picks.includes(option.value) && children}
                </OptionLine>
              ))}
            </div>
          </div>
        ))}
        {sections.every(({ options }) => options.length === 0) && (
          <p className="text-note text-muted">{t('builder.noneFound')}</p>
        )}
        {blocked.length > 0 && <Blocked {...props} blocked={blocked} />}
      </div>
      {isMulti && !isLong && children}
    </div>
  );
}

/** The picks from a long list, which the player can remove without a search. */
function Picked({ t, picks, arrangement, isReadOnly, handlers }: PickedProps) {
  const options = arrangement.sections.flatMap((section) => section.options);
  const picked = options.filter(({ value }) => picks.includes(value));
  return (
    <ul
      className="fe-picked flex flex-wrap gap-1.5 mb-2 max-[900px]:[&_button]:min-h-11"
      aria-label={t('builder.pickedList')}
    >
      {picked.map(({ value, label }) => (
        <li key={value}>
          <Chip disabled={isReadOnly} onClick={() => handlers.current.pick(value)}>
            {label} <span aria-hidden="true">×</span>
            <span className="sr-only">, {t('builder.dropPick')}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

type PickedProps = Pick<OptionsProps, 't' | 'picks' | 'arrangement' | 'isReadOnly' | 'handlers'>;

const MAX_SHOWN_APART = 2;

function Blocked({ t, blocked, handlers, isMulti }: OptionsProps & { readonly blocked: readonly BlockedOptions[] }) {
  const [isAll, setAll] = useState(false);
  const count = blocked.reduce((sum, { options }) => sum + options.length, 0);
  const lines = blocked.flatMap(({ reason, options }) =>
    isAll || options.length <= MAX_SHOWN_APART
      ? options.map(({ label, described }) => ({ label, reason, described }))
      : [
          {
            label: t('builder.andOthers', { name: options[0]?.label ?? '', n: options.length - 1 }),
            reason,
            described: [],
          },
        ],
  );
  return (
    <>
      <p className="flex justify-between pt-3 pb-1.5 text-note text-muted">
        <span>{t('builder.notHere')}</span>
        {lines.length < count || isAll ? (
          <TextButton aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {t(isAll ? 'builder.showFewer' : 'builder.showAll', { n: count })}
          </TextButton>
        ) : null}
      </p>
      <ul className="grid gap-1.5">
        {lines.map(({ label, reason, described }) => (
          <li key={label} className={OPTION}>
            <PressRow
              className="fe-option-main"
              {...{ role: isMulti ? 'checkbox' : 'radio', 'aria-checked': false }}
              aria-disabled="true"
              data-option=""
              onClick={() => handlers.current.refuse(reason)}
              onKeyDown={moveFocus}
            >
              <RailMark state="blocked" />
              <span className="fe-option-name font-semibold">{label}</span>
              <span className="fe-option-text col-[2/-1] text-muted text-note [&_b]:text-ink">
                <b>{reason.need}.</b> {reason.rest}
              </span>
            </PressRow>
            {reason.where !== undefined && (
              <ScreenLink
                className="flex-none py-2 px-4 text-ink text-note underline decoration-control underline-offset-[3px]"
                screen={reason.where.screen}
                at={reason.where.at}
              >
                {t(`builder.where.${reason.isTaken ? 'taken' : reason.where.screen}`)}
                <span className="sr-only">: {label}</span>
              </ScreenLink>
            )}
            <ReadMore of={described} name={label} />
          </li>
        ))}
      </ul>
    </>
  );
}

const OPTION =
  'fe-option min-w-0 border border-hairline rounded-panel fe-option-blocked flex items-center ' +
  'data-[picked=true]:outline-2 data-[picked=true]:outline-ink data-[picked=true]:outline-offset-[-1px] ' +
  'data-[shut=true]:text-muted';
