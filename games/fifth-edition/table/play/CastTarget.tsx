import { useId } from 'react';
import { useDesk } from '../desk/desk.ts';

interface CastTargetProps {
  /** Nothing is the character itself. */
  readonly on: string | undefined;
  onChange(on: string | undefined): void;
}

/** Whom a spell is cast on: oneself, or somebody whose name is only written down. */
export function CastTarget({ on, onChange }: CastTargetProps) {
  const { say } = useDesk();
  const id = useId();
  const someone = say('play.spells.someone');
  return (
    <p className="fe-play-field">
      <label htmlFor={id}>{say('play.spells.on')}</label>
      <select
        id={id}
        className="fe-play-input"
        value={on === undefined ? 'self' : 'other'}
        onChange={(event) => onChange(event.target.value === 'self' ? undefined : someone)}
      >
        <option value="self">{say('play.spells.self')}</option>
        <option value="other">{say('play.spells.other')}</option>
      </select>
      {on !== undefined && (
        <input
          className="fe-play-input"
          aria-label={say('play.spells.who')}
          maxLength={100}
          placeholder={someone}
          value={on === someone ? '' : on}
          onChange={(event) => onChange(event.target.value || someone)}
        />
      )}
    </p>
  );
}
