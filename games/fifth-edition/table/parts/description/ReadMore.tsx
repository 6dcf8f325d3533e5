import { Button } from '@tessera/ui';
import { type ReactNode, useId, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { Description } from './Description.tsx';
import { describedBy } from './describedBy.ts';

interface ReadingProps {
  /** Keys of the descriptions, in order. */
  readonly of: readonly string[];
  /** Name of the described record. */
  readonly name: string;
  readonly children?: ReactNode;
}

/** Expandable description beside an option. Descriptions load on first use. */
export function ReadMore({ of, name, children }: ReadingProps) {
  const { t } = useCharacter();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (of.length === 0) return null;
  return (
    <div className="min-w-0">
      <Button small tone="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'sheet.readClose' : 'sheet.read')}
        <span className="sr-only">: {name}</span>
      </Button>
      <div id={id} hidden={!isOpen} className="px-2 pb-2">
        {isOpen && of.map((key) => <Description key={key} of={key} otherwise={t('sheet.noSummary')} />)}
        {isOpen && children}
      </div>
    </div>
  );
}

interface ReadingTogetherProps {
  readonly things: readonly { readonly id: string; readonly name: string }[];
}

/** Expandable descriptions of several records that share one button. */
export function ReadingTogether({ things }: ReadingTogetherProps) {
  const { t, rulebook } = useCharacter();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const describedThings = things.flatMap(({ id: thing, name }) => {
    const of = describedBy(rulebook, thing, name);
    return of.length === 0 ? [] : [{ thing, name, of }];
  });
  if (describedThings.length === 0) return null;
  return (
    <div className="min-w-0 basis-full">
      <Button small tone="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'sheet.readClose' : 'sheet.readThese')}
        <span className="sr-only">: {describedThings.map(({ name }) => name).join(', ')}</span>
      </Button>
      <dl id={id} hidden={!isOpen} className="m-0 grid gap-2 px-2 pb-2">
        {isOpen &&
          describedThings.map(({ thing, name, of }) => (
            <div key={thing}>
              <dt className="font-semibold">{name}</dt>
              <dd className="m-0">
                {of.map((key) => (
                  <Description key={key} of={key} otherwise={t('sheet.noSummary')} />
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
