import {
  bleedingWound,
  fire,
  fishingNet,
  invisible,
  moon,
  oakLeaf,
  poisonBottle,
  shieldBash,
  snowflake1,
  strong,
  sun,
  tornado,
} from '../icons/gameIcons.ts';
import type { IconArt } from '../icons/iconArt.ts';
import { scrollable } from '../scrollable.ts';
import { ConditionBadge } from '../tokens/ConditionBadge.tsx';
import { ELEMENT_STATES, ELEMENTS, ElementDisc, type ElementName, type ElementState } from '../tokens/ElementDisc.tsx';
import { FIGURE_STATES, type FigureState } from '../tokens/figureState.ts';
import { SeatDots, SeatMark } from '../tokens/SeatMark.tsx';
import { StateBadge } from '../tokens/StateBadge.tsx';
import { Section } from './Section.tsx';

/** States and conditions: shapes that read in grey. */
export function StatesSection() {
  return (
    <Section span={4} title="States and conditions" note="readable in grey">
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {FIGURE_STATES.map((state) => (
          <StateBadge key={state} state={state} label={STATES[state]} size={20} />
        ))}
        <p className="col-span-2 m-0 text-note text-muted">Conditions: point down harms, point up helps</p>
        <ConditionBadge kind="harm" icon={poisonBottle} label="Poison" note="+1 damage taken" />
        <ConditionBadge kind="help" icon={strong} label="Strengthen" note="best of two" />
        <ConditionBadge kind="harm" icon={bleedingWound} label="Wound" note="1 a turn" />
        <ConditionBadge kind="help" icon={invisible} label="Invisible" note="not a target" />
        <ConditionBadge kind="harm" icon={fishingNet} label="Immobilise" note="no move" />
        <ConditionBadge kind="help" icon={shieldBash} label="Shield 1" note="−1 damage" />
      </div>
    </Section>
  );
}

/** Elements and seats. */
export function ElementsSection() {
  return (
    <Section span={4} title="Elements" note="fill height is the state">
      <div ref={scrollable} className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-y-1 text-note text-muted">
          <thead>
            <tr>
              <td />
              {ELEMENTS.map((element) => (
                <th key={element} className="font-normal">
                  {NAMES[element]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ELEMENT_STATES.map((state) => (
              <tr key={state}>
                <th className="pr-2 text-left font-semibold text-ink">
                  {LEVELS[state][0]}
                  <span className="block font-normal text-muted">{LEVELS[state][1]}</span>
                </th>
                {ELEMENTS.map((element) => (
                  <td key={element}>
                    <span className="flex justify-center">
                      <ElementDisc
                        element={element}
                        state={state}
                        icon={ICONS[element]}
                        label={`${NAMES[element]}, ${LEVELS[state][0]}`}
                        size={40}
                      />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className="mt-4 mb-2 flex justify-between text-body font-semibold">
        Seats <small className="text-note font-normal text-muted">colour and pattern</small>
      </h3>
      <div className="flex flex-wrap justify-between gap-2 text-note">
        {PLAYERS.map((name, seat) => (
          <span key={name} className="flex items-center gap-1.5">
            <SeatMark seat={seat} size={26} />
            {name}
          </span>
        ))}
        <SeatDots label="Two of four seats taken" seats={SEATS} />
      </div>
    </Section>
  );
}

const STATES: Readonly<Record<FigureState, string>> = {
  overt: 'Overt',
  hidden: 'Hidden',
  disguised: 'Disguised',
  stunned: 'Stunned',
  unconscious: 'Unconscious',
};
const NAMES: Readonly<Record<ElementName, string>> = {
  fire: 'Fire',
  ice: 'Ice',
  air: 'Air',
  earth: 'Earth',
  light: 'Light',
  dark: 'Dark',
};
const LEVELS: Readonly<Record<ElementState, readonly [string, string]>> = {
  strong: ['Strong', 'usable'],
  waning: ['Waning', 'last round'],
  inert: ['Inert', 'not usable'],
};
const ICONS: Readonly<Record<ElementName, IconArt>> = {
  fire,
  ice: snowflake1,
  air: tornado,
  earth: oakLeaf,
  light: sun,
  dark: moon,
};
const PLAYERS = ['Ines, solid', 'Jonas, stripe', 'Ada, dot', 'Rui, ring'];
const SEATS = PLAYERS.map((name, seat) => ({ seat, name, taken: seat < 2 }));
