import { KitchenSink } from '@tessera/ui/kitchen-sink';
import { useTexts } from '../i18n/texts.ts';
import { useShade } from '../settings/useShade.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';

/** Page with every UI component in all its states. */
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
      {/* The samples are for developers, so they are English in every language. */}
      <div lang="en" className="contents">
        <KitchenSink theme={useShade()} />
      </div>
    </>
  );
}
