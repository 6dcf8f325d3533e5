import { FREE, NATIONS } from '@tessera/war-of-the-ring/facts';
import type { Army } from '../model/armies.ts';

/** Shapes of Settlements: none, disc, stepped block, crenellated keep, arched gate. Around 0, 14 wide. */
export const SITE_PATHS: readonly string[] = [
  '',
  'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0',
  'M-6.500 6V-1H-1V-6H6.500V6Z',
  'M-7-7H-3.800V-4.400H-1.600V-7H1.600V-4.400H3.800V-7H7V-1.600L5-.2V4L7 7H-7L-5 4V-.2L-7-1.600Z',
  'M-7 6V-2A7 7 0 0 1 7-2V6H3V1.500A3 3 0 0 0-3 1.500V6Z',
];

const SHIELD = 'M-13-10H13V1C13 7 6 10.500 0 12.500C-6 10.500-13 7-13 1Z';
const HEXAGON = 'M-9-10.500H9L15 0L9 10.500H-9L-15 0Z';

/**
 * Mark of an Army: a shield for the Free Peoples, a hexagon for the Shadow; units as a number, Elites as diamonds,
 * leaders as discs or spikes.
 */
export function Plaque({ army, raised }: { readonly army: Army; readonly raised?: boolean | undefined }) {
  const isFree = army.side === FREE;
  if (army.units === 0) return <Lone army={army} raised={raised} />;
  const marks = [
    ...Array.from({ length: Math.min(army.elites, 3) }, () => 'elite'),
    ...Array.from({ length: Math.min(army.leaders, 4) }, () => 'leader'),
  ];
  const wide = marks.length > 0 ? 9 : 0;
  const ink = isFree ? 'var(--wr-free-ink)' : 'var(--wr-shadow-ink)';
  const line = isFree ? 'var(--wr-free-line)' : 'var(--wr-shadow-line)';
  return (
    <g>
      <g transform={`scale(${(26 + wide) / 26} 1)`}>
        <path d={isFree ? SHIELD : HEXAGON} transform="translate(0 1.6)" fill="#000" opacity="0.35" />
        <path
          d={isFree ? SHIELD : HEXAGON}
          fill={isFree ? 'var(--wr-free)' : 'var(--wr-shadow)'}
          stroke={raised ? 'var(--act-line)' : line}
          strokeWidth={raised ? 3 : 1.6}
          vectorEffect="non-scaling-stroke"
        />
        {army.nation >= 0 && (
          <path
            d={isFree ? 'M-11.500-8.200H11.500' : 'M-8.200-8.600H8.200'}
            stroke={`var(--wr-${NATIONS[army.nation]})`}
            strokeWidth="2.600"
          />
        )}
      </g>
      <text
        x={-wide / 2}
        y="1"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="16"
        fill={ink}
        className="font-numeral font-semibold"
      >
        {army.units}
      </text>
      <g transform={`translate(${7.5 - wide / 26} 0)`} fill={ink}>
        {marks.map((mark, i) => {
          const x = (i % 2) * 5.2 - 2.6;
          const y = Math.floor(i / 2) * 5.2 - (marks.length > 2 ? 2.6 : 0) + (marks.length > 4 ? -2 : 0);
          const d =
            mark === 'elite'
              ? 'M0-2.600L2.600 0L0 2.600L-2.600 0Z'
              : isFree
                ? 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0'
                : 'M-2.200-2L0 2.600L2.200-2L0-.8Z';
          return <path key={`${mark}${String(i)}`} d={d} transform={`translate(${x} ${y})`} />;
        })}
      </g>
    </g>
  );
}

/** Mark of characters without an Army: a disc for Companions, a spike for Nazgûl and Minions, with their number. */
function Lone({ army, raised }: { readonly army: Army; readonly raised?: boolean | undefined }) {
  const isFree = army.side === FREE;
  return (
    <g>
      <path
        d={isFree ? 'M-8.500 0a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0' : 'M-10-8L0 11L10-8L0-4Z'}
        fill={isFree ? 'var(--wr-free)' : 'var(--wr-shadow)'}
        stroke={raised ? 'var(--act-line)' : isFree ? 'var(--wr-free-line)' : 'var(--wr-shadow-line)'}
        strokeWidth={raised ? 3 : 2}
        strokeLinejoin="round"
      />
      {(isFree || army.leaders > 1) && (
        <text
          y={isFree ? 0.5 : 1.5}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={isFree ? 12 : 10}
          fill={isFree ? 'var(--wr-free-ink)' : 'var(--wr-shadow-ink)'}
          className="font-numeral font-semibold"
        >
          {army.leaders}
        </text>
      )}
    </g>
  );
}
