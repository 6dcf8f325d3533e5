import { KitchenSink } from '@tessera/ui/kitchen-sink';
import { useTranslation } from 'react-i18next';

/** Every part of every table, in all its states. */
export function KitchenSinkPage() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('nav.parts')}</title>
      <KitchenSink />
    </>
  );
}
