import { conditionsOf, kindName, nameOf, recordOf, roundsAfterThis, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { ConditionBadge, classes, Icon } from '@tessera/ui';
import { twoCoins } from '@tessera/ui/icons';
import { Miniature } from '../board/Miniature.tsx';
import { XpStar } from '../hand/AbilityCard.tsx';
import { conditionLook, SLOT_ICONS, seatColour } from '../looks.ts';
import { BattleGoal } from './BattleGoal.tsx';

interface PanelProps {
  readonly view: View;
  readonly formatter: GameFormatter;
}

/** All heroes, the player's own first: hit points, cards, items, rounds left. */
export function CharacterPanels({ view, formatter, seat }: PanelProps & { readonly seat: number | undefined }) {
  const seats = view.heroes.map((_, n) => n).toSorted((a, b) => Number(b === seat) - Number(a === seat));
  return (
    <>
      <h2 className="m-0 mb-2 font-semibold font-title text-lead">{formatter.t('table.heroes')}</h2>
      <div className="flex flex-col gap-3">
        {seats.map((one) => (
          <CharacterPanel key={one} view={view} formatter={formatter} seat={one} isOwn={one === seat} />
        ))}
      </div>
    </>
  );
}

interface CharacterPanelProps extends PanelProps {
  readonly seat: number;
  readonly isOwn: boolean;
}

function CharacterPanel({ view, formatter, seat, isOwn }: CharacterPanelProps) {
  const { t } = formatter;
  const figure = view.figures[seat]!;
  const hero = view.heroes[seat]!;
  const { rounds } = roundsAfterThis(view, seat);
  return (
    <section
      aria-label={kindName(view, seat, formatter)}
      className={classes('flex gap-3', hero.exhausted && 'text-muted')}
    >
      <span className={classes('h-max flex-none', hero.exhausted && 'opacity-55')}>
        <Miniature figure={figure} size={44} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="m-0 flex items-baseline gap-2">
          <b className="truncate font-semibold font-title text-lead">{kindName(view, seat, formatter)}</b>
          <span className="truncate text-muted text-note">
            {t('table.levelOf', { level: hero.level, seat: formatter.seatName(seat) })}
          </span>
          <b className="ml-auto whitespace-nowrap font-numeral font-semibold text-title">
            {hero.exhausted ? '–' : Math.max(0, figure.hp)}
            <small className="text-body text-muted">/{figure.maxHp}</small>
          </b>
        </p>
        {hero.exhausted ? (
          <p className="m-0 text-muted text-note">{t('table.exhausted')}</p>
        ) : (
          <>
            <HpBar hp={figure.hp} maxHp={figure.maxHp} seat={seat} />
            <p className="m-0 flex flex-wrap items-center gap-x-3 text-note">
              <span>{t('table.pile.hand', { count: hero.hand.length })}</span>
              <span>{t('table.pile.active', { count: hero.active.length })}</span>
              <span>{t('table.pile.discard', { count: hero.discard.length })}</span>
              <span>{t('table.pile.lost', { count: hero.lost.length })}</span>
            </p>
            <p className="m-0 flex flex-wrap items-center gap-x-3 text-muted text-note">
              <span>{t('table.roundsLeft', { rounds })}</span>
              <span className="inline-flex items-center gap-1">
                <XpStar /> <span className="sr-only">{t('table.experience')}</span> {hero.xp}
              </span>
              <span className="inline-flex items-center gap-1">
                <Icon of={twoCoins} size={14} label={t('table.money')} /> {hero.money}
              </span>
            </p>
            <Conditions figure={figure} formatter={formatter} />
            {isOwn && <BattleGoal view={view} formatter={formatter} seat={seat} />}
            {isOwn && <Items hero={hero} formatter={formatter} />}
          </>
        )}
      </div>
    </section>
  );
}

/** Hit points as boxes; remaining ones are filled. */
export function HpBar({
  hp,
  maxHp,
  going = 0,
  seat,
}: {
  readonly hp: number;
  readonly maxHp: number;
  readonly going?: number;
  /** The seat whose colour the remaining hit points have. */
  readonly seat?: number;
}) {
  const colour = seat === undefined ? 'var(--ink)' : seatColour(seat);
  return (
    <span aria-hidden="true" className="my-1 flex gap-0.5">
      {Array.from({ length: maxHp }, (_, n) => n).map((n) => (
        <i
          key={n}
          className={classes(
            'h-2.5 flex-1 rounded-[3px] border',
            n < hp - going ? '' : n < hp ? 'hatch-enemy border-enemy' : 'border-control',
          )}
          style={n < hp - going ? { background: colour, borderColor: colour } : undefined}
        />
      ))}
    </span>
  );
}

/** Conditions with their names and rule numbers. */
export function Conditions({
  figure,
  formatter,
}: {
  readonly figure: View['figures'][number];
  readonly formatter: GameFormatter;
}) {
  const there = conditionsOf(figure);
  if (there.length === 0) return null;
  return (
    <ul className="m-0 mt-1 flex list-none flex-wrap gap-x-3 gap-y-1 p-0">
      {there.map((condition) => {
        const { icon, harms } = conditionLook(condition);
        return (
          <li key={condition} title={formatter.t(`table.rule.${condition}`)}>
            <ConditionBadge
              icon={icon}
              kind={harms ? 'harm' : 'help'}
              label={formatter.t(`condition.${condition}`)}
              note={formatter.t(`table.rule.${condition}`)}
              size={24}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The player's battle goal, hidden from others until the end. R 2.1 */
function Items({ hero, formatter }: { readonly hero: View['heroes'][number]; readonly formatter: GameFormatter }) {
  if (hero.items.length === 0) return null;
  return (
    <ul aria-label={formatter.t('table.items')} className="m-0 mt-1.5 flex list-none flex-wrap gap-1.5 p-0">
      {hero.items.map(({ id, state }) => {
        const { slot } = recordOf('item', id);
        const icon = SLOT_ICONS[slot];
        return (
          <li
            key={id}
            className={classes(
              'flex min-h-8 items-center gap-1.5 rounded-chip border px-2 text-note',
              state === 'ready' ? 'border-control' : 'border-control border-dashed text-muted',
            )}
          >
            {icon && <Icon of={icon} size={16} />}
            <span className={state === 'ready' ? undefined : 'line-through'}>{nameOf(id, formatter)}</span>
            <span className="sr-only">{formatter.t(`table.itemState.${state}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
