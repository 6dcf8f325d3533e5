import { memo } from 'react';
import type { Trail as Way } from '../model/trail.ts';
import { geometry } from './geometry.ts';

/** Path of the Fellowship: a dotted line with a ring at each known position. */
export const Trail = memo(function Trail({ trail, unit }: { readonly trail: Way; readonly unit: number }) {
  const { path, stops } = trail;
  if (path.length < 2) return null;
  const line = path.map((region) => `${geometry.middles[region]!.x} ${geometry.middles[region]!.y}`).join('L');
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" data-mark="trail">
      <path d={`M${line}`} stroke="var(--wr-halo)" strokeWidth={5 * unit} />
      <path d={`M${line}`} stroke="var(--wr-trail)" strokeWidth={2.6 * unit} strokeDasharray={`0 ${6 * unit}`} />
      {stops.slice(0, -1).map((region, i) => (
        <circle
          key={`${region} ${String(i)}`}
          cx={geometry.middles[region]!.x}
          cy={geometry.middles[region]!.y}
          r={4.5 * unit}
          fill="var(--wr-halo)"
          stroke="var(--wr-trail)"
          strokeWidth={2 * unit}
        />
      ))}
    </g>
  );
});
