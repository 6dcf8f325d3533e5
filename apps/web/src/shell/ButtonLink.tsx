import type { ButtonLinkProps } from '@tessera/manifest';
import { buttonLook, Icon } from '@tessera/ui';
import { Link } from 'react-router';

/** Link with the look of a button. Unlike a button it can be opened in another tab. */
export function ButtonLink({ to, tone, small, square, icon, children, label }: ButtonLinkProps) {
  return (
    <Link to={to} aria-label={label} className={`${buttonLook({ tone, small, square })} no-underline`}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
