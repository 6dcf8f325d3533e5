import { Icon, Mark, Token } from '@tessera/ui';
import { menu, ninjaHead, person } from '@tessera/ui/icons';
import { Link, NavLink } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { usePresence } from '../live/me.ts';
import { MAIN_PLACES } from './places.ts';

/** Header of every page except the tables. */
export function SiteHeader() {
  const { t, language } = useTexts();
  return (
    <header className="relative z-10 flex h-14 items-center gap-2 sm:h-16 sm:gap-6">
      <Link to="/" className="flex h-11 items-center gap-3 font-semibold font-title text-ink text-lead no-underline">
        <Mark size={36} />
        {t('title')}
      </Link>
      <nav aria-label={t('nav.label')} className="hidden gap-1 sm:flex">
        {MAIN_PLACES.map(({ to, name }) => (
          <NavLink key={to} to={to} end className={place}>
            {name(t, language)}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <SmallMenu />
        <Who />
      </div>
    </header>
  );
}

function place({ isActive }: { readonly isActive: boolean }): string {
  const look = isActive ? 'font-semibold text-ink' : 'text-muted';
  return `rounded-control px-3 py-2 no-underline hover:bg-surface hover:text-ink ${look}`;
}

/** Navigation menu for narrow screens. */
function SmallMenu() {
  const { t, language } = useTexts();
  return (
    <details className="relative sm:hidden">
      <summary
        aria-label={t('nav.label')}
        className="flex size-11 list-none items-center justify-center rounded-control border border-control bg-surface"
      >
        <Icon of={menu} size="1.25rem" />
      </summary>
      <nav
        aria-label={t('nav.label')}
        className="panel absolute top-12 right-0 flex w-44 flex-col overflow-hidden bg-raised shadow-float"
      >
        {MAIN_PLACES.map(({ to, name }) => (
          <Link key={to} to={to} className="flex min-h-target items-center px-4 text-ink no-underline hover:bg-table">
            {name(t, language)}
          </Link>
        ))}
      </nav>
    </details>
  );
}

/** Name of the player and connection state of the server. */
function Who() {
  const { t } = useTexts();
  const { me, reach } = usePresence();
  const state = t(`reach.${reach}`);
  return (
    <Link
      to="/settings"
      aria-label={t('nav.who', { name: me?.name ?? t('local.you'), state })}
      className="flex h-11 items-center gap-2 rounded-full border border-control bg-surface pr-3 pl-1.5 text-ink no-underline sm:h-10"
    >
      {me ? <Token shape="circle" side="own" icon={ninjaHead} size={28} /> : <Icon of={person} size="1.5rem" />}
      <span className="max-w-[22vw] truncate sm:max-w-36">{me?.name ?? t('local.you')}</span>
      <Dot on={reach === 'online'} title={state} />
    </Link>
  );
}

/** Filled dot for online, ring for offline, so that the state does not depend on colour alone. */
function Dot({ on, title }: { readonly on: boolean; readonly title: string }) {
  const look = on ? 'bg-good ring-3 ring-good/25' : 'border-2 border-muted';
  return <span title={title} className={`ml-1 size-2.5 rounded-full ${look}`} />;
}
