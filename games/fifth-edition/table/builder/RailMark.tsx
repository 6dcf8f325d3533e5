import type { RailState } from './rail.ts';

/**
 * Icon of a state: tick, dashed ring, triangle, ring with a dot, or broken line for a stray answer. The text beside it
 * gives the meaning.
 */
export function RailMark({ state }: { readonly state: RailState | 'current' | 'blocked' }) {
  return (
    <svg
      className="fe-rail-mark size-4 flex-none"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      {marks[state]}
    </svg>
  );
}

const marks = {
  done: <path d="M3 8.5 6.5 12 13 4.5" strokeWidth="2" />,
  open: <circle cx="8" cy="8" r="6" strokeWidth="1.75" strokeDasharray="3 2.3" />,
  conflict: (
    <>
      <path d="M8 1.5 15 14.5H1z" strokeWidth="1.5" strokeLinejoin="round" fill="currentColor" fillOpacity="0.2" />
      <path d="M8 6v4M8 11.4v1.4" strokeWidth="1.75" />
    </>
  ),
  stray: <path d="M2 8h4M10 8h4" strokeWidth="2" />,
  current: (
    <>
      <circle cx="8" cy="8" r="6" strokeWidth="1.75" />
      <circle cx="8" cy="8" r="2.75" fill="currentColor" stroke="none" />
    </>
  ),
  blocked: (
    <>
      <circle cx="8" cy="8" r="6.25" strokeWidth="1.5" />
      <path d="m3.7 3.7 8.6 8.6" strokeWidth="1.5" />
    </>
  ),
};
