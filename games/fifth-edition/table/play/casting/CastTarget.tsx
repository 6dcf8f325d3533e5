import { SMALL_BOX } from '@tessera/ui';
import { useId } from 'react';
import { useCharacter } from '../../character/characterContext.ts';

interface CastTargetProps {
  /** Undefined is the character; an empty text is another creature without a name yet. */
  readonly on: string | undefined;
  onChange(on: string | undefined): void;
}

/** Target of a spell: the character, or another creature by name. */
export function CastTarget({ on, onChange }: CastTargetProps) {
  const { t } = useCharacter();
  const id = useId();
  return (
    <p className="fe-play-field">
      <label htmlFor={id}>{t('play.spells.on')}</label>
      <select
        id={id}
        className={`${SMALL_BOX} flex-[1_1_6rem]`}
        value={on === undefined ? 'self' : 'other'}
        onChange={(event) => onChange(event.target.value === 'self' ? undefined : '')}
      >
        <option value="self">{t('play.spells.self')}</option>
        <option value="other">{t('play.spells.other')}</option>
      </select>
      {on !== undefined && (
        <input
          className={`${SMALL_BOX} flex-[1_1_6rem]`}
          aria-label={t('play.spells.who')}
          maxLength={100}
          placeholder={t('play.spells.someone')}
          value={on}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </p>
  );
}
