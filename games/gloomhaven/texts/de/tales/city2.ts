/** German stories of events in our own words: the situation, the two choices, and each outcome from top to bottom. */
export const cityTales2 = {
  'city-41': {
    story: 'Ein Treiber führt eine Bestie mit Maulkorb zur Kampfbahn. Sie sieht euch an, als könnte sie zählen.',
    a: 'Auf das Tier bieten.',
    b: 'Die Bahn verlassen.',
    a1: 'Es legt sich jemandem zu Füßen, dem es traut. Der Treiber gibt die Tränke dazu, die es wach hielten.',
    a2: 'Ihr zahlt den vollen Preis, öffnet das Tor und behaltet die Tränke des Treibers.',
    a3: 'Andere haben mehr Gold. Der Treiber kommt mit weiteren Tieren wieder.',
    b1: 'Hinter euch beginnt die Menge zu johlen.',
  },
  'city-42': {
    story: 'Wer einst Türen für euch eintrat, trennt jetzt Raufbolde und möchte eine Schule für die Starken gründen.',
    a: 'Bei der Gründung helfen.',
    b: 'Über den Plan lachen.',
    a1: 'Am ersten Tag gibt es mehr Schüler als Matten.',
    b1: 'Das Lachen wird gehört und nicht vergessen.',
  },
  'city-43': {
    story:
      'Eure Freundin im Ruhestand, die mit den öligen Fingern, hat eine Spinne aus Messing gebaut und bietet sie euch an, falls ihr nicht eine größere bezahlt.',
    a: 'Die größere bezahlen.',
    b: 'Die kleine nehmen.',
    a1: 'Sie zeichnet schon Beine aufs Tischtuch.',
    a2: 'Das Geld fehlt, also wird es die kleine.',
    b1: 'Sie klettert euch auf die Schulter und scheint sich dort wohlzufühlen.',
  },
  'city-44': {
    story:
      'In der Universität ist ein Versuch eurer früheren Gefährtin missglückt: Eine Funkenwolke streift durch den Lesesaal.',
    a: 'Die Funken einfangen.',
    b: 'Die Leser hinausführen.',
    a1: 'Ihr webt sie in eine Flasche. Die Universität zahlt und bedankt sich sogar.',
    a2: 'Drei Funken fangt ihr mit den Vorhängen, den Rest mit dem Katalog.',
    b1: 'Niemand wird verletzt, die Bücher sind nur angesengt.',
  },
  'city-45': {
    story: 'Eine frühere Gefährtin mit flinken Händen soll wegen Diebstahls vor Gericht, ausnahmsweise unschuldig.',
    a: 'Vor Gericht für sie sprechen.',
    b: 'Den wahren Dieb suchen.',
    a1: 'Die Richterin glaubt euch, was euch alle überrascht.',
    b1: 'Ein Name fällt, und eine Kapuze, unter die noch niemand geblickt hat.',
  },
  'city-46': {
    story: 'Der Freund, der einst Felsen für euch warf, sammelt nun für die, deren Häuser er dabei traf.',
    a: 'Seine Schale füllen.',
    b: 'Ihm alles Gute wünschen.',
    a1: 'Er verneigt sich wie ein Hang und kommt wieder vorbei.',
    b1: 'Er nickt und stapft zur nächsten Tür.',
  },
  'city-47': {
    story: 'Ein Zettel in winziger Schrift warnt vor vergifteten Brunnen. Die Ratten wüssten, woher das Zeug kommt.',
    a: 'Den Ratten folgen und das Gerede überhören.',
    b: 'Den Zettel zum Rat bringen.',
    a1: 'Man sieht euch durch Rinnen kriechen, doch die Spur führt in eine Bucht an der Küste.',
    b1: 'Der Rat dankt und legt den Zettel ab. Ihr fürchtet, damit ist es nicht getan.',
  },
  'city-48': {
    story:
      'Zum Gedenken an die, die mit euch zog, soll ein Schrein in Form der aufgehenden Sonne vergoldet werden. Der Teller geht herum.',
    a: 'Geben.',
    b: 'Etwas vom Teller nehmen.',
    a1: 'Durch das neue Gold fällt das Licht auf euch, und es bleibt.',
    a2: 'Ihr habt nichts, und das Licht fällt auf andere.',
    b1: 'Niemand hat es gesehen, außer vielleicht der Sonne.',
  },
  'city-49': {
    story:
      'Euer alter Quartiermeister hat Vorräte zu vergeben: an die Armen der Stadt, denkt er, wenn ihn niemand zu einem besseren Geschäft überredet.',
    a: 'Beim Verteilen helfen.',
    b: 'Ihn zu einem Geschäft überreden.',
    a1: 'Decken, Stiefel und Brot kommen zu denen, die sie brauchen.',
    b1: 'Einen Teil verkauft er euch, den Rest verschenkt er, und beide Seiten fahren gut dabei.',
    b2: 'Bessere Angebote hat er schon von Maultieren gehört.',
  },
  'city-50': {
    story:
      'Im Traum bittet eure frühere Gefährtin euch in ihr Haus zwischen den Welten. Beim Aufwachen ist die Tür wirklich da.',
    a: 'Als Gäste eintreten.',
    b: 'Eintreten und nach Wertvollem suchen.',
    a1: 'Ihr redet die Nacht durch und kommt klüger zurück.',
    b1: 'Was ihr hinaustragt, ist am Morgen immer noch Gold.',
  },
  'city-51': {
    story:
      'Ein verhüllter Bote bringt Nachricht von dem, der im Schatten ging: Die Verbrecher der Altstadt sammeln sich wieder unter einem Namen.',
    a: 'Die Wache warnen und nach dem Namen fragen.',
    b: 'Leugnen, den Boten zu kennen.',
    a1: 'Die Wache ist froh über die Hilfe. Früher oder später findet der Name euch.',
    b1: 'Ihr lügt so gut, dass selbst der Bote an sich zweifelt.',
    b2: 'Ihr stammelt, und die Wache denkt sich ihren Teil.',
  },
  'city-52': {
    story:
      'Über dem Viertel, in dem sich euer früherer Gefährte niederließ, hängen Fliegen. Die Nachbarn wollen räuchern, die Ärzte wollen lernen.',
    a: 'Gegen alle zum Gefährten halten.',
    b: 'Ein Treffen mit den Ärzten vermitteln.',
    a1: 'Die Nachbarn werfen zuerst eure Fenster ein.',
    b1: 'Über Fieber lernen sie in einer Nacht mehr als in hundert Jahren.',
  },
  'city-53': {
    story:
      'Die Arena will eure wildeste Gefährtin mit einem letzten Kampf ehren. Ihre zurückgelassene Axt ist der Preis.',
    a: 'Um die Axt kämpfen.',
    b: 'Auf den Bänken bleiben.',
    a1: 'Es wird ein Gemetzel. Die Axt gehört euch, die Schuld auch.',
    b1: 'Ein anderer trägt sie heim, im Blut eines Dritten.',
  },
  'city-54': {
    story:
      'In jeder Schenke singt man ein Lied eurer früheren Gefährtin. Die letzte Strophe verspottet den reichsten Mann der Stadt, der für Stille zahlen will.',
    a: 'Es lauter singen.',
    b: 'Das Gedränge nutzen, um an seine Börse zu kommen.',
    a1: 'Die ganze Straße kennt den Refrain, und euch dazu.',
    b1: 'Während er die Sänger anschreit, wechselt seine Börse den Gürtel.',
    b2: 'Ihr kommt bis zur Tanzfläche.',
  },
  'city-55': {
    story:
      'Ein Brief aus dem Wald: Euer früherer Gefährte schickt Samen für die Stadt oder, wenn ihr wollt, eine Warnung für ihre Jäger.',
    a: 'Die Samen aussäen.',
    b: 'Die Warnung weitergeben.',
    a1: 'Binnen eines Monats wachsen auf allen Dächern Kräuter.',
    b1: 'Die Jäger kehren rechtzeitig um und schulden euch ein Bier.',
  },
  'city-56': {
    story:
      'Der Wundarzt, der einst mit euch reiste, will ein Spital eröffnen. Ein Geldverleiher bietet ihm die Mittel, und ihr sollt bürgen.',
    a: 'Zu einem bescheidenen Anfang raten.',
    b: 'Für das Geld bürgen.',
    a1: 'Sechs Betten, alle belegt, und kaum jemand stirbt.',
    b1: 'Ihr unterschreibt. Das Lächeln des Verleihers werdet ihr wiedersehen.',
  },
  'city-57': {
    story:
      'Auf einer Versteigerung liegt eine Skizze eurer früheren Gefährtin: ein Stab, der alle Elemente zugleich hält.',
    a: 'Auf die Skizze bieten.',
    b: 'Gegen Anteil den Preis hochtreiben.',
    a1: 'Der Hammer fällt für euch, und die Schmiedin hält den Bau für möglich.',
    a2: 'Ihr hebt die Hand und denkt dann an eure Börse.',
    b1: 'Der Auktionator zwinkert und steckt euch ein paar Münzen zu.',
  },
  'city-58': {
    story:
      'Vor den Mauern sind Tiere ausgebrochen, und alle sehen euch an, wegen der Gesellschaft, in der ihr früher wart.',
    a: 'Sie zurücktreiben.',
    b: 'Herausfinden, wovor sie geflohen sind.',
    a1: 'Am Abend steht die letzte Ziege im Pferch.',
    b1: 'Tief im Wald zerfleischen sich Tiere aller Art, und ihr merkt euch die Stelle.',
  },
  'city-59': {
    story: 'Ein kaltes Fieber geht um. Wer vom Eis zurückkehrt, sagen die Leute, hat es mitgebracht.',
    a: 'Offen sagen, wo ihr wart.',
    b: 'Schweigen.',
    a1: 'Sie halten jetzt Abstand und wechseln vor euch die Straßenseite.',
    b1: 'Es breitet sich aus, ohne dass jemand weiß warum, und Läden bleiben zu.',
  },
  'city-60': {
    story: 'Wo die Bäume des Parks gefällt wurden, bewegt sich der Boden, und Wurzeln greifen nach den Häusern.',
    a: 'Die Wurzeln beruhigen.',
    b: 'Das Brennholz verkaufen, solange es welches gibt.',
    a1: 'Eine Stimme, die sie kennen, bittet sie zu schlafen, und sie gehorchen.',
    a2: 'Sie beruhigen sich von selbst, als der Brunnen eingestürzt ist.',
    b1: 'Für Holz zahlen alle gut, und drei Häuser sind verloren.',
  },
  'city-61': {
    story:
      'Die große Spinne aus Messing ist fertig und steht im Hof, so hoch wie ein Pferd. Auch eine Generalin hat sie gesehen.',
    a: 'Sie mitnehmen.',
    b: 'Sie der Generalin verkaufen.',
    a1: 'Sie folgt euch durchs Tor, und Hunde und Kinder machen Platz.',
    b1: 'Sie zahlt ohne zu feilschen, was euch zu denken geben sollte.',
  },
  'city-62': {
    story:
      'Ihr habt den Dieb, dessen Tat man eurer Freundin anhängte. Unter der Kapuze steckt ein verängstigter Junge.',
    a: 'Ihn laufen lassen und die Kapuze behalten.',
    b: 'Ihn zur Richterin bringen.',
    a1: 'Er rennt. Die Kapuze passt besser als erwartet.',
    b1: 'Vor den Augen der ganzen Stadt ist eure Freundin frei.',
  },
  'city-63': {
    story:
      'Nun sind die Brunnen doch vergiftet, und der Rat findet euren Zettel in den Akten. Am meisten leidet ein Dorf vor den Mauern.',
    a: 'In das Dorf gehen.',
    b: 'Sagen, dass ihr gewarnt habt.',
    a1: 'Sonst geht niemand, und so erzählt man euch dort alles.',
    b1: 'Ihr habt recht. Krank werden die Leute trotzdem, und Rechthaben macht keine Freunde.',
  },
  'city-64': {
    story: 'Ein Zettel unter eurer Tür: Der Name lautet Sin-Ra, und er weiß, wo ihr wohnt.',
    a: 'Zuerst zuschlagen.',
    b: 'Die Stadt eine Weile verlassen.',
    a1: 'Drei Spitzel und ein Schmiergeld später steht ihr vor dem richtigen Keller.',
    b1: 'Sie lassen euch ziehen. Die Straße ist lang, und sie kennen sie auch.',
  },
  'city-65': {
    story: 'Die Frau mit der sauberen Schürze lässt euch holen: ein Eingriff, den kein Arzt wagt, vor vollem Saal.',
    a: 'Die Lampe halten.',
    b: 'Das Messer nehmen.',
    a1: 'Der Kranke lebt, und ein Teil des Beifalls gilt euch.',
    b1: 'Die Methode wird von nun an gelehrt. Wo einer von euch vom Fach ist, stimmt sogar der Name.',
  },
  'city-66': {
    story: 'Der Verleiher will sein Geld fürs Spital, und das Spital hat keines.',
    a: 'Die Rate zahlen.',
    b: 'Um Aufschub bitten.',
    a1: 'Er verneigt sich und geht. Der dankbare Wundarzt gibt euch das Beste aus seinem Schrank.',
    a2: 'So viel habt ihr nicht, und er schreibt schon etwas auf.',
    b1: 'Er warte gern, sagt er. Mit jedem Tag wird es teurer.',
  },
  'city-67': {
    story: 'Jetzt kommt der Verleiher mit vier breiten Freunden und einer viel höheren Summe.',
    a: 'Alles zahlen.',
    b: 'Sich weigern.',
    a1: 'Das Papier verbrennt an der Kerze, und damit ist es vorbei.',
    a2: 'Ihr dreht die Taschen um, und das gilt als Nein.',
    b1: 'Er nennt eine Gasse und eine Stunde. Nicht zu kommen, wäre unklug.',
  },
  'city-68': {
    story:
      'Die Fremde von der Straße wartet am Hafen mit einem Stab, von dem ohne Ende Wasser tropft. Sie nennt ihn einen Schlüssel.',
    a: 'Den Stab nehmen.',
    b: 'Ihn ihr lassen.',
    a1: 'Sie sieht, dass jemand von euch solche Türen kennt, und gibt ihn umsonst her.',
    a2: 'Sie will für die Jahre bezahlt werden, in denen sie nasse Füße hatte.',
    b1: 'Zurück bleibt eine Pfütze, die nicht trocknet.',
  },
  'city-69': {
    story:
      'Der Reisende, den ihr auf der Straße zurückgelassen habt, hat die Stadt erreicht und erzählt allen, was geschah.',
    a: 'Euch öffentlich entschuldigen.',
    b: 'Es eine Lüge nennen.',
    a1: 'Leicht ist es nicht, aber es zählt.',
    b1: 'Es gab Zeugen.',
  },
  'city-70': {
    story:
      'Die junge Erfinderin enthüllt auf dem Platz ihre Maschine. Sie zischt, und die Geldgeber sollen den ersten Hebel ziehen.',
    a: 'Den Hebel ziehen.',
    b: 'Weit zurücktreten.',
    a1: 'Die Menge vertraut euch und bleibt ruhig; die Maschine bebt, dann mahlt sie Korn für das ganze Viertel.',
    a2: 'Jemand schreit, ihr brächtet alle um, die Menge rennt, und die Maschine kippt.',
    b1: 'Sie platzt, ohne dass jemand sie berührt. An eine kleinere hatte sie ohnehin gedacht.',
  },
  'city-71': {
    story:
      'Das Wesen aus dem See ist euch in die Stadt gefolgt. Tropfend steht es vor dem Gasthaus und nennt sich Fisch.',
    a: 'Ihm ein Nachtlager geben.',
    b: 'Es zum Wasser zurückführen.',
    a1: 'Schlafen tut es nicht, aber es beginnt zu reden.',
    b1: 'Das dauert Tage, weil es immer wieder umkehrt. Ihr seht es wieder.',
  },
  'city-72': {
    story:
      'Fisch hat Worte gefunden für das, wovor er floh: ein Tempel im Sumpf und etwas darin, das von seinesgleichen lebt.',
    a: 'Versprechen, hinzugehen.',
    b: 'Ihm sagen, dass er hier sicher ist.',
    a1: 'Mit nassem Finger zeichnet er den Weg und wartet auf euch.',
    b1: 'Er sieht euch lange an. Am Morgen ist das Bett trocken und leer.',
  },
  'city-73': {
    story: 'Der Boden unter der Stadt bebt wie damals die Felsen an der Straße, jede Nacht ein wenig stärker.',
    a: 'Gräber bezahlen, um die Ursache zu finden.',
    b: 'Warten, bis es aufhört.',
    a1: 'Sie brechen in eine Höhle voll singender Kristalle durch und legen die Hacken nieder.',
    b1: 'Es hört auf, als der Ostturm gefallen ist.',
  },
  'city-74': {
    story:
      'Das Buch, das ihr auf der Straße nicht verbrannt habt, flüstert nachts. Ein Bibliothekar bittet darum, mit Handschuhen.',
    a: 'Es abgeben.',
    b: 'Erst die letzte Seite lesen.',
    a1: 'Er sperrt es hinter drei Türen und schläft besser, ihr auch.',
    b1: 'Ihr versteht mehr als zuvor, und etwas hat auch euch gelesen.',
  },
  'city-75': {
    story: 'Schwingen verdunkeln den Markt. Der Drache, dem ihr gedient habt, holt, was die Stadt ihm schulde.',
    a: 'Euch vor ihm verneigen.',
    b: 'So tun, als kennt ihr euch nicht.',
    a1: 'Er nimmt zwei Ochsen und grüßt euch mit Namen, vor allen.',
    b1: 'Er lacht, bis die Scheiben brechen, und grüßt euch dann mit Namen.',
  },
  'city-76': {
    story: 'Ein Handelshaus vertraut sein teuerstes Schiff nur den angesehensten Namen der Stadt an.',
    a: 'Anbieten, mitzusegeln.',
    b: 'An Land bleiben.',
    a1: 'Man gibt euch den Kapitänstisch und den Tag der Abfahrt.',
    a2: 'Sie suchen euch auf ihren Listen und finden jemand anderen.',
    b1: 'Das Angebot wird wiederkommen.',
  },
  'city-77': {
    story: 'Eine Stimme im Dunkeln braucht Leute, die keiner vermisst, um zu graben, wo keiner graben soll.',
    a: 'Nach dem Lohn fragen.',
    b: 'Weitergehen.',
    a1: 'Er ist hoch, und die Stimme hat das Schlimmste von euch gehört. Sie nennt einen Friedhof.',
    a2: 'Die Stimme hat nicht genug Schlechtes über euch gehört.',
    b1: 'Das Dunkel hat Geduld.',
  },
  'city-78': {
    story:
      'Der Riss ist zu, die Stadt feiert, und Vermlinge tragen weg, was niemand bewacht. Die Kaufleute wollen sie gefunden wissen.',
    a: 'Den Spuren folgen.',
    b: 'Einen Vorschuss verlangen und dann folgen.',
    a1: 'Sie führen zu einem Nest im Leichenwald, das größer ist als gedacht.',
    b1: 'Die Kaufleute murren, zahlen und zeigen auf die Spuren.',
  },
  'city-79': {
    story: 'Dämonen herrschen, und Herolde verlesen neue Steuern. Ihr sollt die Menge ruhig halten.',
    a: 'Euch weigern.',
    b: 'Sie ruhig halten.',
    a1: 'Dann tun es andere, mit Peitschen, und der Markt ist einen Monat leer.',
    b1: 'Einen Aufruhr gibt es nicht. Auf euren Stiefeln ist Speichel.',
  },
  'city-80': {
    story: 'In der Altstadt hängen Zettel mit euren Gesichtern und einer Liste von Taten, nicht lauter eigenen.',
    a: 'Eine andere Geschichte verbreiten.',
    b: 'Alle abreißen.',
    a1: 'Am Abend halten alle die Zettel für einen Scherz.',
    a2: 'Je mehr ihr erklärt, desto mehr wird geglaubt.',
    b1: 'Jemand druckt mehr davon, mit einer neuen Zeile.',
  },
  'city-81': {
    story: 'Die Düsternis ist fort, und die Stadt weiß nicht, wohin mit ihren Helden. Sie bietet euch einen Umzug an.',
    a: 'Vom Wagen winken.',
    b: 'Im Bett bleiben.',
    a1: 'Bis zum Hafen regnet es Blumen.',
    b1: 'Der Wagen fährt ohne euch, und das fällt auf.',
  },
};
