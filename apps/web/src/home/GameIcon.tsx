import { Icon } from '@tessera/ui';
import { diceTwentyFacesTwenty, type IconArt } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { manifestOf } from '../games/manifests.ts';

/** Icon of a game in a list; a die while it loads and for games without an icon. */
export function GameIcon({ game }: { readonly game: string }) {
  const [icon, setIcon] = useState<IconArt>(diceTwentyFacesTwenty);
  useEffect(() => {
    let isOver = false;
    manifestOf(game)
      ?.card.icon?.()
      .then(
        (found) => !isOver && setIcon(found),
        (error: unknown) => console.info('The sign of the game did not come:', error),
      );
    return () => {
      isOver = true;
    };
  }, [game]);
  return <Icon of={icon} size="1.375rem" />;
}
