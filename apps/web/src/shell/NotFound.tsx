import { EmptyState } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** Page for unknown addresses. */
export function NotFound() {
  const { t } = useTexts();
  return (
    <div className="mx-auto max-w-md py-16">
      <title>{t('notFound.title')}</title>
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <EmptyState
        drawing="nothing"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<ButtonLink to="/">{t('notFound.action')}</ButtonLink>}
      />
    </div>
  );
}
