import type { ReactNode } from 'react';
import { useDesk } from '../desk/desk.ts';
import { useBuilder } from './BuilderContext.ts';
import { nextUnfinished } from './rail.ts';

interface StepFooterProps {
  /** The deed of this step, when there is something to do. */
  readonly take?: { readonly label: string; readonly run: () => void } | undefined;
  readonly children?: ReactNode;
}

/** The one bright button: takes what was picked, or goes on to what is open. */
export function StepFooter({ take, children }: StepFooterProps) {
  const { say, isReadOnly } = useDesk();
  const { groups, current, move } = useBuilder();
  const next = nextUnfinished(groups, current, 1);
  return (
    <>
      {take !== undefined && !isReadOnly ? (
        <button type="button" className="fe-button fe-button-act" data-take="" onClick={take.run}>
          {take.label} <kbd>{say('key.Enter')}</kbd>
        </button>
      ) : (
        next !== undefined && (
          <button type="button" className="fe-button fe-button-act" data-take="" onClick={() => move(1)}>
            {say('builder.goOn', { name: next.name })} <kbd>{say('key.Enter')}</kbd>
          </button>
        )
      )}
      {children}
      <p className="fe-step-next fe-small">
        {next === undefined ? say('builder.allDone') : say('builder.nextOpen', { name: next.name })}
        <span className="fe-keys">
          <kbd>J</kbd> {say('builder.key.next')} <kbd>K</kbd> {say('builder.key.previous')}
        </span>
      </p>
    </>
  );
}
