import type { Action, View } from '@tessera/heist-city';
import type { TableProps } from '@tessera/table';
import { useMemo, useState } from 'react';
import {
  type CrewDraft,
  draftActions,
  draftedView,
  draftOf,
  draftOffer,
  draftSelection,
  moveInDraft,
  stanceInDraft,
} from './decision/crewDraft.ts';
import { actionToCommit } from './decision/selection.ts';
import { whyClosed } from './decision/whyBlocked.ts';
import { shortRefusal } from './model/advisor.ts';
import { speakerOf } from './model/speaker.ts';
import { useNotice } from './parts/useNotice.ts';
import type { Scene } from './useTableModel.ts';

/** Draft with the sequence number of its position: it ends with the position. */
interface HeldDraft {
  readonly seq: number;
  readonly draft: CrewDraft;
}

/** Returns the scene with the suggested placement of the crew, while the player looks at one. */
export function useCrewDraft({ table }: TableProps<View, Action>, scene: Scene | undefined): Scene | undefined {
  const [held, setHeld] = useState<HeldDraft>();
  const [refusal, setRefusal] = useNotice();
  return useMemo(() => {
    const { prompt, seat, view, state, t, speaker } = scene ?? {};
    if (!scene || prompt?.kind !== 'deploy' || seat === undefined || !view || !state || !t || !speaker) return scene;
    const hold = (draft: CrewDraft | undefined) => {
      setRefusal(undefined);
      setHeld(draft && { seq: state.seq, draft });
    };
    const draft = held?.seq === state.seq ? held.draft : undefined;
    if (!draft) return { ...scene, suggest: () => hold(draftOf(view, seat)) };
    const offer = draftOffer(view, draft);
    const selection = draftSelection(draft);
    const who = speakerOf(speaker, draftedView(view, draft));
    /** Sends the placements one after another; a refusal ends it and is shown. */
    const place = async () => {
      setHeld(undefined);
      for (const action of draftActions(draft)) {
        const result = await table.act(action);
        if (result.ok) continue;
        setRefusal(t('refused', { reason: shortRefusal(who, result.refusal) }));
        return;
      }
    };
    return {
      ...scene,
      view: offer.view,
      speaker: who,
      prompt: { ...prompt, ...offer, unit: draft.unit, title: t('draft.title'), hint: t('draft.hint') },
      selection,
      armedAction: actionToCommit(offer, selection),
      ahead: undefined,
      refusal: refusal ?? scene.refusal,
      draft,
      choose: (id: string) => hold(stanceInDraft(view, draft, id) ?? draft),
      tapCell: (cell: number) => {
        const moved = moveInDraft(view, draft, cell);
        if (moved) hold(moved);
        else setRefusal(whyClosed(who, { seat, offer, selection, cell }));
      },
      stepBack: () => hold(undefined),
      commit: () => void place(),
    };
  }, [scene, held, refusal, table, setRefusal]);
}
