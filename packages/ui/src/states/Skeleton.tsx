/** Placeholder lines for text. */
export function Skeleton({ lines = 3 }: { readonly lines?: number | undefined }) {
  return (
    <div aria-hidden="true" className="flex w-full flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <i
          key={line}
          className="block h-2.5 rounded-chip bg-raised motion-safe:animate-pulse"
          style={{ width: `${WIDTHS[line % WIDTHS.length]}%` }}
        />
      ))}
    </div>
  );
}

const WIDTHS = [92, 70, 80];
