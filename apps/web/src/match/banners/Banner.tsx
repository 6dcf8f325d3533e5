import { Icon, type IconArt } from '@tessera/ui';
import type { ReactNode } from 'react';

interface BannerProps {
  readonly icon: IconArt;
  readonly title: string;
  readonly text: string;
  /** Whether it reports a problem, which screen readers announce at once. */
  readonly isAlarm?: boolean | undefined;
  /** Actions. */
  readonly children: ReactNode;
}

/** Bar over the table with the state of the match and its actions. */
export function Banner({ icon, title, text, isAlarm, children }: BannerProps) {
  return (
    <section
      role={isAlarm ? 'alert' : undefined}
      aria-label={title}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-raised px-4 py-2 ${isAlarm ? 'border-enemy' : 'border-hairline'}`}
    >
      <span className={isAlarm ? 'text-enemy' : undefined}>
        <Icon of={icon} size="1.5rem" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="m-0 font-semibold text-body">{title}</h2>
        <p className="m-0 text-muted text-note">{text}</p>
      </div>
      {children}
    </section>
  );
}
