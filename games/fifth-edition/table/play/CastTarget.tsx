import { SMALL_BOX } from '@tessera/ui';
import { useId } from 'react';
import { useDesk } from '../desk/desk.ts';

interface CastTargetProps {
  /** Nothing is the character itself; empty is somebody who has not been named yet. */
  readonly on: string | undefined;
  onChange(on: string | undefined): void;
}

/** Whom a spell is cast on: oneself, or somebody whose name is only written down. */
export function CastTarget({ on, onChange }: CastTargetProps) {
  const { say } = useDesk();
  const id = useId();
  return (
    <p className="fe-play-field">
      <label htmlFor={id}>{say('play.spells.on')}</label>
      <select
        id={id}
        className={`${SMALL_BOX} flex-[1_1_6rem]`}
        value={on === undefined ? 'self' : 'other'}
        onChange={(event) => onChange(event.target.value === 'self' ? undefined : '')}
      >
        <option value="self">{say('play.spells.self')}</option>
        <option value="other">{say('play.spells.other')}</option>
      </select>
      {on !== undefined && (
        <input
          className={`${SMALL_BOX} flex-[1_1_6rem]`}
          aria-label={say('play.spells.who')}
          maxLength={100}
          placeholder={say('play.spells.someone')}
          value={on}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </p>
  );
}
