import { memo } from 'react';

/** A drawing for the deck of an event: roofs of the town at night, or a road through hills. */
export const EventPicture = memo(function EventPicture({ deck }: { readonly deck: 'city' | 'road' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 150"
      preserveAspectRatio="xMidYMid slice"
      className="block h-33 w-full min-[900px]:h-44"
    >
      <rect width="420" height="150" fill="#171a26" />
      <circle cx="276" cy="38" r="17" fill="#e8d9ac" />
      <circle cx="283" cy="34" r="15" fill="#171a26" />
      {STARS.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="1.200" fill="#e8d9ac" />
      ))}
      {deck === 'city' ? <Roofs /> : <Road />}
    </svg>
  );
});

const STARS: readonly (readonly [number, number])[] = [
  [24, 30],
  [71, 18],
  [118, 41],
  [166, 22],
  [214, 36],
  [322, 20],
  [392, 24],
];

function Roofs() {
  return (
    <>
      <path
        d="M0 110l30-24 26 20 34-38 32 34 24-16 8-44 9 44 30 22 40-30 36 28 30-20 40 30 34-26 47 30v40H0z"
        fill="#232838"
      />
      <path d="M0 150v-26l38-20 36 18 40-26 44 30 50-22 46 24 42-30 48 26 40-14 36 20v20z" fill="#0d0f17" />
      <g fill="#f0a84a">
        {[52, 128, 176, 246, 312, 372].map((x, n) => (
          <rect key={x} x={x} y={126 + (n % 3) * 4} width="6" height="9" rx="1" />
        ))}
      </g>
    </>
  );
}

function Road() {
  return (
    <>
      <path d="M0 112l60-34 52 26 70-52 66 48 58-30 60 34 54-22v68H0z" fill="#232838" />
      <path d="M0 128q90-26 190-10t230-12v44H0z" fill="#10141a" />
      <path
        d="M186 150q8-20 30-26t14-14q-6-6 8-12"
        fill="none"
        stroke="#8a7650"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g fill="#0b0d12">
        {[30, 62, 96, 300, 330, 366, 396].map((x) => (
          <path key={x} d={`M${x} 132l9-30 9 30z`} />
        ))}
      </g>
    </>
  );
}
