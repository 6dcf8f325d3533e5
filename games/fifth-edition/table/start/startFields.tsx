import { EDITIONS, type Edition } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';

const MAX_LEVEL = 20;
const LEVELS = Array.from({ length: MAX_LEVEL }, (_, index) => index + 1);

interface EditionFieldProps {
  readonly t: TranslateFn;
  readonly edition: Edition;
  readonly onChange: (edition: Edition) => void;
}

export function EditionField({ t, edition, onChange }: EditionFieldProps) {
  return (
    <label className="fe-field">
      <span>{t('start.edition')}</span>
      <select
        value={edition}
        onChange={({ target }) => onChange(EDITIONS.find((each) => each === target.value) ?? edition)}
      >
        {EDITIONS.map((each) => (
          <option key={each} value={each}>
            {t(`start.editions.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LevelFieldProps {
  readonly t: TranslateFn;
  readonly level: number;
  readonly onChange: (level: number) => void;
}

export function LevelField({ t, level, onChange }: LevelFieldProps) {
  return (
    <label className="fe-field">
      <span>{t('start.level')}</span>
      <select value={level} onChange={({ target }) => onChange(Number(target.value))}>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}

interface NameFieldProps {
  readonly t: TranslateFn;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

export function NameField({ t, name, onChange }: NameFieldProps) {
  return (
    <label className="fe-field">
      <span>{t('start.name')}</span>
      <input
        type="text"
        maxLength={100}
        value={name}
        placeholder={t('start.namePlaceholder')}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
