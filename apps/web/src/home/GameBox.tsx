import { cardFor, type GameManifest } from '@tessera/manifest';
import { Button } from '@tessera/ui';
import { plus, robot } from '@tessera/ui/icons';
import { Link } from 'react-router';
import { LoadingRules } from '../games/LoadingRules.tsx';
import { isMatchGame, startOf } from '../games/manifests.ts';
import { defaultChoice } from '../games/playNow.ts';
import { useTexts } from '../i18n/texts.ts';
import { LearnGame } from '../lessons/LearnGame.tsx';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { Cover } from './Cover.tsx';
import { useStart } from './useStart.tsx';

interface BoxProps {
  readonly game: GameManifest;
}

/**
 * Card of a game: the picture links to its start page, and a button starts a match against a bot. On a phone the picture is
 * at the side, so that the buttons fit.
 */
export function GameBox({ game }: BoxProps) {
  const { language } = useTexts();
  const { name, tagline } = cardFor(game, language);
  return (
    <article className="panel grid h-full overflow-hidden max-sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr]">
      <Link to={startOf(game)} tabIndex={-1} aria-hidden="true" className="block overflow-hidden">
        <span className="block max-sm:h-full max-sm:min-h-32 sm:h-36">
          <Cover game={game.id} />
        </span>
      </Link>
      <div className="flex min-w-0 flex-col p-2.5 sm:p-3">
        <Link to={startOf(game)} className="text-ink no-underline hover:underline">
          <span className="font-semibold font-title text-lead">{name}</span>
        </Link>
        <p className="m-0 mt-1 mb-2 text-muted text-note">{tagline}</p>
        <Length game={game} />
        <LearnGame game={game.id} />
        <Ways game={game} name={name} />
      </div>
    </article>
  );
}

/** Number of players and duration. */
function Length({ game }: BoxProps) {
  const { t } = useTexts();
  const { seats, minutes } = game.card;
  if (!isMatchGame(game)) return <span className="mt-auto" />;
  return (
    <p className="m-0 mt-auto flex flex-wrap gap-x-3 text-note">
      <span>{seats.min === seats.max ? t('home.players', { count: seats.min }) : t('home.playersRange', seats)}</span>
      <span className="text-muted">{t('home.minutes', { minutes })}</span>
    </p>
  );
}

/** Buttons of the card. */
function Ways({ game, name }: BoxProps & { readonly name: string }) {
  const { t } = useTexts();
  const { isStarting, start, question } = useStart();
  if (!isMatchGame(game)) {
    return (
      <div className="mt-2 grid">
        <ButtonLink to={startOf(game)} label={t('home.beginWith', { name })}>
          {t('home.begin')}
        </ButtonLink>
      </div>
    );
  }
  const key = game.card.cooperative ? 'withBots' : 'againstBot';
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <Button
        icon={robot}
        working={isStarting}
        aria-label={t(`home.${key}Named`, { name })}
        onClick={() => void start(defaultChoice(game.id))}
        className="gap-1.5 whitespace-nowrap px-1.5"
      >
        {t(`home.${key}`)}
      </Button>
      <ButtonLink to={startOf(game)} icon={plus} square label={t('home.newTableOf', { name })} />
      <LoadingRules game={game.id} isWaiting={isStarting} className="col-span-2" />
      {question}
    </div>
  );
}
