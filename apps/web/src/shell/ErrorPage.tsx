import { Button, EmptyState } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';
import { messageOf } from './messageOf.ts';

/** Error page that shows the message of an error in a page. Saved data is not affected. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useTexts();
  return (
    <main className="mx-auto max-w-md px-4 py-16">
      <title>{t('broken.title')}</title>
      <h1 className="sr-only">{t('broken.title')}</h1>
      <EmptyState
        drawing="failed"
        title={t('broken.title')}
        text={`${t('broken.text')} ${messageOf(error)}`}
        action={<Button onClick={() => location.reload()}>{t('broken.action')}</Button>}
      />
    </main>
  );
}
