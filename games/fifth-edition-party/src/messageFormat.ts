import type { GameMessageFormat } from '@tessera/text';
import { turnOrder } from './fight/turnOrder.ts';
import type { PartyAction } from './state/action.ts';
import type { PartyEvent } from './state/events.ts';
import type { PartyView } from './state/state.ts';

/** Formatting of parameters in all languages; the sentences are in `texts/`. */
export const words: GameMessageFormat<PartyView, PartyAction, PartyEvent> = {
  params: {},
  board(view, _viewer, { t }) {
    const heroes = view.members.flatMap(({ name, card }) =>
      name === ''
        ? []
        : [card ? t('board.hero', { name, current: card.hitPoints.current, max: card.hitPoints.max }) : name],
    );
    const order = turnOrder(view).map(({ name, initiative }) => t('board.turn', { name, initiative }));
    return [t('progress.evening', { evening: view.recap.evening }), ...heroes, ...order].join('\n');
  },
};
