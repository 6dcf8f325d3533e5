/** German stories of events in our own words: the situation, the two choices, and each outcome from top to bottom. */
export const roadTales2 = {
  'road-36': {
    story: 'Seit dem letzten Mal hat ein Dornendickicht den Pfad überwuchert, und etwas darin atmet.',
    a: 'Hineingehen.',
    b: 'Mit aller Kraft einen Weg schlagen.',
    a1: 'Jemand knurrt zurück, und das Atmende macht Platz.',
    a2: 'Es hat eigene Dornen.',
    b1: 'Klingen werden stumpf, und manches bleibt liegen.',
  },
  'road-37': {
    story: 'Im Tal steht eine Wand aus Klang; wer ihr nahe kommt, vergisst warum.',
    a: 'Hindurchgehen.',
    b: 'Ohren und Hände mit Lappen umwickeln.',
    a1: 'Jemand summt einen halben Ton höher mit, und sie zerfällt.',
    a2: 'Drüben kommt ihr heraus und habt vergessen, was ihr vorbereitet hattet.',
    b1: 'Es hilft, nur gehen die Lappen so bald nicht wieder ab.',
  },
  'road-38': {
    story: 'Spuren einer großen Bestie führen zu den Höfen. Sie hinkt, also nimmt sie, was leicht zu haben ist.',
    a: 'Sie jagen.',
    b: 'Die Höfe warnen und weitergehen.',
    a1: 'Vor Sonnenuntergang habt ihr sie, und auf den Höfen pflügt man in Frieden weiter.',
    a2: 'Tagelang lauft ihr im Kreis, und am Ende jagt sie euch.',
    b1: 'Sie verriegeln die Türen und danken.',
  },
  'road-39': {
    story: 'Hinter gelben Fahnen lagert eine Karawane, und ein Kind mit Fiebergesicht fragt, ob jemand heilen kann.',
    a: 'Hinter die Fahnen gehen.',
    b: 'Auf der anderen Seite bleiben.',
    a1: 'Messer, Faden, abgekochtes Wasser: Am Morgen stirbt niemand mehr.',
    a2: 'Ihr kauft Arznei, haltet Hände und steckt euch selbst an.',
    b1: 'Das Kind winkt trotzdem.',
  },
  'road-40': {
    story: 'Quer über der Straße steht eine Säule aus farbigem Licht und zieht Haar und Mäntel zu sich.',
    a: 'Hindurchgehen.',
    b: 'Sachen hineinwerfen, bis sie erlischt.',
    a1: 'Mit zwei Fingern teilt ihr sie wie einen Vorhang.',
    a2: 'Ihr seid einen Atemzug darin oder eine Woche; eure Beine wissen es auch nicht.',
    b1: 'Sie ist eine ganze Weile hungrig.',
  },
  'road-41': {
    story: 'Mitten auf dem Pfad steht eine Bärin über ihren Jungen.',
    a: 'Langsam vorbeigehen.',
    b: 'Über die Felsen absteigen.',
    a1: 'Jemand weiß, wie man fragt, und sie setzt sich.',
    a2: 'Ein Junges wird neugierig, und das genügt.',
    b1: 'Die Felsen sind nass, haben aber keine Kinder.',
  },
  'road-42': {
    story:
      'In einer Hütte findet ihr die verlassene Übungshalle eures alten Gefährten, mit einer Tür, die nie jemand aufbekam.',
    a: 'Es mit allen Mitteln versuchen.',
    b: 'Aufschreiben, wo sie steht.',
    a1: 'Die Tür gewinnt. Ihr seid müde bis auf die Knochen.',
    b1: 'Jemand Stärkeres wird hier vorbeikommen.',
  },
  'road-43': {
    story:
      'Eine Dampfmaschine aus der Werkstatt eurer alten Freundin steckt im Schlamm, und ihre Mannschaft zahlt für Muskeln.',
    a: 'Schieben.',
    b: 'Ihnen festeren Boden wünschen.',
    a1: 'Sie bewegt sich, ein Rücken auch, nur in die falsche Richtung.',
    b1: 'Als ihr euch umseht, sind sie noch da.',
  },
  'road-44': {
    story:
      'Über den Hügeln klafft der Himmel, wie in den Notizen eurer früheren Gefährtin, und niemand hat ihn geschlossen.',
    a: 'Herausfinden, wo der Riss beginnt.',
    b: 'Den Blick auf der Straße lassen.',
    a1: 'Er beginnt in einer Mulde, in der nichts wächst. Dort braucht ihr mehr als Notizen.',
    b1: 'Die Straße ist wie immer.',
  },
  'road-45': {
    story: 'Auf dem Pfad liegt eine Börse, zu sauber und zu voll, mit einem Hauch von Mandeln.',
    a: 'Sie aufheben.',
    b: 'Den Trick einer alten Freundin erkennen.',
    a1: 'Knöpfe sind darin und eine Nadel.',
    b1: 'Ihr lacht und überlasst sie dem Nächsten.',
  },
  'road-46': {
    story: 'Eine Steinsäule am Weg grüßt euch mit der Stimme eines Gefährten, der heim in die Berge ging.',
    a: 'Stehen bleiben und mit ihr reden.',
    b: 'Es für den Wind halten.',
    a1: 'Sie sagt, was sie zu sagen hatte, und ist wieder ein Stein.',
    b1: 'Der Wind versucht es ein andermal wieder.',
  },
  'road-47': {
    story: 'In zwei Reihen sitzen Ratten am Weg und sehen euch an, wie es nur eine eurer Gefährtinnen konnte.',
    a: 'Langsam zwischen ihnen hindurchgehen.',
    b: 'Sie auseinandertreiben.',
    a1: 'Sie lassen euch durch und schließen hinter euch auf.',
    b1: 'Es sind viel mehr als zwei Reihen.',
  },
  'road-48': {
    story: 'Ein Schein in den Bergen, als ginge die Sonne zweimal auf. Von dort kommen Reisende mit verbrannten Augen.',
    a: 'Erst die Reisenden fragen.',
    b: 'Geradewegs hineinmarschieren.',
    a1: 'Sie sprechen von einem Tor, das sich zu gewissen Stunden öffnet, und ihr schreibt sie auf.',
    b1: 'Weit kommt ihr nicht. Alles ist weiß, dann tut es weh.',
  },
  'road-49': {
    story:
      'Rauch über einer alten Grenzfeste: Euer früherer Quartiermeister diente dort. Jetzt halten sie Deserteure und überwachen die Straße.',
    a: 'Aus der Ferne die Schwachstellen notieren.',
    b: 'Dazu noch eine Streife ausrauben.',
    a1: 'Nun wisst ihr, wo die Mauer am niedrigsten ist.',
    b1: 'Den Sold tragen sie bei sich, und harte Fäuste auch.',
  },
  'road-50': {
    story:
      'In trockener Steppe steht eine Fremde, nass von Kopf bis Fuß. Sie sucht jemanden, der eure frühere Gefährtin kennt.',
    a: 'Ihr sagen, dass ihr sie kennt.',
    b: 'Erst einen Beweis verlangen.',
    a1: 'Am Hafen wird sie auf euch warten.',
    b1: 'Sie öffnet die Hand, und euer Lager steht unter Wasser. Danach glaubt ihr ihr.',
  },
  'road-51': {
    story:
      'An einem Baum hängt eine schwarze Spielkarte, und die Hand, die sie annagelte, würdet ihr überall erkennen.',
    a: 'Die Karte nehmen.',
    b: 'Sie hängen lassen.',
    a1: 'Sie ist kalt und hat keine Rückseite.',
    b1: 'Als ihr euch umdreht, ist der Baum leer.',
  },
  'road-52': {
    story:
      'Eine Scheune voller Kästen, jeder beschriftet von der Hand des alten Seuchendieners. Irgendwo dazwischen liegt Geld.',
    a: 'Ganz sacht die Tür schließen.',
    b: 'Das Geld suchen.',
    a1: 'Manche Türen bleiben besser zu.',
    b1: 'Ihr findet es im letzten Kasten, nachdem alle anderen offen waren.',
  },
  'road-53': {
    story: 'Der Zorn eurer früheren Gefährtin ist Legende, und junge Kämpfer lauern, um ihn an euch zu erproben.',
    a: 'Ihnen ihren Kampf geben.',
    b: 'Mit ihnen trinken und zeigen, was Zorn ist.',
    a1: 'Sie sind zufrieden und können nicht mehr stehen. Ihr auch nicht.',
    b1: 'Als die Flaschen leer sind, reicht euch die Beste ihre Axt.',
  },
  'road-54': {
    story: 'Ein Junge mit Laute, wegen eines Liedes von daheim fortgelaufen, kann nicht mit euch Schritt halten.',
    a: 'Ihn samt Laute tragen.',
    b: 'Ihn am Waldrand lassen.',
    a1: 'Um Platz zu schaffen, bleibt einiges am Weg. Daheim weint man vor Freude.',
    b1: 'Jemand, der den Wald kennt, zeigt ihm einen sicheren Pfad, und er kommt an.',
    b2: 'Er setzt sich auf einen Stumpf und sieht euch nach.',
  },
  'road-55': {
    story: 'Tief im Wald liegen Schlingen, gelegt wie von einem Gefährten, der nie fehlte.',
    a: 'Den Zeichen folgen, die er euch lehrte.',
    b: 'Auf das Glück vertrauen.',
    a1: 'Links an der Birke, rechts am Stein, und ihr seid durch.',
    b1: 'Zeichen lesen hat das Glück nie gelernt.',
  },
  'road-56': {
    story:
      'Ein Wagen mit Verwundeten kommt von einem Grenzgefecht, und wer sie zum nächsten Wundarzt bringt, wird belohnt.',
    a: 'Sie hinbringen und das Geld ablehnen.',
    b: 'Sie hinbringen und es nehmen.',
    a1: 'Der Wundarzt lernte bei einem Freund von euch und erzählt es weiter.',
    b1: 'Geschäft ist Geschäft; sie leben ja.',
  },
  'road-57': {
    story:
      'Auf einem Hügel treffen sich vier Winde, jeder von einer anderen Seite. Hier muss eure frühere Gefährtin gewesen sein.',
    a: 'Den Hügel umgehen.',
    b: 'Euch in die Mitte stellen.',
    a1: 'Die Hüte bleiben auf.',
    b1: 'Sie reißen euch die Taschen vom Rücken, und in der Stille danach glitzert etwas in der Ferne.',
  },
  'road-58': {
    story:
      'Ein Rudel wilder Hunde trabt neben euch und wartet offenbar auf einen Befehl, den nur einer von euch je gab.',
    a: 'Sie mittraben lassen.',
    b: 'Sie füttern, damit sie gehen.',
    a1: 'Am nächsten Fluss bleiben sie zurück und heulen einmal.',
    b1: 'Sie fressen alle Vorräte und dann die Riemen.',
  },
  'road-59': {
    story:
      'Vom Eis her folgt euch weißer Nebel, und darin geht jemand, der einst mit euch reiste, oder was davon blieb.',
    a: 'Den Nebel kommen lassen.',
    b: 'Rennen, bis er zurückbleibt.',
    a1: 'Wie Nadeln geht er durch euch hindurch. Dann liegt freundlich eine Hand auf euren Schultern und ist fort.',
    b1: 'Ihr werft weg, was bremst, und ein Name wird euch nachgerufen.',
  },
  'road-60': {
    story: 'Wieder kommt ihr an die Hütte mit der Tür. Diesmal geht sie auf, und drinnen hängt eine gepflegte Axt.',
    a: 'Alles den Schülern lassen, die kommen werden.',
    b: 'Die Axt nehmen.',
    a1: 'Unterwegs begegnen euch die ersten und grüßen mit Achtung.',
    b1: 'Rosten lassen wäre schade.',
  },
  'road-61': {
    story: 'Zu den notierten Stunden erlischt der Schein in den Bergen. Zwischen zwei Säulen führt eine Treppe hinauf.',
    a: 'Noch einmal beobachten.',
    b: 'Euch die Treppe merken und bewaffnet wiederkommen.',
    a1: 'Ihr zählt Stufen und Wachen; das nächste Mal wisst ihr mehr.',
    b1: 'Der Weg in den Tempel des Lichts liegt offen.',
  },
  'road-62': {
    story:
      'Zum zweiten Mal liegt ihr auf dem Fels über der Treppe. Die Wachen wechseln, und einen Augenblick ist niemand da.',
    a: 'Hinunterschleichen und den Weg markieren.',
    b: 'Sofort losrennen.',
    a1: 'Ein Kreidestrich, und nächstes Mal braucht ihr kein Glück.',
    b1: 'Das Licht kehrt zurück, als ihr noch auf der Treppe seid.',
  },
  'road-63': {
    story: 'Was vom Hügel der Winde aus glitzerte, hängt in einem Elsternnest über einer Schlucht.',
    a: 'Dem Vogel seinen Schatz lassen.',
    b: 'Danach klettern.',
    a1: 'Schimpfen tut er trotzdem.',
    b1: 'Ein Ohrring, warm, als stecke die Sonne darin.',
  },
  'road-64': {
    story: 'Die Leute von Sin-Ra haben euch überholt und ein Netz, einen Karren und viel Zeit mitgebracht.',
    a: 'Bis zuletzt kämpfen.',
    b: 'Früh ausbrechen.',
    a1: 'Am Ende siegt ihr und könnt die Waffen kaum noch heben.',
    b1: 'Ihr lasst ihnen Gepäck und etwas Haut.',
  },
  'road-65': {
    story: 'Die Karawanenführerin wartet, wo sie es gesagt hat. Räuber warten dort auch.',
    a: 'Bleiben, bis der letzte Wagen durch ist.',
    b: 'Den Lohn nehmen und vorausreiten.',
    a1: 'Kein Wagen geht verloren, und das sagt sie in jeder Stadt.',
    b1: 'Bezahlt ist bezahlt.',
  },
  'road-66': {
    story:
      'Der Schatten des Drachen gleitet über euch, und es regnet Gold: sein Dank, oder eine Last zum Weitertragen.',
    a: 'Aufheben, was nahe liegt.',
    b: 'Alles aufheben, ob es brennt oder nicht.',
    a1: 'Es ist mehr, als ihr zählen könnt.',
    b1: 'Es ist genauso viel und war noch heiß.',
  },
  'road-67': {
    story:
      'Siedler erkennen euch und fragen, wo sie bauen sollen: an der Straße, auf euren Rat, oder hinter einer Mauer, die ihr gegen Lohn bewacht.',
    a: 'Sie beraten.',
    b: 'Die Mauer gegen Lohn bewachen.',
    a1: 'In einem Jahr wird hier ein Markt sein.',
    b1: 'Sie zahlen gutes Gold. Andere hätten es für weniger getan.',
  },
  'road-68': {
    story: 'Reisende sehen euch kommen, werfen die Börsen hin und knien nieder.',
    a: 'Die Börsen nehmen.',
    b: 'Sie zurückgeben.',
    a1: 'So leicht ist es geworden.',
    b1: 'Sie verstehen es nicht und erzählen es allen.',
  },
  'road-69': {
    story:
      'Seit die Düsternis fort ist, folgen euch überall junge Leute und wollen lernen oder wenigstens etwas tragen.',
    a: 'Sie mit euch kämpfen lassen.',
    b: 'Sie lieber ein Handwerk lehren.',
    a1: 'Wer lehrt, lernt zweimal.',
    b1: 'Die eigene Übung leidet, dafür bekommt die Stadt Schmiede, Bäcker und Schreiber.',
  },
};
