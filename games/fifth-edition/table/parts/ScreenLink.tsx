import type { ComponentProps, MouseEvent } from 'react';
import { usePlace } from '../character/place.ts';
import { pathOf, type ScreenId } from '../screens.ts';

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly screen: ScreenId;
  /** Anchor on the screen. */
  readonly at?: string | undefined;
}

/** Link to a screen of the character. A real address supports bookmarks and new tabs; navigation stays client-side. */
export function ScreenLink({ screen, at, onClick, ...rest }: ScreenLinkProps) {
  const { go, href } = usePlace();
  const path = pathOf(screen, at);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    go(path);
  };
  return <a {...rest} href={href(path)} onClick={follow} />;
}

function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
