import { Icon, SeatMark } from '@tessera/ui';
import { lock } from '@tessera/ui/icons';
import { useMemo } from 'react';
import { UnitToken } from '../parts/UnitToken.tsx';
import type { Scene } from '../useTableModel.ts';
import { type CrewSeen, crewsSeen } from './crewsSeen.ts';

/** Both crews during the choice of equipment, for viewers without a choice: known and secret parts. */
export function SealedCrews({ scene }: { readonly scene: Scene }) {
  const { speaker, t, seat, view } = scene;
  const both = useMemo(() => crewsSeen(speaker), [speaker]);
  const isDone = seat !== undefined && view.loadouts[seat]?.chosen;
  return (
    <div className="hc-loadout">
      <header>
        <div>
          <h2 aria-live="polite">{t(isDone ? 'loadout.chosen' : 'loadout.both')}</h2>
          <p className="hc-note">{t('loadout.chosenNote')}</p>
        </div>
      </header>
      {both.map((crew) => (
        <SeenCrew key={crew.seat} scene={scene} crew={crew} />
      ))}
    </div>
  );
}

function SeenCrew({ scene, crew }: { readonly scene: Scene; readonly crew: CrewSeen }) {
  const { t } = scene;
  return (
    <section aria-label={crew.title}>
      <h3 className="hc-seen-crew flex flex-wrap gap-y-1 gap-x-2 items-center mb-2 font-semibold text-lead">
        <SeatMark seat={crew.seat} size={16} />
        {crew.title}
        <span className="hc-note">
          {t(crew.isChosen ? 'loadout.hasChosen' : 'loadout.isChoosing')}
          {crew.cost !== undefined && ` · ${t('loadout.budget', { cost: crew.cost, budget: crew.budget })}`}
        </span>
      </h3>
      <ul className="hc-roster grid gap-2 hc-sealed grid-cols-[repeat(auto-fit,minmax(136px,1fr))]">
        {crew.members.map(({ unit, name, items }) => (
          <li
            key={unit}
            className="hc-role p-2 border border-hairline rounded-panel bg-surface data-open:border-act-line data-open:bg-raised max-[901px]:flex-[0_0_168px]"
          >
            <div className="hc-role-head grid grid-cols-[auto_1fr] gap-x-2 items-center w-full min-h-11 [&_svg]:row-[1/3] [&_small]:text-muted [&_small]:text-note">
              <UnitToken scene={scene} unit={unit} size={40} />
              <b>{name}</b>
              {crew.isChosen && items === undefined && (
                <small>
                  <Icon of={lock} size={14} /> {t('loadout.sealed')}
                </small>
              )}
              {items?.length === 0 && <small>{t('loadout.nothing')}</small>}
            </div>
            {items && items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
