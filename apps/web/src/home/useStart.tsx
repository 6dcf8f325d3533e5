import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberSide } from '../games/lastSide.ts';
import { type Choice, playNow } from '../games/playNow.ts';
import { type ShownRole, shownLobby } from '../games/useLobby.ts';
import { useTexts } from '../i18n/texts.ts';
import { showError } from '../shell/showError.ts';

const SideDialog = lazy(() => import('./SideDialog.tsx'));

/** Match to start once the player has chosen a side. */
interface Asked {
  readonly choice: Choice;
  readonly roles: readonly ShownRole[];
}

interface Start {
  readonly isStarting: boolean;
  readonly start: (choice: Choice) => Promise<void>;
  /** Question for the side, while it is asked. */
  readonly question: ReactNode;
}

/** Starts a match against bots and navigates to it. A game with different sides asks for the side first. */
export function useStart(): Start {
  const navigate = useNavigate();
  const { language } = useTexts();
  const [isStarting, setStarting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const attempt = async (work: () => Promise<void>) => {
    setStarting(true);
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      setStarting(false);
    }
  };
  const begin = async (choice: Choice, seat: number) => navigate(await playNow(choice, seat));
  const start = (choice: Choice) =>
    attempt(async () => {
      const { roles } = await shownLobby(choice.game, { seats: QUICK_SEATS, options: choice.options }, language);
      if (roles.length === QUICK_SEATS) setAsked({ choice, roles });
      else await begin(choice, 0);
    });
  const question = asked && (
    <Suspense>
      <SideDialog
        game={asked.choice.game}
        roles={asked.roles}
        isStarting={isStarting}
        onSide={(seat) => {
          rememberSide(asked.choice.game, seat);
          void attempt(() => begin(asked.choice, seat));
        }}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { isStarting, start, question };
}

/** Seats of a quick match: the player and a bot. */
const QUICK_SEATS = 2;
