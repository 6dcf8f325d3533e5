import type { Reason } from '../../bot/judgement.ts';

/** Reasons of bots. */
export const botReasons = {
  captures: 'nimmt eine Siedlung ein',
  attacks: 'greift an, wo die Aussichten gut sind',
  'too-risky': 'findet alles andere zu gewagt',
  'closes-in': 'bringt ein Heer näher dorthin, wo es gebraucht wird',
  guards: 'schützt einen Ort, der fallen könnte',
  'moves-the-ring': 'bringt den Ring näher ans Feuer',
  hides: 'hält die Gemeinschaft verborgen',
  rests: 'rastet, wo die Ringträger sich erholen',
  'enters-mordor': 'ist bereit für Mordor',
  hunts: 'jagt die Ringträger',
  musters: 'hebt Truppen aus',
  'rouses-a-nation': 'führt ein Volk näher an den Krieg',
  'brings-a-character': 'bringt eine Persönlichkeit ins Spiel',
  'plays-a-card': 'kann die Karte brauchen',
  draws: 'will mehr Karten',
  'spares-the-bearers': 'schont die Ringträger',
  'saves-strength': 'gibt her, was am wenigsten zählt',
  waits: 'hat nichts Besseres zu tun',
  'no-preference': 'ist es gleich',
} as const satisfies Record<Reason, string>;
