import type { View } from '@tessera/liars-dice';
import { DieArt } from '@tessera/ui';
import { Cup } from './Cup.tsx';

/** The felt with a cup for each player with dice, and the standing bid. */
export function Thumbnail({ view }: { readonly view: View }) {
  const seats = view.players.flatMap(({ dice }, seat) => (dice.length > 0 ? [seat] : []));
  return (
    <svg viewBox="0 20 120 50" aria-hidden="true">
      <rect y="20" width="120" height="50" fill="light-dark(#ddd5c3, #14171c)" />
      <ellipse cx="60" cy="46" rx="66" ry="34" fill="light-dark(#a9794a, #6b4426)" />
      <ellipse cx="60" cy="46" rx="62" ry="30" fill="light-dark(#30604a, #26473a)" />
      {seats.map((seat, i) => (
        <Cup key={seat} x={60 + (i - (seats.length - 1) / 2) * 21} y={38} scale={0.26} seat={seat} />
      ))}
      {view.bid && (
        <>
          <text x="51" y="62" textAnchor="middle" fontSize="14" fill="#f6f0e1" className="font-numeral font-semibold">
            {view.bid.count}×
          </text>
          <DieArt x={69} y={57} size={10.5} value={view.bid.face} flat />
        </>
      )}
    </svg>
  );
}
