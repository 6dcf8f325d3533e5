import { calculateTeamVP, hasVariant, initiative, LAST_TURN } from '@tessera/heist-city';
import { Chip, classes, Icon, SeatMark, Token } from '@tessera/ui';
import { arrowRight, minus, plus, policeOfficerHead } from '@tessera/ui/icons';
import { memo, useMemo } from 'react';
import { type AlertMeter, alertMeter } from '../model/alert.ts';
import { type StripPlace, turnStrip } from '../model/turnStrip.ts';
import type { Scene } from '../useTableModel.ts';
import { UnitToken } from './UnitToken.tsx';

/** Turn, order of play and alert, shared by both crews. */
export const TopBar = memo(function TopBar({ scene, isPhone }: { readonly scene: Scene; readonly isPhone: boolean }) {
  const { view, t, speaker, seat, ahead } = scene;
  const meter = useMemo(() => alertMeter(speaker, view, ahead), [speaker, view, ahead]);
  const isPlaying = view.phase === 'player-activation' || view.phase === 'npc-phase' || view.phase === 'end-of-turn';
  const first = initiative(view);
  return (
    <header className={BAR} data-phone={isPhone || undefined}>
      <div className="hc-turn">
        <div className="hc-figure font-numeral font-semibold text-title leading-6 whitespace-nowrap">
          {isPlaying || view.phase === 'game-over' ? t('turn.now', { turn: view.turn }) : t(`phase.${view.phase}`)}
          {isPlaying && <small> {t('turn.of', { turns: LAST_TURN })}</small>}
        </div>
        <div className="hc-note">
          {isPlaying && (first === seat ? t('turn.initiative') : t('turn.theirs', { name: speaker.who(first) }))}
        </div>
      </div>
      {isPlaying && <Strip scene={scene} />}
      <Alert scene={scene} meter={meter} />
      <Points scene={scene} isPhone={isPhone} />
    </header>
  );
});

function Strip({ scene }: { readonly scene: Scene }) {
  const { view, state, seat, t, speaker } = scene;
  const places = useMemo(
    () => turnStrip(view, state.log, state.decisions[0]?.seat),
    [view, state.log, state.decisions],
  );
  const name = (place: StripPlace): string => {
    if (place.kind === 'guards') return t('phase.npc-phase');
    if (place.kind === 'open') return speaker.who(place.seat);
    return `${speaker.unit(place.unit)}, ${t(place.state === 'done' ? 'crew.done' : 'crew.active')}`;
  };
  return (
    <ol
      className="hc-strip flex gap-[3px] items-center min-w-0 overflow-hidden"
      aria-label={t('phase.player-activation')}
    >
      {places.map((place, i) => {
        const key = place.kind === 'unit' ? `u${place.unit}` : `${place.kind}${i}`;
        const look = place.kind === 'unit' ? place.state : place.kind === 'open' ? sideOf(place.seat, seat) : 'guards';
        return (
          <li key={key} title={name(place)} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
            {place.kind === 'unit' && (
              <UnitToken scene={scene} unit={place.unit} size={look === 'now' ? 32 : 26} isPlain />
            )}
            {place.kind === 'guards' && <Token shape="shield" side="neutral" icon={policeOfficerHead} size={26} />}
            <span className="sr-only">{name(place)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Alert({ scene, meter }: { readonly scene: Scene; readonly meter: AlertMeter }) {
  const { t, view, prompt, commit } = scene;
  const isDial = hasVariant(view, 'alert-manual') && prompt !== undefined;
  return (
    <div className="hc-alert col-[3] flex gap-4 items-center">
      <div className="text-right">
        <div className="hc-figure font-numeral font-semibold text-title leading-6 whitespace-nowrap">
          {t('alert.title', { total: meter.total })}
          {meter.then && (
            <em>
              <Icon of={arrowRight} size={16} /> {meter.then.total}
            </em>
          )}
        </div>
        <div className="hc-note">{meter.then ? t('alert.ifArmed') : meter.levelName}</div>
      </div>
      <div className="hc-meter" role="img" aria-label={meter.text}>
        {meter.groups.map(({ name, cells, isNow }) => (
          <div key={name} data-now={isNow || undefined} title={name}>
            <span>
              {cells.map(({ count, fill }) => (
                <i key={count} data-cell={fill} />
              ))}
            </span>
            <small>{name}</small>
          </div>
        ))}
      </div>
      {isDial && (
        <span className="flex gap-1">
          {[-1, 1].map((step) => (
            <Chip
              key={step}
              aria-label={t(step < 0 ? 'alert.lower' : 'alert.raise')}
              onClick={() => commit({ type: 'set-alert', modifier: view.alertModifier + step })}
            >
              <Icon of={step < 0 ? minus : plus} size={16} />
            </Chip>
          ))}
        </span>
      )}
    </div>
  );
}

/** Score with its owners: the viewer's first, names if there is room, marks always. */
function Points({ scene, isPhone }: { readonly scene: Scene; readonly isPhone: boolean }) {
  const { view, seat, t, speaker } = scene;
  const pointsOf = (crew: number) => ({ crew, name: speaker.who(crew), points: calculateTeamVP(view, crew) });
  const first = pointsOf(seat === 1 ? 1 : 0);
  const second = pointsOf(1 - first.crew);
  const text = [first, second].map(({ name, points }) => `${name} ${points}`).join(', ');
  return (
    <div className="hc-points hidden" role="img" aria-label={`${t('score.title')}: ${text}`} title={text}>
      <b className="font-numeral font-semibold text-title leading-6 whitespace-nowrap">
        {first.points}
        {isPhone ? ':' : ' : '}
        {second.points}
      </b>
      {[first, second].map(({ crew, name }, n) => (
        <span key={crew} className={classes('hc-note', n === 0 && 'order-first flex-row-reverse')}>
          {!isPhone && name}
          <SeatMark seat={crew} size={isPhone ? 12 : 14} />
        </span>
      ))}
    </div>
  );
}

function sideOf(seat: number, own: number | undefined): 'own' | 'rival' {
  return seat === (own ?? 0) ? 'own' : 'rival';
}

const BAR =
  'hc-top grid grid-cols-[216px_minmax(0,1fr)_auto_auto] gap-4 items-center px-4 border-b border-b-hairline ' +
  'bg-surface ' +
  'data-phone:flex data-phone:flex-none data-phone:gap-2 data-phone:justify-between data-phone:h-14 ' +
  'data-phone:py-0 data-phone:px-2';
