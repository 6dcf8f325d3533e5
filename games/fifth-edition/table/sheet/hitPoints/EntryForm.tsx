import { Button, classes } from '@tessera/ui';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useCharacter } from '../../character/characterContext.ts';

interface EntryFormProps {
  /** Applies the entry; returns whether the form is done. */
  onApply(): Promise<boolean>;
  onDone(): void;
  readonly children: ReactNode;
}

/** Form for one entry of damage or healing. Enter applies it, Escape cancels. */
export function EntryForm({ onApply, onDone, children }: EntryFormProps) {
  return (
    <form
      className="fe-harm grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void onApply().then((isDone) => isDone && onDone());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      {children}
    </form>
  );
}

interface EntryFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  /** Whether the field has the focus when the form opens. */
  readonly isFirst?: boolean;
  onEnter(text: string): void;
}

/** Text field of an entry. */
export function EntryField({ isFirst = false, onEnter, className, ...rest }: EntryFieldProps) {
  return (
    <input
      ref={(field) => {
        if (isFirst && field?.value === '') field.focus();
      }}
      className={classes('fe-harm-field', className)}
      autoComplete="off"
      {...rest}
      onChange={({ target }) => onEnter(target.value)}
    />
  );
}

interface EntryButtonsProps {
  readonly tone: 'act' | 'rest';
  readonly idle: boolean;
  onDone(): void;
  readonly children: string;
}

/** The button that applies the entry, with the text of the children, and the one that cancels. */
export function EntryButtons({ tone, idle, onDone, children }: EntryButtonsProps) {
  const { t } = useCharacter();
  return (
    <span className="ml-auto flex gap-2">
      <Button type="submit" small tone={tone} idle={idle}>
        {children}
      </Button>
      <Button small aria-label={t('sheet.hp.cancel')} onClick={onDone}>
        ×
      </Button>
    </span>
  );
}
