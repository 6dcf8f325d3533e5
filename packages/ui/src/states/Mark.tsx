import { polygon } from '../tokens/shapes.ts';

/** The mark of Tessera: a die seen from a corner, three of its faces lit from above. */
export function Mark({ size = 32, label }: { readonly size?: number | undefined; readonly label: string }) {
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" role="img" aria-label={label} className="flex-none">
      <path d={polygon([-90, -30, 30, 90, 150, 210], 15)} fill="var(--control)" />
      <path d="M0 -15L13 -7.5L0 0L-13 -7.5Z" fill="var(--ink)" />
      <path d="M-13 -7.5L0 0V15L-13 7.5Z" fill="var(--muted)" />
      <g fill="var(--table)">
        <ellipse cx="0" cy="-7.5" rx="2.5" ry="1.5" />
        <ellipse cx="4" cy="9" rx="1.3" ry="2.1" transform="rotate(-28 4 9)" />
        <ellipse cx="9" cy="-1" rx="1.3" ry="2.1" transform="rotate(-28 9 -1)" />
        <ellipse cx="-9.5" cy="-1" rx="1.2" ry="1.9" transform="rotate(28 -9.5 -1)" />
        <ellipse cx="-6.5" cy="4" rx="1.2" ry="1.9" transform="rotate(28 -6.5 4)" />
        <ellipse cx="-3.5" cy="9" rx="1.2" ry="1.9" transform="rotate(28 -3.5 9)" />
      </g>
    </svg>
  );
}
