import { heistCity, maps } from '@tessera/heist-city';
import type { OptionInputProps } from '@tessera/manifest';
import { ChoiceTile } from '@tessera/ui';
import { SitePicture } from '../table/SitePicture.tsx';

const DEFAULT = heistCity.options.parse({}).map;

/** Choice of the game's sites, each as a picture of its floor. */
export function SiteChoice({ value = DEFAULT, onChange, translator: { t } }: OptionInputProps) {
  return (
    <fieldset className="m-0 grid grid-cols-2 gap-2 border-0 p-0 sm:grid-cols-4">
      <legend className="mb-1 p-0 font-semibold">{t('option.map.title')}</legend>
      {maps.map(({ id }) => (
        <ChoiceTile key={id} chosen={id === value} onChoose={() => onChange(id)} className="min-w-0 p-2">
          <span className="block h-16 w-full">
            <SitePicture map={id} />
          </span>
          <span className="text-note">{t(`name.site.${id}`)}</span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
