import { type AbilityFace, halfPointer, instructionsFace, nameOf, recordOf } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { centreOf, classes, hexesPath, Icon, type IconArt, Pickable } from '@tessera/ui';
import { broadsword, ghostAlly, healthNormal, hourglass, twoCoins, walkingBoot } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { ELEMENT_LOOKS } from '../looks.ts';

const ABILITY_ICONS: Readonly<Record<string, IconArt>> = {
  attack: broadsword,
  move: walkingBoot,
  heal: healthNormal,
  loot: twoCoins,
  summon: ghostAlly,
};

/** The state of a card: selectable, selected, in play, resting, unavailable or lost. */
type CardState = 'open' | 'chosen' | 'now' | 'rest' | 'gone' | 'lost';

export interface AbilityCardProps {
  readonly card: string;
  readonly formatter: GameFormatter;
  readonly state: CardState;
  /** As high as its text needs, for limited space. */
  readonly isLow?: boolean;
  /** Names, numbers and heads only. */
  readonly isSmall?: boolean;
  /** A tag at the foot: "leads at 54". */
  readonly tag?: ReactNode;
  /** The half already played. */
  readonly spent?: 'top' | 'bottom' | undefined;
  readonly label?: string | undefined;
  onPick?(): void;
}

/** An ability card rendered from the data: two halves, with the initiative between them as the largest numeral. */
export function AbilityCard({
  card,
  formatter,
  state,
  isSmall = false,
  isLow = false,
  tag,
  spent,
  label,
  onPick,
}: AbilityCardProps) {
  const { initiative } = recordOf('card', card);
  const name = nameOf(card, formatter);
  const look = classes(
    'relative flex flex-none flex-col rounded-panel border text-left',
    isSmall ? 'min-h-34 w-30 px-2 pt-1.5 pb-2' : 'w-44 px-2.5 pt-2 pb-3',
    !isSmall && (isLow ? 'min-h-40' : 'min-h-64'),
    state === 'gone' || state === 'lost'
      ? 'border-control border-dashed bg-transparent text-muted [--paper-harm:var(--enemy)]'
      : 'border-paper-line bg-paper text-paper-ink shadow-panel',
    state === 'chosen' && 'outline-3 outline-act-line',
    state === 'now' && 'outline-2 outline-ink',
  );
  const face = (
    <>
      <b
        className={classes(
          'border-current/25 border-b pb-1 font-semibold font-title',
          isSmall ? 'truncate text-note' : 'text-body leading-5',
        )}
      >
        {name}
      </b>
      <HalfFace pointer={halfPointer(card, 'top')} formatter={formatter} isSmall={isSmall} isSpent={spent === 'top'} />
      <span className="flex items-center gap-2 before:h-px before:flex-1 before:bg-current/30 after:h-px after:flex-1 after:bg-current/30">
        <b className={classes('font-numeral font-semibold leading-none', isSmall ? 'text-title' : 'text-display')}>
          {initiative}
        </b>
      </span>
      <HalfFace
        pointer={halfPointer(card, 'bottom')}
        formatter={formatter}
        isSmall={isSmall}
        isSpent={spent === 'bottom'}
      />
      {tag !== undefined && (
        <span
          className={classes(
            '-bottom-3 -translate-x-1/2 absolute left-1/2 whitespace-nowrap rounded-full border px-2.5 font-semibold text-note',
            state === 'chosen' ? 'border-act-line bg-act text-act-ink' : 'border-control bg-table text-muted',
          )}
        >
          {tag}
        </span>
      )}
    </>
  );
  return (
    <Pickable label={label ?? `${name}, ${initiative}`} chosen={state === 'chosen'} onPick={onPick} className={look}>
      {face}
    </Pickable>
  );
}

interface HalfFaceProps {
  readonly pointer: string;
  readonly formatter: GameFormatter;
  readonly isSmall: boolean;
  readonly isSpent?: boolean;
}

/** One half: abilities with their numbers, and icons in fixed corners: experience and elements left, loss right. */
export function HalfFace({ pointer, formatter, isSmall, isSpent = false }: HalfFaceProps) {
  const { t } = formatter;
  const { abilities, lines, xp, infuses, isLost, active } = instructionsFace(pointer, formatter);
  return (
    <span
      className={classes(
        'flex flex-1 flex-col justify-center gap-1',
        isSmall ? 'py-0.5' : 'py-1.5',
        isSpent && 'opacity-60',
      )}
    >
      {abilities.map((ability, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: abilities have nothing but their order.
        <AbilityLine key={n} ability={ability} isSmall={isSmall} />
      ))}
      {!isSmall && lines.map((line) => <Note key={line}>{line}</Note>)}
      {!isSmall && (xp !== undefined || infuses.length > 0 || isLost || active) && (
        <span className="mt-auto flex items-center gap-1.5 text-note">
          {xp !== undefined && (
            <b className="inline-flex items-center gap-0.5 font-numeral font-semibold" title={t('table.xp', { xp })}>
              <XpStar />
              <span aria-hidden="true">{xp}</span>
              <span className="sr-only">{t('table.xp', { xp })}</span>
            </b>
          )}
          {infuses.map((element) => (
            <ElementDot key={element} element={element} label={t(`element.${element}`)} />
          ))}
          {active && (
            <span className="inline-flex items-center gap-0.5" title={t(`table.stays.${active.lasts}`)}>
              <Icon of={hourglass} size={13} label={t(`table.stays.${active.lasts}`)} />
              {active.slots > 0 && <b className="font-numeral">×{active.slots}</b>}
            </span>
          )}
          {isLost && <LossMark label={t('table.lostMark')} />}
        </span>
      )}
    </span>
  );
}

function AbilityLine({ ability, isSmall }: { readonly ability: AbilityFace; readonly isSmall: boolean }) {
  const { type, head, lines, area } = ability;
  const icon = ABILITY_ICONS[type];
  return (
    <span className="flex items-start gap-1.5">
      <span className="min-w-0 flex-1">
        {head && (
          <b
            className={classes('flex gap-1.5 font-semibold', isSmall ? 'text-note leading-4.5' : 'text-body leading-5')}
          >
            {icon && <Icon of={icon} size={isSmall ? 14 : 18} className="mt-px flex-none" />}
            <span className="min-w-0">{head}</span>
          </b>
        )}
        {isSmall
          ? !head && <Note isShort>{lines.join('; ')}</Note>
          : lines.map((line) => <Note key={line}>{line}</Note>)}
      </span>
      {area && <AreaArt own={area.own} hexes={area.hexes} />}
    </span>
  );
}

function Note({ children, isShort = false }: { readonly children: ReactNode; readonly isShort?: boolean }) {
  return <span className={classes('text-note leading-4', isShort ? 'line-clamp-2' : 'block')}>{children}</span>;
}

/** The hexes of an area; the figure's own hex is grey. */
function AreaArt({ own, hexes }: { readonly own: boolean; readonly hexes: readonly (readonly [number, number])[] }) {
  const cells = hexes.map(([q, r]) => ({ q, r }));
  const all = own ? [...cells, { q: 0, r: 0 }] : cells;
  const points = all.map(centreOf);
  const [left, top] = [Math.min(...points.map(({ x }) => x)) - 20, Math.min(...points.map(({ y }) => y)) - 22];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)) + 20, Math.max(...points.map(({ y }) => y)) + 22];
  return (
    <svg
      aria-hidden="true"
      width="34"
      height="34"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      className="flex-none"
    >
      <path d={hexesPath(cells, 0.92)} fill="currentColor" />
      {own && <path d={hexesPath([{ q: 0, r: 0 }], 0.84)} fill="none" stroke="currentColor" strokeWidth="4" />}
    </svg>
  );
}

export function XpStar() {
  return (
    <svg width="13" height="13" viewBox="-8 -8 16 16" aria-hidden="true" className="flex-none">
      <path
        d="M0 -7.500L2.200 -2.600L7.500 -2.100L3.500 1.500L4.700 6.700L0 4L-4.700 6.700L-3.500 1.500L-7.500 -2.100L-2.200 -2.600Z"
        fill="currentColor"
      />
    </svg>
  );
}

/** An element on its dark disc. */
export function ElementDot({
  element,
  label,
  size = 18,
}: {
  readonly element: keyof typeof ELEMENT_LOOKS | 'any';
  readonly label: string;
  readonly size?: number;
}) {
  const look = element === 'any' ? undefined : ELEMENT_LOOKS[element];
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" role="img" aria-label={label} className="flex-none">
      <circle r="11.500" fill="#14171c" />
      {look ? (
        <g style={{ color: look.colour }}>
          <Icon of={look.icon} size={16} x={-8} y={-8} />
        </g>
      ) : (
        <path d="M-6 0A6 6 0 1 1 0 6" fill="none" stroke="#fff" strokeWidth="3" />
      )}
    </svg>
  );
}

/** The lost icon, always at the lower right. */
function LossMark({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 20 20" role="img" aria-label={label} className="ml-auto size-4.5 text-paper-harm">
      <title>{label}</title>
      <path
        d="M5 2H15V18H5ZM7.500 7L12.500 13M12.500 7L7.500 13"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
    </svg>
  );
}
