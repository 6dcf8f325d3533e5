import { Button } from '@tessera/ui';
import { useDesk } from '../desk/desk.ts';
import type { Dying } from './hitPoints.ts';

const EACH = [0, 1, 2] as const;

/** Without hit points: three successes or three failures decide. */
export function DeathSaves({ dying }: { readonly dying: Dying }) {
  const { state, act, say, isReadOnly } = useDesk();
  const { successes, failures } = state.death;
  return (
    <div className="fe-death flex flex-wrap items-center gap-y-1 gap-x-4">
      <span className="text-note text-muted">{say(`sheet.death.${dying}`)}</span>
      <Tally label={say('sheet.death.successes', { n: successes })} count={successes} tone="good" />
      <Tally label={say('sheet.death.failures', { n: failures })} count={failures} tone="harms" />
      {dying === 'rolling' && !isReadOnly && (
        <Button small tone="act" onClick={() => void act({ type: 'deathSave', bonus: 0 })}>
          {say('sheet.death.roll')}
        </Button>
      )}
    </div>
  );
}

function Tally({ label, count, tone }: { readonly label: string; readonly count: number; readonly tone: string }) {
  return (
    <span className={`fe-uses inline-flex flex-wrap items-center gap-0.5 fe-${tone}`} role="img" aria-label={label}>
      <span className="text-note text-muted" aria-hidden="true">
        {label.replace(/^\d+ /, '')}
      </span>
      {EACH.map((index) => (
        <i key={index} className={`fe-pip ${index < count ? 'fe-left' : ''}`} />
      ))}
    </span>
  );
}
