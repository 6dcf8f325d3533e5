import type { OptionInputProps } from '@tessera/manifest';
import { Select } from '@tessera/ui';
import { pencil } from '@tessera/ui/icons';
import { myMaps } from './myMaps.ts';

/** Choice of an own map by its name, with a link to the map editor. */
export function OwnMapChoice({ value, onChange, shell, translator: { t } }: OptionInputProps) {
  const maps = myMaps.list();
  const { ButtonLink } = shell;
  return (
    <div className="flex flex-col items-start gap-2">
      {maps.length > 0 && (
        <div className="w-full">
          <Select
            label={t('pages.maps.own')}
            value={typeof value === 'string' ? value : ''}
            options={[
              { value: '', label: t('pages.maps.none') },
              ...maps.map(({ text, name }) => ({ value: text, label: name })),
            ]}
            onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
          />
        </div>
      )}
      <ButtonLink small icon={pencil} to="/maps">
        {t('pages.maps.draw')}
      </ButtonLink>
    </div>
  );
}
