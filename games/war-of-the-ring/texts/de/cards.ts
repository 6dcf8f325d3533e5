import type { CardTexts } from '../cardTexts.ts';

/** Parts of card texts, combined from the effects of a card. */
export const cards = {
  half: {
    needs: 'Nur, wenn {conditions}.',
    table: 'Bleibt auf dem Tisch: {does}.',
    while: 'Verlässt den Tisch, sobald nicht mehr gilt, dass {conditions}.',
    until: {
      declared: 'Verlässt den Tisch, wenn die Gemeinschaft ihren Ort angibt.',
      'declared-at-home':
        'Verlässt den Tisch, wenn die Gemeinschaft ihren Ort in einer nicht eroberten Stadt oder Festung der Freien Völker angibt.',
      revealed: 'Verlässt den Tisch, wenn die Gemeinschaft entdeckt wird.',
      activated: 'Verlässt den Tisch, wenn die Nation aktiv wird.',
      provoked:
        'Verlässt den Tisch, wenn eine Nation der Freien Völker durch einen Angriff oder die Fähigkeit eines Gefährten vorrückt.',
    },
    removal:
      '{side, select, free {Die Freien Völker dürfen} other {Der Schatten darf}} sie als Aktion vom Tisch nehmen für {price}.',
    price: {
      will: 'einen Würfel mit dem Willen des Westens',
      any: 'einen beliebigen Würfel',
      ring: 'einen Elbenring',
      card: 'eine Handkarte mit dem Symbol {symbol}',
      if: '{price}, wenn {conditions}',
    },
    forfeits: {
      nazgul: 'Kostet in dieser Runde {points, plural, one {# Punkt} other {# Punkte}} Führung der Nazgûl.',
      any: 'Kostet in dieser Runde beliebig viele Punkte Führung der Nazgûl, mindestens einen.',
      companions: 'Wird wirklich eine Karte aufgehoben, zählt in dieser Runde die Führung keines deiner Gefährten.',
    },
    initiative: 'Initiative {initiative}',
  },
  term: {
    'a-companion': 'ein Gefährte',
    'a-unit': 'eine Einheit {nation}',
    abroad: 'außerhalb aller Nationen der Freien Völker',
    'in-free-nation': 'in einer Nation der Freien Völker',
    within: 'in einer Region {nation}',
    of: '{figures} {nation}',
    signed: '{minus, select, true {−} other {+}}{value}',
    figures: {
      regular: '{count, plural, one {# reguläre Einheit} other {# reguläre Einheiten}}',
      elite: '{count, plural, one {# Eliteeinheit} other {# Eliteeinheiten}}',
      unit: '{count, plural, one {# Einheit (regulär oder Elite)} other {# Einheiten (je regulär oder Elite)}}',
      leader: '{count} Anführer',
      nazgul: '{count} Nazgûl',
    },
  },
  place: {
    with: 'dort, wo {who} steht,',
    rule: 'in einer {free, select, true {freien } other {}}{site, select, settlement {Siedlung} stronghold {Festung} other {{coastal, select, true {Küstenregion} other {Region}}}}{any, select, true {} other { {nation}}}{eastEdge, select, true { am Ostrand der Karte} other {}}{army, select, free { mit einem Heer der Freien Völker} shadow { mit einem Heer des Schattens} other {}}{companion, select, true { mit einem Gefährten} other {}}',
  },
  condition: {
    active: '{nation} aktiv {many, select, true {sind} other {ist}}',
    'army-in': '{where} ein Heer {side, select, free {der Freien Völker} other {des Schattens}} steht',
    'at-war': '{nations} im Krieg {many, select, true {sind} other {ist}}',
    'away-from-settlements': 'die Gemeinschaft in keiner Region mit einer Siedlung der Freien Völker ist',
    besieged: 'der Schatten die Festung {where} belagert',
    'companions-left': 'ein Gefährte in der Gemeinschaft ist',
    conquered: 'der Feind eine Festung {nation} beherrscht',
    corruption: 'die Verderbnis höchstens {most} beträgt',
    'fellowship-in': 'die Ringträger {where} stehen und es nicht erobert ist',
    guide: '{who} der Führer ist',
    hunted: 'ein Nazgûl in der Region der Ringträger ist',
    'in-fellowship': '{who} in der Gemeinschaft ist',
    'in-play': '{who} im Spiel ist',
    progress: 'der Fortschritt der Gemeinschaft mindestens {least} beträgt',
    revealed: 'die Gemeinschaft entdeckt ist',
    standing:
      '{who}{place, select, true { {where}} other {}}{army, select, true { bei einem Heer} other {}} steht{uncaptured, select, true { und der Feind die Siedlung nicht beherrscht} other {}}',
  },
  effect: {
    alone: '; {who} stirbt dort ohne Heer',
    activate: '{nations} {many, select, true {werden} other {wird}} aktiv',
    advance: '{nations} {many, select, true {rücken} other {rückt}} auf der politischen Leiste ein Feld vor',
    'army-action':
      'du darfst {moves, plural, one {ein Heer} other {# Heere}} bewegen oder mit einem angreifen, {escort, select, witchKing {mit dem Hexenkönig} other {jeweils mit einem Nazgûl}}',
    assault:
      'ein belagerndes Heer, zu dem {who} gehört, greift die Festung {rounds} Runden lang an; in der ersten haben die Freien Völker keine Kampfkarte, außer ein Gefährte kämpft mit',
    breaking:
      'zieh ein Jagdplättchen; ein Auge oder ein Plättchen der Freien Völker bewirkt nichts, sonst verlassen so viele Gefährten die Gemeinschaft, wie es zeigt, und bleiben in ihrer Region',
    choose: '{may, select, true {du darfst eines wählen} other {wähle eines}}: {from}',
    'clear-table':
      'eine {deck, select, character {Charakterkarte} other {Strategiekarte}} des Feindes verlässt den Tisch',
    'companions-move': 'bewege beliebige Gefährten auf der Karte',
    corruption: '{heals, select, true {heile {amount} Verderbnis} other {füge {amount} Verderbnis hinzu}}',
    'corruption-roll':
      'wirf {dice} Würfel; jede {on}{on, select, 6 {} other { oder mehr}} {heals, select, true {heilt 1 Verderbnis} other {fügt 1 Verderbnis hinzu}}',
    'dice-to-hunt': 'bis zu {most} deiner unbenutzten Würfel werden zu Augen und kommen in das Jagdfeld',
    draw: 'zieh {count, plural, one {eine {deck, select, character {Charakterkarte} other {Strategiekarte}}} other {# {deck, select, character {Charakterkarten} other {Strategiekarten}}}}',
    drift: 'bewege die Ringträger in eine angrenzende Region deiner Wahl',
    'fellowship-step':
      'du darfst die Gemeinschaft verbergen, falls sie entdeckt ist, oder bewegen, falls sie verborgen ist',
    fly: 'bewege beliebige Nazgûl',
    'free-card':
      'du darfst sofort ohne Würfel eine weitere {deck, select, character {Charakterkarte} other {Strategiekarte}} spielen',
    hits: '{nazgul, select, true {wirf für jeden Nazgûl eines Heeres (höchstens fünf) einen Würfel gegen ein Heer der Freien Völker dort oder daneben} other {wirf {dice} Würfel gegen ein Heer {side, select, shadow {des Schattens} other {der Freien Völker}}{nations, select, 0 {} other { mit Einheiten von {nations} Nationen}}{where}}}; jede {on} oder mehr ist ein Treffer{attack, select, true {, und die Nationen reagieren wie auf einen Angriff} other {}}{last, select, true {; mit der letzten Einheit sterben auch Schergen und Nazgûl} other {}}{alone}',
    'hunt-draw':
      'zieh ein Jagdplättchen; ein Auge oder ein Plättchen der Freien Völker bewirkt nichts, sonst ist es eine erfolgreiche Jagd{against, select, nothing {, und nichts mindert ihren Schaden} companion {, und Schaden mindert zuerst der Verlust eines zufälligen Gefährten} other {}}',
    'hunt-roll': 'würfle für die Jagd, als hätte sich die Gemeinschaft bewegt',
    'hunt-tile': 'das Jagdplättchen „{tile}“ kommt ins Spiel',
    journey:
      'ein Gefährte oder eine Gruppe verlässt die Gemeinschaft oder zieht auf der Karte{own, select, true {, {further} Regionen weiter als sonst} other { mit Stufe {level}}}, auch in eine belagerte Festung',
    landing: 'ein Heer {from} landet in einer Küstenregion {nation}; belagerst du die Festung dort, greifst du sie an',
    'lose-dice': 'der Feind verliert alle unbenutzten Würfel mit {face}',
    'lose-leader': 'die Freien Völker verlieren {where} einen Anführer',
    lure: 'ein zufälliger Gefährte der Gemeinschaft: die Freien Völker nehmen seine Stufe als Verderbnis oder verlieren ihn',
    march:
      '{straight, select, true {bewege ein Heer {from} geradewegs nach {to}; beherrscht oder belagert der Feind es, in eine Region daneben} other {bewege {armies, plural, one {ein Heer} other {bis zu # Heere}}{escort, select, companion { mit einem Gefährten} nazgul { mit einem Nazgûl} witchKing { mit dem Hexenkönig} other {}}{armies, plural, one {} other { je}}{steps, plural, one { eine Region} other { bis zu # Regionen}} weit{joining, select, true {, dorthin, wo ein anderes deiner Heere steht, das nicht belagert ist} other {}}}}',
    promote:
      '{count, plural, one {eine reguläre Einheit} other {# reguläre Einheiten}}{any, select, true { im Heer, bei dem {who} steht,} other { {nation}, in einer beliebigen Region,}} {count, plural, one {wird zu einer Eliteeinheit} other {werden zu Eliteeinheiten}}{any, select, true { derselben Nation} other {}}',
    rally: 'eine Nation der Freien Völker deiner Wahl wird aktiv und rückt ein Feld vor',
    recruit:
      'rekrutiere {where} {upTo, select, true {bis zu } other {}}{figures}{different, plural, one {} other {, und ebenso an anderen solchen Orten: # insgesamt}}{control, select, true {, und übernimm die Siedlung} other {}}',
    relief:
      'ein Heer der Freien Völker greift ein Heer des Schattens neben ihm an, das eine Festung belagert; in der ganzen Schlacht wirft der Schatten je Einheit in der Festung einen Kampfwürfel weniger, mindestens aber einen',
    reveal: 'die Gemeinschaft wird entdeckt',
    ride: '{who} zieht, mit beliebigen Gefährten bei sich, geradewegs nach {to}',
    rout: 'ein Heer des Schattens dort nimmt so viele Treffer, wie ein Würfel zeigt, und zieht sich zurück; kann es das nicht, wird es mit Nazgûl und Schergen vernichtet',
    send: '{who} zieht nach {to}',
    separate:
      'ein Gefährte oder eine Gruppe verlässt die Gemeinschaft und kommt {further, plural, one {# Region} other {# Regionen}} weiter als sonst',
    'set-back':
      'eine Nation der Freien Völker, die nicht im Krieg ist und in der die Gemeinschaft oder ein Gefährte ist, rückt ein Feld zurück, und die Freien Völker entfernen eine ihrer Einheiten oder einen ihrer Anführer',
    'storm-ashore': 'ein Heer des Feindes, wo du gelandet bist, wird sofort bekämpft, und du brichst nicht ab',
    'strike-nazgul':
      'wirf für jeden Nazgûl (höchstens fünf, ohne den Hexenkönig) eines Heeres des Schattens in der Region eines Heeres der Freien Völker mit einem Gefährten oder daneben einen Würfel; jede {on} oder mehr vernichtet einen, die übrigen fliegen zu einer nicht eroberten Festung von Sauron',
    'tile-challenge':
      'zieh {tiles} Jagdplättchen; sind alle Augen, kommen sie zurück und {who} stirbt, sonst verlassen die Augen das Spiel und die anderen kommen zurück',
    'to-war':
      '{nation} {many, select, true {werden} other {wird}} aktiv und {many, select, true {sind} other {ist}} im Krieg',
    'turn-die': 'dreh einen deiner unbenutzten Würfel mit {from} auf {to}',
    uprising:
      'rekrutiere {regular, plural, one {# reguläre Einheit} other {# reguläre Einheiten}} {nation} in einer freien Region neben einer {where}, und du darfst bis zu {joining} Einheiten {nation} von dort dazustellen',
    when: 'wenn {if}: {effects}{else, select, true {; sonst: {otherwise}} other {}}',
    withering:
      'wirf für jede nicht belagerte Festung {nation} so viele Würfel, wie Einheiten {nation} in ihr sind (höchstens fünf); jede {on} ist ein Treffer gegen das Heer dort',
  },
  lasting: {
    'casualty-discard':
      'immer wenn ein Gefährte durch die Jagd verloren geht, darfst du eine Charakterkarte der Freien Völker abwerfen, eine zufällige von der Hand oder eine vom Tisch',
    'no-entry': 'diese Regionen darf kein Heer des Schattens betreten oder angreifen: {regions}',
    'combat-from-table': 'ihre Kampfhälfte darf vom Tisch wie von der Hand benutzt werden',
    'die-aside': 'Würfel, die die Gemeinschaft bewegen, kommen nicht in das Jagdfeld',
    'draw-after-event':
      'nachdem du eine Ereigniskarte mit einem Ereigniswürfel gespielt hast, ziehst du eine Karte von einem deiner Stapel',
    'hunt-bonus': 'vor einem Jagdwurf darfst du sie abwerfen: +{bonus} auf jeden Würfel',
    'no-combat-cards': 'die Freien Völker benutzen in Schlachten {where} keine Kampfkarten',
    'no-muster-advance': 'die Freien Völker können keine passive Nation mit einem Aushebungswürfel vorrücken',
    'path-tile':
      'wenn die Gemeinschaft ihren Ort angibt oder entdeckt wird und ihr Weg {region} berührt, darfst du sie abwerfen und ein weiteres Jagdplättchen ziehen; ein Auge bewirkt nichts',
    reduce: 'nachdem ein Jagdplättchen gezogen wurde, darfst du sie abwerfen und den Schaden um {by} mindern',
    redraw:
      'nachdem ein Jagdplättchen gezogen wurde, darfst du sie abwerfen und ein anderes an seiner Stelle ziehen; das erste kommt zurück',
    'activation-only':
      '{nation} {many, select, true {werden} other {wird}} nur aktiv durch einen Gefährten, eine Ortsangabe in {regions} oder einen Angriff darauf',
    'no-tile': 'wenn ein Jagdplättchen gezogen werden soll, darfst du sie abwerfen: es wird keines gezogen',
  },
  situation: {
    companion: '{who} mitkämpft',
    elite: '{any, select, true {eine deiner Eliteeinheiten} other {eine Eliteeinheit {nation}}} mitkämpft',
    'field-defence': 'dein Heer verteidigt und nicht belagert wird',
    ground: 'der Verteidiger {where} steht',
    'leader-or-companion': 'ein Anführer der Freien Völker oder ein Gefährte mitkämpft',
    nazgul: 'ein Nazgûl mitkämpft',
    'nazgul-leadership':
      'die Nazgûl in der Schlacht mindestens {least, plural, one {# Punkt} other {# Punkte}} Führung haben',
    near: 'der Verteidiger höchstens {within} Regionen von {region} entfernt steht',
    'ring-bearers': 'der Verteidiger in der Region der Ringträger steht',
    siege: 'der Verteidiger in einer Festung belagert wird',
    unit: 'eine Einheit {nation} mitkämpft',
  },
  combat: {
    cancel:
      'hebe die Kampfkarte des Feindes auf{otherwise, select, 0 {} other {; hat er keine gespielt, +{otherwise} auf jeden Würfel deines Führungswurfs}}',
    'cancel-hits': 'hat der Feind mindestens {of} Treffer erzielt, hebe {hits} auf',
    'dice-bonus':
      '{bonus} auf jeden Würfel {whose, select, own {deines} enemy {des gegnerischen} other {beider}} {which, select, both {{whose, select, both {Kampf- und Führungswürfe} other {Kampf- und Führungswurfs}}} roll {{whose, select, both {Kampfwürfe} other {Kampfwurfs}}} other {{whose, select, both {Führungswürfe} other {Führungswurfs}}}}',
    'dice-limit': 'der Feind wirft in seinem Kampfwurf höchstens {most} Würfel',
    'slip-away': 'vor jedem Wurf zieht sich dein ganzes Heer in eine freie Region daneben zurück oder in seine Festung',
    'extra-attack':
      'greif {late, select, true {nach den Verlusten} other {vor dem Kampfwurf}} zusätzlich an mit {count, select, leadership {so vielen Würfeln wie deine Führung (höchstens fünf)} elites {so vielen Würfeln wie deine Eliteeinheiten (höchstens fünf)} other {{dice} Würfeln}}{on, select, 0 {} other {, Treffer ab {on}}}',
    'extra-hits': 'erzielen deine Würfe einen Treffer, erzielen sie {hits} mehr',
    'fewer-dice':
      'der Feind wirft einen Kampfwürfel weniger für jeden {per, select, companion {deiner Gefährten in der Schlacht} other {Punkt, auf den du verzichtest}}, mindestens aber einen',
    mute: 'ein Gefährte in der Schlacht deiner Wahl zählt in dieser Runde nicht: weder seine Führung noch seine Fähigkeiten',
    'no-reroll':
      'haben die Nazgûl mindestens so viel Führung wie das ganze gegnerische Heer, hat dieses in dieser Runde keinen Führungswurf',
    'ones-hit':
      'jede natürliche 1 im Kampfwurf des Feindes ist ein Treffer gegen sein eigenes Heer und wird nicht wiederholt',
    outnumber:
      'nach den Verlusten, mit mindestens {times}-mal so vielen Einheiten wie der Feind: {hits, plural, one {# Treffer} other {# Treffer}}',
    sacrifice:
      'vor den Verlusten darf einer deiner Anführer sterben und einen Treffer aufheben, oder einer deiner Gefährten und bis zu seiner Stufe',
    'self-wound': {
      roll: 'vor dem Kampfwurf darfst du dein eigenes Heer bis zu {most}-mal treffen: je Treffer +{roll} auf jeden Würfel deines Kampfwurfs',
      die: 'nach den Verlusten darfst du dein eigenes Heer bis zu {most}-mal treffen: wirf je Treffer einen Würfel, jede {on} oder mehr ist ein Treffer gegen den Feind',
    },
    slay: '{may, select, true {dein Führungswurf darf} other {dein Führungswurf muss}} {victims} töten{spends, select, true {; einer seiner Treffer ist verbraucht} other {; seine Treffer zählen trotzdem}}',
    victim: {
      minion: 'einen Schergen in der Schlacht ({hits} Treffer)',
      nazgul: 'einen Nazgûl in der Schlacht ({hits} Treffer)',
      leader: 'einen Anführer in der Schlacht ({hits} Treffer)',
      companion:
        'einen Gefährten in der Schlacht ({level, select, true {so viele Treffer wie seine Stufe} other {{hits} Treffer}})',
    },
    'turn-misses': {
      companion:
        'einer deiner Gefährten verzichtet in dieser Runde auf seine Führung: vor deinem Führungswurf wird ein Fehlwurf zum Treffer',
      named:
        'vor deinem Führungswurf werden Fehlwürfe zu Treffern, für Führung, auf die in dieser Runde verzichtet wird: {by}',
      one: '{who} für {misses, plural, one {einen Fehlwurf} other {bis zu # Fehlwürfe}}',
    },
    'upper-hand':
      'nach dem Führungswurf, wenn du mehr Treffer hast als der Feind: {hits, plural, one {# Treffer} other {# Treffer}} mehr',
  },
} satisfies CardTexts;
