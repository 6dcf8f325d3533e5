import type { CampaignView } from '@tessera/gloomhaven-campaign';
import { mapLayout } from './model/layout.ts';
import { placesOf } from './model/places.ts';

/** The map as a thumbnail: one hexagon per place. */
export function Thumbnail({ view }: { readonly view: CampaignView }) {
  const places = placesOf(view);
  const { width, height, points } = mapLayout(places, { width: 420, height: 420 });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" aria-hidden="true">
      {places.map(({ id, state }) => {
        const at = points.get(id);
        return (
          at && (
            <path
              key={id}
              transform={`translate(${at.x} ${at.y})`}
              d="M0 -30L26 -15V15L0 30L-26 15V-15Z"
              fill={state === 'won' ? 'var(--good)' : 'var(--surface)'}
              stroke={state === 'open' ? 'var(--act)' : 'var(--control)'}
              strokeWidth="5"
              strokeDasharray={state === 'sealed' ? '8 8' : undefined}
            />
          )
        );
      })}
    </svg>
  );
}
