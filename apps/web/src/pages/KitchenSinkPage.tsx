import { KitchenSink } from '@tessera/ui/kitchen-sink';
import { useTexts } from '../i18n/texts.ts';
import { useShade } from '../settings/useShade.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';

/** Every part of every table, in all its states. */
export function KitchenSinkPage() {
  const { t } = useTexts();
  return (
    <>
      <title>{t('nav.parts')}</title>
      <nav aria-label={t('nav.label')} className="p-2 sm:px-8">
        <ButtonLink small to="/">
          {t('match.home')}
        </ButtonLink>
      </nav>
      {/* A sheet of samples for those who build tables: its sample words are English in every language. */}
      <div lang="en" className="contents">
        <KitchenSink theme={useShade()} />
      </div>
    </>
  );
}
