import { Icon, Pips, Pressable, PressRow, StateBadge } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { type Crew, crews, type Member } from '../model/crews.ts';
import { STANCE_MARKS } from '../stanceMarks.ts';
import type { Scene } from '../useTableModel.ts';
import { UnitToken } from './UnitToken.tsx';

export interface CrewsProps {
  readonly scene: Scene;
  /** Unit whose card is open. */
  readonly looked: number;
  onLook(unit: number): void;
}

/** Both crews: waiting characters, states, and equipment. */
export const Crews = memo(function Crews({ scene, looked, onLook }: CrewsProps) {
  const { speaker } = scene;
  const both = useMemo(() => crews(speaker), [speaker]);
  return both.map((crew) => <CrewBar key={crew.seat} scene={scene} crew={crew} looked={looked} onLook={onLook} />);
});

function CrewBar({ scene, crew, looked, onLook }: CrewsProps & { readonly crew: Crew }) {
  const { t, view } = scene;
  return (
    <section
      className="hc-crew [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-0.5"
      data-own={crew.isOwn || undefined}
      aria-label={crew.title}
    >
      <h2>
        {crew.title}
        {view.phase === 'player-activation' && <small>{t('crew.left', { n: crew.left })}</small>}
      </h2>
      <ul>
        {crew.members.map((member) => (
          <li key={member.unit}>
            <MemberRow scene={scene} member={member} isLooked={member.unit === looked} onLook={onLook} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MemberRowProps {
  readonly scene: Scene;
  readonly member: Member;
  readonly isLooked: boolean;
  onLook(unit: number): void;
}

function MemberRow({ scene, member, isLooked, onLook }: MemberRowProps) {
  const { t, prompt } = scene;
  const { unit, isActive, isDone, isOwn } = member;
  const canActivate = prompt?.kind === 'activate' && isOwn && !isDone;
  const press = () => {
    onLook(unit);
    const { cell } = scene.view.characters[unit]!;
    if (canActivate && cell >= 0) scene.tapCell(cell);
  };
  const commit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && scene.armedAction) {
      event.preventDefault();
      scene.commit();
    }
  };
  return (
    <PressRow
      className={MEMBER}
      data-active={isActive || (prompt?.unit === unit && isOwn) || undefined}
      data-looked={isLooked || undefined}
      data-done={isDone || undefined}
      onClick={press}
      onDoubleClick={() => scene.commit()}
      onKeyDown={isLooked ? commit : undefined}
    >
      <span className="sr-only">{member.text}</span>
      <span className="hc-face contents min-[901px]:max-[1181px]:[&>span]:hidden" aria-hidden="true">
        <UnitToken scene={scene} unit={unit} size={isOwn ? 44 : 32} />
        <span className="hc-member-name flex flex-col min-w-0 text-muted text-note leading-4 [&_b]:text-ink [&_b]:text-body [&_b]:leading-5">
          <b>{member.name}</b>
          {member.isPlaced ? (
            <StateBadge mark={STANCE_MARKS[member.stance]} label={member.stanceName} />
          ) : (
            <span className="hc-note">{t(isOwn ? 'crew.notHere' : 'crew.notHereShort')}</span>
          )}
        </span>
        <span className="flex flex-col items-end">
          <span className="hc-wounds">
            {member.wounds}
            <small> / {member.max}</small>
          </span>
          {isOwn &&
            scene.view.phase === 'player-activation' &&
            (isDone ? <Done scene={scene} /> : <Slots scene={scene} member={member} />)}
        </span>
        {(isActive || isLooked) && (
          <span className="hc-member-gear col-span-full mt-1.5 pt-1.5 border-t border-t-hairline text-muted text-note">
            {gearText(scene, member)}
          </span>
        )}
      </span>
    </PressRow>
  );
}

function Done({ scene: { t } }: { readonly scene: Scene }) {
  return (
    <span className="inline-flex gap-1 items-center text-muted text-note leading-4">
      <Icon of={check} size={14} />
      {t('crew.done')}
    </span>
  );
}

function Slots({ scene: { t, ahead }, member }: { readonly scene: Scene; readonly member: Member }) {
  const { slots, allSlots, isActive } = member;
  const spends = isActive ? (ahead?.slots?.taken ?? 0) : 0;
  return (
    <Pips
      total={allSlots}
      left={slots}
      spends={spends}
      tone={isActive ? 'act' : 'ally'}
      label={t('crew.slotsText', { n: slots })}
    />
  );
}

function gearText({ t }: Scene, { gear, notes }: Member): string {
  return [...(gear.length > 0 ? gear : [t('crew.nothing')]), ...notes].join(' · ');
}

/** The viewer's crew as a row of tokens, for small screens. */
export const CrewStrip = memo(function CrewStrip({ scene, looked, onLook }: CrewsProps) {
  const { speaker, seat } = scene;
  const own = useMemo(() => crews(speaker)[0], [speaker]);
  if (!own) return null;
  return (
    <fieldset className="hc-crew-strip absolute right-0 bottom-[var(--hc-sheet)] left-0 flex gap-1 h-15 py-1.5 px-2 border-t border-t-hairline bg-table">
      <legend className="sr-only">{own.title}</legend>
      {own.members.map((member) => (
        <Pressable
          key={member.unit}
          aria-label={member.text}
          data-active={member.isActive || (scene.prompt?.unit === member.unit && seat !== undefined) || undefined}
          data-looked={member.unit === looked || undefined}
          data-done={member.isDone || undefined}
          onClick={() => {
            onLook(member.unit);
            const { cell } = scene.view.characters[member.unit]!;
            if (scene.prompt?.kind === 'activate' && cell >= 0) scene.tapCell(cell);
          }}
        >
          <UnitToken scene={scene} unit={member.unit} size={38} />
        </Pressable>
      ))}
    </fieldset>
  );
});

const MEMBER =
  'hc-member grid grid-cols-[44px_1fr_auto] gap-x-2 items-center w-full py-1 px-2 border border-transparent ' +
  'rounded-control ' +
  'data-looked:border-control data-active:border-act-line data-active:bg-raised data-active:shadow-board';
