/** Three animated dots for a pending request; static when motion is off. */
export function WorkingDots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      {FADES.map((opacity, index) => (
        <i
          key={opacity}
          className="size-1.5 rounded-full bg-current motion-safe:animate-pulse"
          style={{ opacity, animationDelay: `${index * 160}ms` }}
        />
      ))}
    </span>
  );
}

const FADES = [1, 0.6, 0.3];
