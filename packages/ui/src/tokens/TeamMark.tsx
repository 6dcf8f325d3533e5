import type { ReactNode } from 'react';

/** Number of distinct team marks; more teams are distinguished by name. */
const TEAM_LOOKS = 4;

export interface TeamMarkProps {
  /** Counted from 0, in order of their first seats. */
  readonly team: number;
  readonly size?: number | undefined;
}

/** A pennant for a team, distinguished by shape as well as colour. Its name is shown beside it. */
export function TeamMark({ team, size = 18 }: TeamMarkProps) {
  const look = team % TEAM_LOOKS;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none">
      <path d="M4 2V23" stroke="var(--ink)" strokeWidth="2.4" />
      <g fill={`var(--seat-${look + 1})`}>{PENNANTS[look]}</g>
    </svg>
  );
}

const PENNANTS: readonly ReactNode[] = [
  <path key="point" d="M5 3L23 9.5L5 16Z" />,
  <path key="square" d="M5 3H21V16H5Z" />,
  <path key="tail" d="M5 3H23L17 9.5L23 16H5Z" />,
  <path key="round" d="M5 3H14A6.5 6.5 0 0 1 14 16H5Z" />,
];
