import { cardFor, type GameManifest } from '@tessera/manifest';
import { isMatchGame, manifests, startOf } from '../games/manifests.ts';
import { Cover } from '../home/Cover.tsx';
import { useTexts } from '../i18n/texts.ts';
import { hasBook } from '../rulebook/books.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';

const HELP = ['prompt', 'undo', 'odds', 'dice', 'offline', 'async', 'reader'] as const;

/** Page with the goal and turn of each game, and help on the features of every table. */
export function RulesPage() {
  const { t } = useTexts();
  return (
    <div className="mx-auto max-w-4xl pt-4 sm:pt-8">
      <title>{t('rules.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('rules.title')}</h1>
      <div className="grid gap-4 sm:grid-cols-2">
        {manifests.map((game) => (
          <GameRules key={game.id} game={game} />
        ))}
      </div>
      <h2 className="mt-8 mb-2 font-semibold font-title text-lead">{t('rules.help')}</h2>
      <dl className="panel m-0 p-4">
        {HELP.map((name) => (
          <div key={name} className="border-hairline border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
            <dt className="font-semibold">{t(`rules.${name}.title`)}</dt>
            <dd className="m-0 max-w-prose text-muted">{t(`rules.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function GameRules({ game }: { readonly game: GameManifest }) {
  const { t, language } = useTexts();
  const { name, goal, turn } = cardFor(game, language);
  return (
    <section
      aria-labelledby={`rules-${game.id}`}
      className="panel group flex flex-col gap-2 overflow-hidden sm:last:odd:col-span-2 sm:last:odd:flex-row"
    >
      <span className="block h-32 shrink-0 overflow-hidden sm:group-last:group-odd:h-auto sm:group-last:group-odd:w-72">
        <Cover game={game.id} />
      </span>
      <div className="flex flex-1 flex-col gap-2 p-4 pt-2">
        <h2 id={`rules-${game.id}`} className="m-0 font-semibold font-title text-lead">
          {name}
        </h2>
        <p className="m-0">{goal}</p>
        <p className="m-0 text-muted">{turn}</p>
        <div className="mt-auto flex items-center justify-between gap-2 pt-2">
          <span className="text-muted text-note">
            {isMatchGame(game) && t('home.minutes', { minutes: game.card.minutes })}
          </span>
          {hasBook(game.id) && (
            <ButtonLink small to={`/rules/${game.id}`} label={t('rulebook.readGame', { game: name })}>
              {t('rulebook.read')}
            </ButtonLink>
          )}
          <ButtonLink small to={startOf(game)} label={t('rules.playGame', { game: name })}>
            {t('rules.play')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
