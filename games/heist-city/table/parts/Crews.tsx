import { Icon, Pips, StateBadge } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { type Crew, crews, type Member } from '../model/crews.ts';
import { STANCE_MARKS } from '../stanceMarks.ts';
import { UnitToken } from './UnitToken.tsx';
import type { Scene } from './useScene.ts';

export interface CrewsProps {
  readonly scene: Scene;
  /** The unit whose card is open. */
  readonly looked: number;
  onLook(unit: number): void;
}

/** Both crews: who can still act, in which state, with what. */
export const Crews = memo(function Crews({ scene, looked, onLook }: CrewsProps) {
  const { speaker } = scene;
  const both = useMemo(() => crews(speaker), [speaker]);
  return both.map((crew) => <CrewBar key={crew.seat} scene={scene} crew={crew} looked={looked} onLook={onLook} />);
});

function CrewBar({ scene, crew, looked, onLook }: CrewsProps & { readonly crew: Crew }) {
  const { say, view } = scene;
  return (
    <section className="hc-crew" data-own={crew.isOwn || undefined} aria-label={crew.title}>
      <h2>
        {crew.title}
        {view.phase === 'player-activation' && <small>{say('crew.left', { n: crew.left })}</small>}
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
  const { say, prompt } = scene;
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
    <button
      type="button"
      className="hc-member"
      data-active={isActive || (prompt?.unit === unit && isOwn) || undefined}
      data-looked={isLooked || undefined}
      data-done={isDone || undefined}
      onClick={press}
      onDoubleClick={() => scene.commit()}
      onKeyDown={isLooked ? commit : undefined}
    >
      <span className="hc-unseen">{member.text}</span>
      <span className="hc-face" aria-hidden="true">
        <UnitToken scene={scene} unit={unit} size={isOwn ? 44 : 32} />
        <span className="hc-member-name">
          <b>{member.name}</b>
          {member.isPlaced ? (
            <StateBadge mark={STANCE_MARKS[member.stance]} label={member.stanceName} />
          ) : (
            <span className="hc-note">{say(isOwn ? 'crew.notHere' : 'crew.notHereShort')}</span>
          )}
        </span>
        <span className="hc-member-state">
          <span className="hc-wounds">
            {member.wounds}
            <small> / {member.max}</small>
          </span>
          {isOwn &&
            scene.view.phase === 'player-activation' &&
            (isDone ? <Done scene={scene} /> : <Slots scene={scene} member={member} />)}
        </span>
        {(isActive || isLooked) && <span className="hc-member-gear">{gearText(scene, member)}</span>}
      </span>
    </button>
  );
}

function Done({ scene: { say } }: { readonly scene: Scene }) {
  return (
    <span className="hc-done">
      <Icon of={check} size={14} />
      {say('crew.done')}
    </span>
  );
}

function Slots({ scene: { say, ahead }, member }: { readonly scene: Scene; readonly member: Member }) {
  const { slots, allSlots, isActive } = member;
  const spends = isActive ? (ahead?.slots?.taken ?? 0) : 0;
  return (
    <Pips
      total={allSlots}
      left={slots}
      spends={spends}
      tone={isActive ? 'act' : 'ally'}
      label={say('crew.slotsText', { n: slots })}
    />
  );
}

function gearText({ say }: Scene, { gear, notes }: Member): string {
  return [...(gear.length > 0 ? gear : [say('crew.nothing')]), ...notes].join(' · ');
}

/** One's own crew as a row of tokens, for small screens. */
export const CrewStrip = memo(function CrewStrip({ scene, looked, onLook }: CrewsProps) {
  const { speaker, seat } = scene;
  const own = useMemo(() => crews(speaker)[0], [speaker]);
  if (!own) return null;
  return (
    <fieldset className="hc-crew-strip">
      <legend className="hc-unseen">{own.title}</legend>
      {own.members.map((member) => (
        <button
          key={member.unit}
          type="button"
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
        </button>
      ))}
    </fieldset>
  );
});
