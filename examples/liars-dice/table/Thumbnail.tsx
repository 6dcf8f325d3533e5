import type { View } from '@tessera/liars-dice';
import { DieArt } from '@tessera/ui';
import { Cup } from './Cup.tsx';

/** The felt with a cup for everybody who still has dice, and the bid that stands. */
export function Thumbnail({ view }: { readonly view: View }) {
  const seats = view.players.flatMap(({ dice }, seat) => (dice.length > 0 ? [seat] : []));
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true">
      <rect width="120" height="90" fill="light-dark(#ddd5c3, #14171c)" />
      <ellipse cx="60" cy="50" rx="58" ry="38" fill="light-dark(#a9794a, #6b4426)" />
      <ellipse cx="60" cy="50" rx="53" ry="33" fill="light-dark(#30604a, #26473a)" />
      {seats.map((seat, i) => (
        <Cup key={seat} x={60 + (i - (seats.length - 1) / 2) * 21} y={38} scale={0.32} seat={seat} />
      ))}
      {view.bid && (
        <>
          <text x="50" y="72" textAnchor="middle" fontSize="18" fill="#f6f0e1" className="font-numeral font-semibold">
            {view.bid.count}×
          </text>
          <DieArt x={70} y={66} size={14} value={view.bid.face} flat />
        </>
      )}
    </svg>
  );
}
