import type { BotReason } from '../../bot/reasons.ts';

/** German reasons of bots. A code without a text does not compile. */
export const botReasons = {
  'strikes-first':
    'ist mit {lead} ({initiative}) früh dran und schlägt vor den Monstern zu: etwa {damage} Schaden, dazu {second}',
  'lets-them-come': 'führt mit {lead} ({initiative}) und lässt die Monster kommen: noch ist kein Gegner in Reichweite',
  'has-a-plan': 'führt mit {lead} ({initiative}); zusammen mit {second} ist das gut für etwa {damage} Schaden',
  'rests-long': 'rastet: {count, plural, one {# Karte kommt} other {# Karten kommen}} auf die Hand zurück',
  'deals-damage': 'erwartet etwa {damage} Schaden und tötet in {percent} von 100 Fällen',
  'gives-health': 'heilt bis zu {amount}, wo Trefferpunkte fehlen',
  'gets-going': 'will woandershin, {count, plural, one {# Feld} other {bis zu # Felder}} von hier',
  'has-a-use': 'nutzt die andere Wirkung',
  hits: '{target}: im Schnitt {damage} Schaden, tot in {percent} von 100 Fällen',
  'hits-several': '{count, plural, one {ein Gegner} other {# Gegner}} auf einmal, im Schnitt {damage} Schaden',
  'opens-the-door': 'die Gruppe ist bereit für den nächsten Raum',
  'out-of-harm': 'dort ist etwa {damage} Schaden weniger zu fürchten',
  'into-reach': 'von dort sind etwa {damage} Schaden möglich',
  'closes-in': 'noch ist kein Gegner zu erreichen; also näher heran',
  'bears-it': 'kann {amount} Schaden verkraften: {left} Trefferpunkte bleiben',
  'saves-life': '{amount} Schaden wären das Ende',
  'spares-hit-points':
    '{amount} Schaden wiegen schwerer als {count, plural, =0 {eine Karte, die nicht mehr gespielt wird} one {der Zug, den die Karte wert war} other {die # Züge, die die Karten wert waren}}',
  'needs-cards': 'zu wenige Karten zum Weiterspielen: {count} auf der Hand',
  'has-cards': 'die Karten reichen noch: {count} auf der Hand',
  'too-dear': '{card} ist mehr wert als ein Trefferpunkt',
  'can-be-spared': '{card} fehlt am wenigsten',
  'item-helps': '{item} hilft jetzt',
  'makes-it-better': 'damit wird es nur besser',
  'nothing-better': 'es gibt nichts Besseres zu tun',
  'no-preference': 'es macht keinen Unterschied',
} as const satisfies Record<BotReason, string>;
