/** The Tessera logo: a die seen from its corner, three tesserae. The name is shown beside it. */
export function Mark({ size = 32 }: { readonly size?: number | undefined }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="-16 -16 32 32" className="shrink-0">
      <path className="fill-ink" d="M0 -14L11.4 -7.4L0 -0.8L-11.4 -7.4Z" />
      <path className="fill-control" d="M12.2 -6.2L12.2 6.9L0.7 13.6L0.7 0.4Z" />
      <path className="fill-muted" d="M-12.2 -6.2L-12.2 6.9L-0.7 13.6L-0.7 0.4Z" />
      <g className="fill-table">
        <ellipse cx="0" cy="-7.4" rx="2.5" ry="1.5" />
        <ellipse cx="-8.6" cy="1" rx="1.3" ry="2" transform="rotate(-30 -8.6 1)" />
        <ellipse cx="-4.3" cy="6.4" rx="1.3" ry="2" transform="rotate(-30 -4.3 6.4)" />
        <ellipse cx="9.6" cy="-0.6" rx="1.2" ry="1.9" transform="rotate(30 9.6 -0.6)" />
        <ellipse cx="6.4" cy="3.7" rx="1.2" ry="1.9" transform="rotate(30 6.4 3.7)" />
        <ellipse cx="3.3" cy="8" rx="1.2" ry="1.9" transform="rotate(30 3.3 8)" />
      </g>
    </svg>
  );
}
