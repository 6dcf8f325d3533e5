import type { FormattedReview, FormattedStep } from '@tessera/table/review';
import { Button, Icon, Panel } from '@tessera/ui';
import { cube, fork, pencil } from '@tessera/ui/icons';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OpenedReplay } from '../replay/openReplay.ts';
import { showError } from '../shell/showError.ts';
import type { MomentWalk } from './useMoments.ts';

const CAUSE_ICONS = { luck: cube, decision: fork, outside: pencil } as const;

interface MomentCardsProps extends Pick<OpenedReplay, 'replay' | 'game'> {
  readonly formatted: FormattedReview;
  readonly walk: MomentWalk;
  readonly boardOf: (n: number) => string;
  readonly onFork: (at: number) => Promise<string>;
}

/** The moments that turned the match, each with its board and a way to play on from there. */
export function MomentCards({ formatted, walk, ...rest }: MomentCardsProps) {
  const { t, moments } = formatted;
  return (
    <Panel
      title={t('moments.title', { count: moments.length })}
      extra={
        <span className="pointer-coarse:hidden text-muted text-note">{moments.length > 0 && t('moments.keys')}</span>
      }
    >
      {moments.length === 0 ? (
        <p className="m-0 text-muted">{t('moments.none')}</p>
      ) : (
        <ol className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
          {moments.map((step, at) => (
            <MomentCard key={step.n} {...rest} t={t} step={step} at={at} walk={walk} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface MomentCardProps extends Omit<MomentCardsProps, 'formatted'> {
  readonly t: FormattedReview['t'];
  readonly step: FormattedStep;
  readonly at: number;
}

function MomentCard({ t, step, at, walk, replay, game, boardOf, onFork }: MomentCardProps) {
  const navigate = useNavigate();
  const [isForking, setForking] = useState(false);
  const isSelected = walk.selected === at;
  const { Thumbnail } = game.table;
  // A decision is shown with the position before it, luck with its result.
  const shown = step.cause === 'decision' ? step.n : step.n + 1;
  const playOn = async () => {
    setForking(true);
    try {
      await navigate(await onFork(replay.entryAt(step.n)));
    } catch (error) {
      showError(error);
    } finally {
      setForking(false);
    }
  };
  return (
    <li
      ref={walk.cardRef(at)}
      data-selected={isSelected}
      className={`relative flex min-w-0 flex-col overflow-hidden rounded-panel border-2 bg-raised ${isSelected ? 'border-act-line' : 'border-hairline'}`}
    >
      <Link
        to={boardOf(shown)}
        aria-label={t('moments.board', { n: step.n + 1, title: step.title })}
        onFocus={() => !isSelected && walk.select(at)}
        className="block h-28 overflow-hidden bg-table [&_svg]:block [&_svg]:size-full"
      >
        {Thumbnail && <Thumbnail view={replay.at(shown, 'spectator').view} />}
      </Link>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-2 left-2 grid size-8 place-items-center rounded-full border-2 font-numeral font-semibold ${isSelected ? 'border-act-line bg-act text-act-ink' : 'border-ink bg-raised text-ink'}`}
      >
        {at + 1}
      </span>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <p className="m-0 flex items-start gap-2">
          <span className="min-w-0 flex-1 text-muted text-note">
            {step.when}
            <span className="flex items-center gap-1 text-ink">
              <Icon of={CAUSE_ICONS[step.cause]} />
              {step.causeText}
            </span>
          </span>
          <b className="shrink-0 font-numeral text-title">{step.change}</b>
        </p>
        <h3 className="m-0 font-semibold text-body">{step.title}</h3>
        {step.sentences.map((sentence) => (
          <p key={sentence} className="m-0 text-muted text-note">
            {sentence}
          </p>
        ))}
        <div className="mt-auto grid pt-2">
          <Button icon={fork} tone={isSelected ? 'act' : undefined} working={isForking} onClick={() => void playOn()}>
            {t('moments.playOn')}
          </Button>
        </div>
      </div>
    </li>
  );
}
