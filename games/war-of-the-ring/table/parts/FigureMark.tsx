import type { GameFormatter } from '@tessera/text';
import { FREE, figureOf, SIDE_OF, titledName, troopName } from '@tessera/war-of-the-ring/facts';

interface FigureMarkProps {
  readonly troop?: number;
  readonly character?: number;
  readonly side?: number;
  readonly formatter: GameFormatter;
  readonly size?: number;
}

const SHAPES: Readonly<Record<string, string>> = {
  regular: 'M-8-8H8V8H-8Z',
  elite: 'M0-10.500L10.500 0L0 10.500L-10.500 0Z',
  leader: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  nazgul: 'M-9-7L0 10L9-7L0-3Z',
  character: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
};

/** Mark of a figure: a square Regular, a diamond Elite, a disc for leaders, a spike for Nazgûl. */
export function FigureMark({ troop, character, side, formatter, size = 22 }: FigureMarkProps) {
  const kind = troop === undefined ? 'character' : figureOf(troop);
  const name = troop === undefined ? titledName(character ?? 0, formatter) : troopName(troop, formatter);
  const isFree = (troop === undefined ? side : SIDE_OF[troop]) === FREE;
  const letter =
    kind === 'regular' || kind === 'elite'
      ? formatter.t(`table.letter.${kind}`)
      : kind === 'character'
        ? name.charAt(0)
        : '';
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" role="img" aria-label={name} className="flex-none">
      <title>{name}</title>
      <path
        d={SHAPES[kind]}
        fill={isFree ? 'var(--wr-free)' : 'var(--wr-shadow)'}
        stroke={isFree ? 'var(--wr-free-line)' : 'var(--wr-shadow-line)'}
        strokeWidth={kind === 'character' ? 3 : 2}
        strokeLinejoin="round"
      />
      {letter && (
        <text
          y="0.5"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="11"
          fill={isFree ? 'var(--wr-free-ink)' : 'var(--wr-shadow-ink)'}
          className="font-numeral font-semibold"
        >
          {letter}
        </text>
      )}
    </svg>
  );
}
