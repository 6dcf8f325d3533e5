import { Icon, OddsBars, StateBadge } from '@tessera/ui';
import { arrowRight } from '@tessera/ui/icons';
import { useMemo } from 'react';
import { hoveredAction } from '../board/useAim.ts';
import { firstOf } from '../decision/answers.ts';
import { choiceUnit, commitLabel } from '../decision/choiceText.ts';
import { ruleOf } from '../decision/lockedActions.ts';
import { type ActionCard, actionCard, type CardRoll, type Consequence, type Wounds } from '../model/card.ts';
import { hexText, unitsIn } from '../model/hexText.ts';
import { percent, tenths } from '../model/speaker.ts';
import { STANCE_MARKS } from '../stanceMarks.ts';
import type { Scene } from '../useTableModel.ts';
import { PlacingCard } from './PlacingCard.tsx';
import { UnitCard, UnitHeading } from './UnitCard.tsx';

export interface TargetCardProps {
  readonly scene: Scene;
  readonly hover: number | undefined;
  /** Unit to show without a hovered one. */
  readonly looked: number;
  /** Short form for a sheet: three numbers in a row. */
  readonly isShort?: boolean;
}

/** Card of the aimed or hovered target: its description, the odds, and the consequences. */
export function TargetCard({ scene, hover, looked, isShort = false }: TargetCardProps) {
  const { speaker, seat, armedAction, threats, view, t } = scene;
  const pointed = useMemo(() => hoveredAction(scene, hover), [scene, hover]);
  const action = pointed ?? armedAction;
  const asked = scene.prompt?.unit;
  const card = useMemo(
    () => (action && seat !== undefined ? actionCard(speaker, seat, firstOf(action), threats, asked) : undefined),
    [action, seat, speaker, threats, asked],
  );
  const hovered = hover === undefined ? undefined : unitsIn(view, hover)[0];
  if (scene.prompt?.kind === 'deploy' && (hovered === undefined || hovered === asked)) {
    return <PlacingCard scene={scene} prompt={scene.prompt} isShort={isShort} />;
  }
  const meant = action ? choiceUnit(action) : -1;
  if (meant >= 0) return <UnitCard scene={scene} unit={meant} isShort={isShort} />;
  if (card) return <Aimed scene={scene} card={card} isShort={isShort} />;
  const unit = hovered ?? (looked >= 0 ? looked : view.activation?.character);
  if (unit !== undefined) return <UnitCard scene={scene} unit={unit} isShort={isShort} />;
  return (
    <p className="hc-card flex flex-col gap-2 py-2 px-4 hc-note">
      {hover === undefined ? t('card.nothing') : hexText(speaker, hover)}
    </p>
  );
}

function Aimed({
  scene,
  card,
  isShort,
}: {
  readonly scene: Scene;
  readonly card: ActionCard;
  readonly isShort: boolean;
}) {
  const { speaker, t, props } = scene;
  const { target, hit, save, check, wounds, consequence } = card;
  const title = isShort ? commitLabel(speaker, card.action) : card.title;
  const isTold = props.settings.odds;
  return (
    <article className="hc-card flex flex-col gap-2 py-2 px-4" aria-label={t('card.label')}>
      <UnitHeading scene={scene} unit={target} title={title} under={isShort ? card.facts.join(', ') : undefined} />
      {!isShort && card.facts.length > 0 && <Facts facts={card.facts} />}
      {isTold && (hit || check) && (
        <div
          className="hc-odds grid grid-cols-[1fr_1fr] gap-4 data-short:grid-cols-[repeat(3,1fr)] data-short:gap-2"
          data-short={isShort || undefined}
        >
          {hit && <Odds scene={scene} roll={hit} isShort={isShort} />}
          {check && <Odds scene={scene} roll={check} isShort={isShort} />}
          {save && <Odds scene={scene} roll={save} isShort={isShort} />}
          {isShort && wounds && (
            <div>
              <b className="font-numeral font-semibold text-display leading-9 [&_small]:text-title">
                {tenths(speaker, wounds.expected)}
              </b>
              <span className="hc-note">{t('card.woundsShort')}</span>
            </div>
          )}
        </div>
      )}
      {isTold && !isShort && wounds && <WoundsAhead scene={scene} wounds={wounds} />}
      {isTold && card.caught.length > 0 && (
        <ul className="hc-sums text-note [&_li]:flex [&_li]:gap-2 [&_li]:justify-between [&_li]:text-muted [&_b]:text-ink [&_b]:font-normal">
          {card.caught.map(({ name, expected }) => (
            <li key={name}>
              {name}
              <b>{tenths(speaker, expected)}</b>
            </li>
          ))}
        </ul>
      )}
      {card.notes.length > 0 && <p className="hc-note">{card.notes.join(' ')}</p>}
      {consequence && <ConsequenceBox scene={scene} consequence={consequence} />}
      {!hit && !check && !isShort && <p className="hc-note">{ruleOf(speaker, firstOf(card.action))}</p>}
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly string[] }) {
  const [first, ...rest] = facts;
  return (
    <p className="text-muted text-note [&_b]:mr-1 [&_b]:text-ink">
      <b>{first}</b> {rest.join(', ')}
    </p>
  );
}

/** Number of outcomes of two dice per total. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

interface OddsProps {
  readonly scene: Scene;
  readonly roll: CardRoll;
  readonly isShort: boolean;
}

function Odds({ scene: { t }, roll, isShort }: OddsProps) {
  const { kind, chance, from, number, lines } = roll;
  const text = t(`card.${kind}`, { n: from });
  return (
    <div>
      <b className="font-numeral font-semibold text-display leading-9 [&_small]:text-title">
        {percent(chance)}
        <small> %</small>
      </b>
      <span className="hc-note">{isShort ? t(`card.${kind}Short`, { n: from }) : text}</span>
      {!isShort && <OddsBars weights={WAYS} first={2} from={from} label={`${text}: ${percent(chance)} %`} />}
      {!isShort && (
        <ul className="hc-sums text-note [&_li]:flex [&_li]:gap-2 [&_li]:justify-between [&_li]:text-muted [&_b]:text-ink [&_b]:font-normal">
          {lines.map(({ label, value }, i) => (
            <li key={label}>
              {label}
              <b>{i === 0 ? value : signed(value)}</b>
            </li>
          ))}
          <li className="hc-sum">
            {t(kind === 'save' ? 'card.reach' : 'card.beat')}
            <b>{number}</b>
          </li>
        </ul>
      )}
    </div>
  );
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function WoundsAhead({ scene: { t, speaker }, wounds }: { readonly scene: Scene; readonly wounds: Wounds }) {
  const shown = wounds.atLeast.slice(0, 5);
  return (
    <div className={WOUNDS_AHEAD}>
      <div>
        <b className="font-numeral font-semibold text-display leading-9 [&_small]:text-title">
          {tenths(speaker, wounds.expected)}
        </b>{' '}
        <small className="hc-note">{t('card.of', { n: wounds.of })}</small>
        <span className="hc-note">{t('card.expected')}</span>
      </div>
      <ol aria-label={t('card.atLeast')}>
        {shown.map(({ wounds: n, chance }) => (
          <li key={n}>
            <span>{percent(chance)} %</span>
            <i style={{ height: `${Math.max(2, Math.round(40 * chance))}px` }} />
            <span>{n === wounds.of ? n : `${n}+`}</span>
          </li>
        ))}
      </ol>
      {(wounds.rolls > 1 || wounds.fall >= 0.005) && (
        <p className="hc-note">
          {t('card.rolls', { n: wounds.rolls })}, {t('card.fell', { n: percent(wounds.fall) })}
        </p>
      )}
    </div>
  );
}

function ConsequenceBox({ scene, consequence }: { readonly scene: Scene; readonly consequence: Consequence }) {
  const { stance, title, before, after, lines } = consequence;
  const state = STANCE_STATES.find((one) => one === stance) ?? 'overt';
  return (
    <div className={FOLLOWS} data-louder={after > before || undefined}>
      <p>
        <StateBadge mark={STANCE_MARKS[state]} label={scene.speaker.stance(stance)} iconOnly />
        {title}
        <b>
          {before} <Icon of={arrowRight} size={16} /> {after}
        </b>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const STANCE_STATES = ['overt', 'hidden', 'disguised', 'stunned', 'unconscious'] as const;

const WOUNDS_AHEAD =
  'hc-wounds-ahead grid grid-cols-[112px_1fr] gap-y-1 gap-x-4 items-end pt-2 border-t border-t-hairline ' +
  '[&_li]:flex [&_li]:flex-col [&_li]:justify-end [&_i]:mb-0.5 [&_i]:rounded-[2px_2px_0_0] [&_i]:bg-ink ' +
  '[&_p]:col-span-full';

const FOLLOWS =
  'hc-follows py-2 px-3 border border-control rounded-control text-note ' +
  '[&_p]:flex [&_p]:gap-1.5 [&_p]:items-center [&_p]:text-body [&_p]:font-semibold [&_ul]:mt-1 [&_ul]:text-muted ' +
  'data-louder:border-(--alert-2)';
