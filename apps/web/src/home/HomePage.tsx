import { useTexts } from '../i18n/texts.ts';
import { LearnFirst } from '../lessons/LearnFirst.tsx';
import { useWaiting } from '../live/waiting.ts';
import { Continue } from './Continue.tsx';
import { GameGrid } from './GameGrid.tsx';
import { HeroArt } from './HeroArt.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import { OpenTables } from './OpenTables.tsx';
import { PlayNow } from './PlayNow.tsx';

/** Home page: start a match, continue one, or find a table. */
export function HomePage() {
  const { t } = useTexts();
  const waiting = useWaiting(({ at }) => at.length);
  return (
    <>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${t('home.pageTitle')}`}</title>
      <HeroArt />
      <section className="relative pt-20 pb-6 sm:min-h-64 sm:pt-8 sm:pb-10">
        <h1 className="m-0 mb-2 font-semibold font-title text-display tracking-[-0.005em]">{t('home.title')}</h1>
        <p className="m-0 mb-6 max-w-[32.5rem] text-lead text-muted">{t('home.lead')}</p>
        <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:gap-6">
          <PlayNow />
          <JoinByCode />
        </div>
        <LearnFirst />
      </section>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <Continue />
          <GameGrid />
        </div>
        <OpenTables />
      </div>
    </>
  );
}
