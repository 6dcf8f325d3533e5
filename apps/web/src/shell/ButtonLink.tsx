import type { ButtonLinkProps } from '@tessera/manifest';
import { Icon } from '@tessera/ui';
import { Link } from 'react-router';

/** A link that looks like a button: it leads somewhere, and can be opened in another tab. */
export function ButtonLink({ to, tone = 'rest', small, square, icon, children, label }: ButtonLinkProps) {
  const look =
    tone === 'act' ? 'border-act-line bg-act text-act-ink' : 'border-control bg-raised text-ink hover:bg-table';
  const size = square ? 'size-target' : small ? 'min-h-target-small px-3' : 'min-h-target px-4';
  return (
    <Link
      to={to}
      aria-label={label}
      className={`inline-flex items-center justify-center gap-2 rounded-control border font-semibold no-underline ${look} ${size}`}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
