import type { Bestiary, CallOffer } from '@tessera/fifth-edition';
import { Button, Dialog, Pressable, SearchField, Select, TextField } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { useGate } from '../parts/gate/useGate.ts';
import { afterDeed, castPlan, turnPartOf } from '../play/casting/castPlan.ts';
import { wayName } from '../play/casting/castWords.ts';
import { usePerform } from '../play/usePerform.ts';
import { foldedText } from '../search/foldedText.ts';
import { useBestiary } from './bestiary.ts';
import { callActions, callingSpells, offersOf } from './callPlan.ts';
import { challengeWords } from './companionWords.ts';

/** Dialog that calls a companion: by a spell, which is cast with it, or without one. */
export function CallDialog({ onClose }: { onClose(): void }) {
  const { record, t } = useCharacter();
  const bestiary = useBestiary(record.edition);
  return (
    <Dialog open onClose={onClose} title={t('companion.call')} closeLabel={t('play.close')}>
      {bestiary === undefined ? (
        <p role="status">{t('companion.loading')}</p>
      ) : (
        <CallForm bestiary={bestiary} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** Value of the list for a companion that no spell calls. */
const NO_SPELL = '-';

interface CallFormProps {
  readonly bestiary: Bestiary;
  onDone(): void;
}

function CallForm({ bestiary, onDone }: CallFormProps) {
  const { record, sheet, t } = useCharacter();
  const spells = callingSpells(record, sheet, bestiary);
  const [spellId, setSpell] = useState(spells.find(({ ways }) => ways.length > 0)?.spell.id ?? NO_SPELL);
  const [wayId, setWay] = useState<string>();
  const [becomes, setBecomes] = useState<string>();
  const [picked, setPicked] = useState<CallOffer>();
  const calling = spells.find(({ spell }) => spell.id === spellId);
  const way = calling?.ways.find(({ id }) => id === wayId) ?? calling?.ways[0];
  const types: readonly string[] = calling?.call.becomes ?? [];
  const type = types.find((each) => each === becomes) ?? types[0];
  const offers = offersOf(calling, way, bestiary, sheet);
  const offer = offers.find(({ creature }) => creature.id === picked?.creature.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-body leading-5">
      <Select
        label={t('companion.how')}
        options={[
          ...spells.map(({ spell }) => ({ value: spell.id, label: spell.name })),
          { value: NO_SPELL, label: t('companion.noSpell') },
        ]}
        value={spellId}
        onChange={setSpell}
      />
      {calling !== undefined && calling.ways.length === 0 && (
        <p className="m-0 text-note">{t('play.spells.allSpent')}</p>
      )}
      {calling !== undefined && way !== undefined && calling.ways.length > 1 && (
        <Select
          label={t('companion.slot')}
          options={calling.ways.map((each) => ({ value: each.id, label: wayName(each, t) }))}
          value={way.id}
          onChange={setWay}
        />
      )}
      {type !== undefined && types.length > 1 && (
        <Select
          label={t('companion.becomes')}
          options={types.map((each) => ({ value: each, label: t(`companion.type.${each}`) }))}
          value={type}
          onChange={setBecomes}
        />
      )}
      <Creatures offers={offers} picked={offer} onPick={setPicked} />
      {offer !== undefined && (calling === undefined || way !== undefined) && (
        <CallFooter key={offer.creature.id} request={{ offer, calling, way, becomes: type }} onDone={onDone} />
      )}
    </div>
  );
}

/** Most creatures that the list shows at once. */
const MAX_SHOWN = 30;

interface CreaturesProps {
  readonly offers: readonly CallOffer[];
  readonly picked: CallOffer | undefined;
  onPick(offer: CallOffer): void;
}

/** The creatures to choose from, by name. */
function Creatures({ offers, picked, onPick }: CreaturesProps) {
  const { t } = useCharacter();
  const [search, setSearch] = useState('');
  const wanted = foldedText(search);
  const found = offers.filter(({ creature }) => foldedText(creature.name).includes(wanted));
  return (
    <>
      <SearchField label={t('play.search')} value={search} onChange={setSearch} />
      <p className="m-0 text-note text-muted" role="status">
        {t('companion.found', { n: found.length })}
      </p>
      <fieldset
        className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 min-w-0 m-0 p-0 border-0"
        aria-label={t('companion.which')}
      >
        {found.slice(0, MAX_SHOWN).map((offer) => (
          <CreatureTile
            key={offer.creature.id}
            offer={offer}
            isPicked={offer.creature.id === picked?.creature.id}
            onPick={() => onPick(offer)}
          />
        ))}
      </fieldset>
      {found.length > MAX_SHOWN && (
        <p className="m-0 text-note text-muted">{t('companion.more', { n: found.length - MAX_SHOWN })}</p>
      )}
    </>
  );
}

interface CreatureTileProps {
  readonly offer: CallOffer;
  readonly isPicked: boolean;
  onPick(): void;
}

function CreatureTile({ offer: { creature, count }, isPicked, onPick }: CreatureTileProps) {
  const { t } = useCharacter();
  const { name, challenge } = creature;
  return (
    <Pressable
      className="grid min-h-11 p-2 text-left border border-control rounded-control aria-pressed:border-2 aria-pressed:border-ink"
      aria-pressed={isPicked}
      onClick={onPick}
    >
      <b className="font-semibold">{count > 1 ? t('companion.count', { count, name }) : name}</b>{' '}
      <span className="text-note text-muted">
        {challenge === undefined
          ? t('companion.ofCaster')
          : t('companion.challenge', { challenge: challengeWords(challenge) })}
      </span>
    </Pressable>
  );
}

interface CallFooterProps {
  readonly request: Omit<Parameters<typeof callActions>[0], 'name'>;
  onDone(): void;
}

/** Name of the companion and the button that calls it; with a spell, the cast goes before it. */
function CallFooter({ request, onDone }: CallFooterProps) {
  const { record, sheet, rulebook, state, t } = useCharacter();
  const perform = usePerform();
  const { offer, calling, way } = request;
  const [name, setName] = useState(offer.creature.name);
  const said = calling?.spell.name ?? offer.creature.name;
  const part = calling && turnPartOf(rulebook.spells.get(calling.spell.id)?.record.castingTime ?? '');
  const gate = useGate(
    calling === undefined || way === undefined
      ? { kind: 'companion', instanceId: '', isAttack: false, left: 1 }
      : { kind: 'spell', spell: calling.spell.id, part, way },
    said,
  );
  const call = async (isAnyway: boolean) => {
    const at = { record, sheet, rulebook, inCombat: state.combat !== null };
    const cast =
      calling === undefined || way === undefined
        ? []
        : afterDeed(castPlan(calling.spell.id, way, at), gate.action(isAnyway)).actions;
    if (await perform(undefined, ...cast, ...callActions({ ...request, name }, sheet))) onDone();
  };
  const words = { name: name.trim() || offer.creature.name, count: offer.count };
  return (
    <div className="grid gap-3 border-t border-t-hairline pt-3">
      <TextField label={t('companion.name')} value={name} onChange={setName} maxLength={80} />
      {gate.isBarred && <p className="m-0 text-note">{gate.sentence}</p>}
      <Button tone={gate.isBarred ? 'rest' : 'act'} onClick={() => void call(gate.isBarred)}>
        {gate.isBarred
          ? t('sheet.gate.anywayNamed', { name: said })
          : t(offer.count > 1 ? 'companion.callMany' : 'companion.callNamed', words)}
      </Button>
    </div>
  );
}
