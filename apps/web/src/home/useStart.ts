import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Choice, playNow } from '../games/playNow.ts';
import { showError } from '../shell/showError.ts';

/** Starts a match against bots and navigates to it. */
export function useStart(): { readonly isStarting: boolean; readonly start: (choice: Choice) => Promise<void> } {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const start = async (choice: Choice) => {
    setStarting(true);
    try {
      await navigate(await playNow(choice));
    } catch (error) {
      showError(error);
    } finally {
      setStarting(false);
    }
  };
  return { isStarting, start };
}
