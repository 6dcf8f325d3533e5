import { items, ROLES } from '@tessera/heist-city';
import { Button, classes, Pressable, Token } from '@tessera/ui';
import { bag } from '@tessera/ui/icons';
import { useMemo } from 'react';
import { tokenLook } from '../model/crews.ts';
import { iconOf } from '../parts/icons.ts';
import { Concede } from '../parts/ScorePanel.tsx';
import type { Scene } from '../useTableModel.ts';
import { CrewScene } from './CrewScene.tsx';
import { billOf, isSame, type LoadoutDraft, type Starter } from './loadout.ts';

interface CrewChoiceProps {
  readonly scene: Scene;
  readonly draft: LoadoutDraft;
  readonly starters: readonly Starter[];
  onDraft(draft: LoadoutDraft): void;
  onShop(): void;
}

/** Crews for beginners, one press each with a line of advice, and the shop for custom crews. */
export function CrewChoice({ scene, draft, starters, onDraft, onShop }: CrewChoiceProps) {
  const { t, speaker } = scene;
  const { budget } = useMemo(() => billOf(speaker, draft), [speaker, draft]);
  return (
    <div className="flex min-h-full flex-col">
      <div className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 sm:px-8 sm:py-8">
        <h2 className="m-0 font-semibold font-title text-title">{t('loadout.choose')}</h2>
        <p className="m-0 mt-1 mb-6 text-muted">{t('loadout.chooseHint')}</p>
        <ul className="m-0 grid list-none gap-4 p-0 md:grid-cols-2 xl:grid-cols-4">
          {starters.map((starter, i) => (
            <li key={starter.name} className="min-w-0">
              <CrewCard
                scene={scene}
                starter={starter}
                isFirst={i === 0}
                isChosen={isSame(starter.items, draft)}
                onChoose={() => onDraft(starter.items)}
              />
            </li>
          ))}
        </ul>
      </div>
      <footer className="sticky bottom-0 z-2 border-hairline border-t bg-raised">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-8">
          <Button icon={bag} keyHint="G" onClick={onShop} className="min-h-13">
            <span className="text-left">
              {t('loadout.openShop')}
              <small className="block font-normal text-muted">
                {t('loadout.shopHas', { items: items.length, budget })}
              </small>
            </span>
          </Button>
          <span className="ml-auto" />
          <Concede scene={scene} />
          <span className="flex w-full *:flex-1 sm:w-64">
            <TakeCrew scene={scene} draft={draft} starter={starters.find(({ items: crew }) => isSame(crew, draft))} />
          </span>
        </div>
      </footer>
    </div>
  );
}

interface CrewCardProps {
  readonly scene: Scene;
  readonly starter: Starter;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  onChoose(): void;
}

function CrewCard({ scene, starter, isFirst, isChosen, onChoose }: CrewCardProps) {
  const { t } = scene;
  const { name, starter: hard, ratings } = starter;
  return (
    <Pressable pressed={isChosen} onClick={onChoose} className={CREW}>
      {isFirst && (
        <span className="absolute top-0 left-4 z-1 rounded-b-control bg-act px-3 py-0.5 font-semibold text-act-ink text-note">
          {t('loadout.forFirst')}
        </span>
      )}
      <span className="hidden h-29 w-full border-hairline border-b md:block">
        <CrewScene name={name} />
      </span>
      <span className={`block px-4 md:px-5 md:pt-4 ${isFirst ? 'pt-9' : 'pt-4'}`}>
        <span className="flex items-baseline justify-between gap-2">
          <b className="font-semibold font-title text-title">{t(`name.preset.${name}`)}</b>
          <span className="text-muted text-note">
            <span aria-hidden="true">{'◆'.repeat(hard) + '◇'.repeat(3 - hard)}</span> {t('loadout.hard', { n: hard })}
          </span>
        </span>
        <span className="mt-1 block md:min-h-12">{t(`loadout.advice.${name}`)}</span>
      </span>
      <Roster scene={scene} starter={starter} />
      <span className={classes(RATED, !isChosen && 'max-md:hidden')}>
        {RATINGS.map((rating) => (
          <Rating key={rating} name={t(`loadout.rating.${rating}`)} n={ratings[rating]} scene={scene} />
        ))}
      </span>
    </Pressable>
  );
}

const RATINGS = ['quiet', 'firepower', 'tools'] as const satisfies readonly (keyof Starter['ratings'])[];
const STEPS = [1, 2, 3, 4, 5] as const;
const RATED =
  'mt-auto grid w-full grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 border-hairline border-t px-4 py-3 text-note ' +
  'md:px-5 md:py-4';

function Rating({ scene, name, n }: { readonly scene: Scene; readonly name: string; readonly n: number }) {
  return (
    <>
      <span className="text-muted">{name}</span>
      <span role="img" aria-label={scene.t('loadout.ratingOf', { name, n })} className="grid grid-cols-5 gap-1">
        {STEPS.map((step) => (
          <span key={step} className={`h-2 rounded-sm border border-control ${step <= n ? 'bg-ink' : ''}`} />
        ))}
      </span>
    </>
  );
}

/** Roles with their equipment; on a phone only the roles, side by side. */
function Roster({ scene, starter }: { readonly scene: Scene; readonly starter: Starter }) {
  const { t, speaker, view, seat } = scene;
  return (
    <span className="flex justify-between gap-1 px-4 py-3 md:block md:px-5 md:py-3">
      {ROLES.map((role, i) => {
        const unit = (seat ?? 0) * ROLES.length + i;
        const list = starter.items[i] ?? [];
        return (
          <span key={role} className="flex flex-col items-center md:flex-row md:gap-3 md:py-0.5">
            <Token size={40} shape="circle" side="own" icon={iconOf(tokenLook(view, unit, seat).icon)} />
            <span className="min-w-0">
              <span className="block text-muted text-note leading-5 md:font-semibold md:text-body md:text-ink">
                {speaker.role(unit)}
              </span>
              <small className="hidden text-muted text-note md:block">
                {list.length === 0 ? t('loadout.nothing') : list.map((id) => speaker.item(id)).join(', ')}
              </small>
            </span>
          </span>
        );
      })}
    </span>
  );
}

interface TakeCrewProps {
  readonly scene: Scene;
  readonly draft: LoadoutDraft;
  /** The preset of the crew, if there is nothing else to choose. */
  readonly starter?: Starter | undefined;
}

/** Takes the crew. */
export function TakeCrew({ scene, draft, starter }: TakeCrewProps) {
  const { t, speaker } = scene;
  const { refusal, cost, budget } = useMemo(() => billOf(speaker, draft), [speaker, draft]);
  const take = () => scene.commit({ type: 'loadout', items: draft.map((list) => [...list]) });
  return (
    <Button stacked tone="act" keyHint="Enter" className="min-w-50 max-[901px]:min-w-0" locked={refusal} onClick={take}>
      <span>{starter ? t('loadout.begin', { name: t(`name.preset.${starter.name}`) }) : t('loadout.commit')}</span>
      <small>{t('loadout.budget', { cost, budget })}</small>
    </Button>
  );
}

const CREW =
  'panel relative flex size-full cursor-pointer flex-col overflow-hidden p-0 text-left text-ink ' +
  'aria-pressed:border-act-line aria-pressed:bg-raised aria-pressed:ring-2 aria-pressed:ring-act-line';
