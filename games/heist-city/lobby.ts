import type { GameLobby } from '@tessera/manifest';

/** Notes before a match. Both seats have the same choice of crews, which is the first decision of the match. */
export const lobby: GameLobby = {
  notes: ({ options: { map = 'ballroom', ownMap } }) => [
    ...(ownMap === undefined
      ? [{ code: `name.site.${String(map)}` }, { code: `name.siteRule.${String(map)}` }]
      : [{ code: 'lobby.ownMap' }]),
    { code: 'lobby.crews' },
  ],
};
