import { Toasts } from '@tessera/ui';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useSettings } from '../settings/settings.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useKeys } from './keys.ts';
import { toasts } from './toasts.ts';

const Palette = lazy(() => import('./Palette.tsx'));
const KeyMap = lazy(() => import('./KeyMap.tsx'));
const Reminders = lazy(() => import('../live/Reminders.tsx'));

/** Frame of every page: toasts, command palette, key map, and reminders when they are on. */
export function Shell() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState<'palette' | 'keys'>();
  useStartAtTop(pathname);
  useKeys({
    '/': () => setSheet('palette'),
    'ctrl+k': () => setSheet('palette'),
    '?': () => setSheet('keys'),
  });
  const close = () => setSheet(undefined);
  const isReminded = useSettings(({ remind }) => remind);

  return (
    <>
      <ErrorBoundary place={pathname}>
        <Suspense>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <Toasts store={toasts} label={t('toasts.label')} dismissLabel={t('toasts.dismiss')} />
      <Suspense>
        {sheet === 'palette' && <Palette onClose={close} onKeys={() => setSheet('keys')} />}
        {sheet === 'keys' && <KeyMap onClose={close} />}
        {isReminded && <Reminders />}
      </Suspense>
    </>
  );
}

/** Scrolls a new page to its top, except on back navigation. */
function useStartAtTop(path: string): void {
  const way = useNavigationType();
  useLayoutEffect(() => {
    if (path !== '' && way !== 'POP') scrollTo(0, 0);
  }, [path, way]);
}
