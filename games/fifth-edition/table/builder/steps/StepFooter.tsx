import { Button } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { useBuilder } from '../BuilderContext.ts';
import { nextUnfinished } from '../rail.ts';

interface StepFooterProps {
  /** The action of this step, if it has one. */
  readonly take?: { readonly label: string; readonly run: () => void } | undefined;
  readonly children?: ReactNode;
}

/** Footer with the primary button: saves the picks, or opens the next unfinished choice. */
export function StepFooter({ take, children }: StepFooterProps) {
  const { t, isReadOnly } = useCharacter();
  const { groups, current, move } = useBuilder();
  const next = nextUnfinished(groups, current, 1);
  return (
    <>
      {take !== undefined && !isReadOnly ? (
        <Button tone="act" data-take="" onClick={take.run}>
          {take.label} <kbd>{t('key.Enter')}</kbd>
        </Button>
      ) : (
        next !== undefined && (
          <Button tone="act" data-take="" onClick={() => move(1)}>
            {t('builder.goOn', { name: next.name })} <kbd>{t('key.Enter')}</kbd>
          </Button>
        )
      )}
      {children}
      <p className="ml-auto text-right max-[900px]:hidden text-note text-muted">
        {next === undefined ? t('builder.allDone') : t('builder.nextOpen', { name: next.name })}
        <span className="block max-[900px]:hidden">
          <kbd>J</kbd> {t('builder.key.next')} <kbd>K</kbd> {t('builder.key.previous')}
        </span>
      </p>
    </>
  );
}
