import { Link, Outlet } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { SiteHeader } from './SiteHeader.tsx';

/** Header, one column of at most 1312 px, and footer. */
export function PageFrame() {
  const { t } = useTexts();
  return (
    <div className="relative mx-auto flex min-h-dvh max-w-[82rem] flex-col px-4 sm:px-8">
      <a href="#main" className="skip-link rounded-control bg-raised px-4 py-2 text-ink">
        {t('nav.skip')}
      </a>
      <SiteHeader />
      <main id="main" className="relative flex-1 pb-8">
        <Outlet />
      </main>
      <footer className="flex flex-wrap gap-x-6 gap-y-2 border-hairline border-t py-4 text-muted text-note">
        <Link className="text-link inline-flex min-h-6 items-center" to="/credits">
          {t('nav.credits')}
        </Link>
        <Link className="text-link inline-flex min-h-6 items-center" to="/kitchen-sink">
          {t('nav.parts')}
        </Link>
        <a className="text-link inline-flex min-h-6 items-center" href="/api/docs">
          {t('nav.api')}
        </a>
        <span className="ml-auto hidden sm:inline">{t('nav.hint')}</span>
      </footer>
    </div>
  );
}
