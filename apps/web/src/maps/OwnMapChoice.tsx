import { Select } from '@tessera/ui';
import { pencil } from '@tessera/ui/icons';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { myMaps } from './myMaps.ts';

interface OwnMapChoiceProps {
  /** The chosen map as JSON; empty for none. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A map of one's own in place of the sites of the game, by its name, and the way to the drawing board. */
export function OwnMapChoice({ value, onChange }: OwnMapChoiceProps) {
  const { t } = useTranslation();
  const maps = myMaps.list();
  return (
    <div className="flex flex-col items-start gap-2">
      {maps.length > 0 && (
        <div className="w-full">
          <Select
            label={t('maps.own')}
            value={value}
            options={[
              { value: '', label: t('maps.none') },
              ...maps.map(({ text, name }) => ({ value: text, label: name })),
            ]}
            onChange={onChange}
          />
        </div>
      )}
      <ButtonLink small icon={pencil} to="/maps">
        {t('maps.draw')}
      </ButtonLink>
    </div>
  );
}
