import { ICON_CREDITS } from '@tessera/ui/icons';
import { useTexts } from '../i18n/texts.ts';

const FONTS = [
  { name: 'Source Sans 3', by: 'Paul D. Hunt, Adobe' },
  { name: 'Source Serif 4', by: 'Frank Grießhammer, Adobe' },
  { name: 'Barlow Condensed', by: 'Jeremy Tribby' },
] as const;

const SOFTWARE = [
  'React',
  'React Router',
  'FormatJS',
  'Zustand',
  'Zod',
  'Socket.IO',
  'Tailwind CSS',
  'Vite',
  'noble cryptography',
] as const;

/** Page with the credits of third-party work. */
export function CreditsPage() {
  const { t } = useTexts();
  return (
    <div className="mx-auto max-w-3xl pt-4 sm:pt-8">
      <title>{t('credits.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('credits.title')}</h1>
      <div className="flex flex-col gap-6">
        <section className="panel p-4">
          <h2 className="m-0 mb-2 font-semibold text-body">{t('credits.icons')}</h2>
          <p className="m-0 mb-2 text-muted">{t('credits.iconsText')}</p>
          <ul className="m-0 list-none p-0">
            {ICON_CREDITS.map(({ author, icons }) => (
              <li key={author} className="border-hairline border-t py-2 first:border-t-0">
                <b>{author}</b> <span className="text-muted text-note">{icons.join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="panel p-4">
          <h2 className="m-0 mb-2 font-semibold text-body">{t('credits.fonts')}</h2>
          <p className="m-0 mb-2 text-muted">{t('credits.fontsText')}</p>
          <ul className="m-0 list-none p-0">
            {FONTS.map(({ name, by }) => (
              <li key={name} className="border-hairline border-t py-2 first:border-t-0">
                <b>{name}</b> <span className="text-muted text-note">{by}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="panel p-4">
          <h2 className="m-0 mb-2 font-semibold text-body">{t('credits.software')}</h2>
          <p className="m-0">{SOFTWARE.join(' · ')}</p>
        </section>
        <p className="m-0 text-muted text-note">{t('credits.notice')}</p>
      </div>
    </div>
  );
}
