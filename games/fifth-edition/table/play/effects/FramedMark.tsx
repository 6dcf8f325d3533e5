import { Icon } from '@tessera/ui';
import type { IconArt } from '@tessera/ui/icons';

const FRAMES = {
  held: 'M16 1.5 30.5 16 16 30.5 1.5 16z',
  helps: 'M9 2.5h14a6.5 6.5 0 0 1 6.5 6.5v14a6.5 6.5 0 0 1-6.5 6.5H9A6.5 6.5 0 0 1 2.5 23V9A6.5 6.5 0 0 1 9 2.5z',
  harms: 'M16 2 30.5 29h-29z',
} as const;

/** Icon in a frame by type: rounded square for helpful, triangle for harmful, diamond for concentration. */
export function FramedMark({ shape, icon }: { readonly shape: keyof typeof FRAMES; readonly icon: IconArt }) {
  return (
    <span
      className={`fe-framed [&>svg]:[grid-area:1_/_1] relative grid place-items-center size-8 fe-${shape === 'held' ? 'magic' : shape}`}
      data-shape={shape}
      aria-hidden="true"
    >
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={FRAMES[shape]} />
      </svg>
      <Icon of={icon} size={shape === 'helps' ? '1.125rem' : '0.875rem'} />
    </span>
  );
}
