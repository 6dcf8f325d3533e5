import type { Translation } from '@tessera/text';
import type { introductions2 as English } from '../en/intros2.ts';

/** German introductions of scenarios 50 to 95 in our own words: why the party comes, and what it has to do. */
export const introductions2: Translation<typeof English> = {
  'scenario-49':
    'Die Rebellen haben ihr Feld gewählt, und die Stadt antwortet mit einer Kanone am Ende einer Gasse ohne Deckung. Ein Bogenschütze nach dem anderen läuft hin, um sie abzufeuern: kommt durch die Gasse und bringt das Geschütz zum Schweigen.',
  'scenario-50':
    'Nur nachts erscheint auf dem Hügel eine Festung, durch deren Hallen Elementargeister gehen. Sammelt ein, was ihre Herren zurückließen, bevor der Morgen kommt.',
  'scenario-51':
    'Hierher hat alles geführt: Hinter dem letzten Tor wartet das Düster selbst. Der Ort zehrt in jedem Zug an euch: Tötet es, solange ihr noch könnt.',
  'scenario-52':
    'Ein Keller der Stadt atmet Gift, und euer Auftraggeber will Proben. Jeder von euch muss eine herausholen, durch Plündern oder indem er sich die Zeit zum Graben nimmt.',
  'scenario-53':
    'Ihr seid in den Keller der Krypta gestiegen, und die Tür fällt zu. Bleibt zehn Runden am Leben, während sich ein Gitter nach dem anderen öffnet.',
  'scenario-54':
    'Das Zepter führt seinen Träger in einen Palast aus Eis, und was darin wartet, verlacht jede andere Waffe. Der Träger muss das Zepter mit der Kraft der Harrower füllen und es zum Altar am Ende der Halle bringen.',
  'scenario-56':
    'Banditen im Wald haben Orchideen gefangen genommen. Besiegt die ganze Bande und lasst nicht zu viele der Gefangenen sterben.',
  'scenario-57':
    'Ein Verräter in der Wache verkauft die Geheimnisse der Stadt. Folgt der Spur durch die Kaserne und schaltet den Eindringling aus, bevor der Alarm zu laut wird.',
  'scenario-58':
    'Das Blut führt zu einer Hütte im Moor, in der ein Mörder Knochen sammelt. Ein seltsamer Dolch kann euch helfen: Haltet den Schnitter auf.',
  'scenario-59':
    'Ein Hain, seit hundert Jahren ohne Besucher, erinnert sich noch an die letzten. Vertreibt seine Bewohner und sammelt die Kräuter zwischen den Steinen.',
  'scenario-60':
    'Das Labor wird gleich brennen, und die Zutaten sind noch darin. Holt sie alle und steht wieder an der Tür, bevor Runde 12 endet.',
  'scenario-61':
    'Das Licht auf der Klippe schwindet, und Schiffe zerschellen an den Felsen. Tragt die Teile der Lampe zusammen; die Wesen dort gehören zwei Welten an, und nur eine ist jeweils wach.',
  'scenario-62':
    'Eine Grube verschlingt Seelen und gibt Runde um Runde Knochen zurück. Fällt zehn der Toten, um den Dämon hervorzulocken, der sich von ihnen nährt, und tötet ihn.',
  'scenario-63':
    'Plündernde Inox lagern an einem See aus Feuer. Kämpft euch an seinem Rand entlang und besiegt sie alle.',
  'scenario-64':
    'Von oben sieht die Lagune ruhig aus. Taucht hinab und tötet die Räuber, wegen denen kein Taucher zurückkehrt.',
  'scenario-65':
    'Vermlinge graben nach Schwefel und teilen nicht. Besiegt sie und nehmt die Säcke, die sie gefüllt haben.',
  'scenario-66':
    'Eine Bucht voller Uhrwerke öffnet und schließt ihre Türen nach eigenem Plan. Findet heraus, welche Platte welche Tür hält, teilt euch auf und besetzt die letzten Platten gemeinsam.',
  'scenario-67':
    'Eine Bibliothek der Magie hat sich verschlossen, und ihr Golem geht zwischen den Regalen um. Einer von euch muss die Tür offen halten, während die anderen ihn zerstören.',
  'scenario-68':
    'Gift breitet sich über das Moor aus und tötet Runde um Runde den ältesten Baum des Landes. Eilt zu ihm und vertreibt alle seine Feinde.',
  'scenario-69':
    'Hinter dem Brunnen liegt die Puppe eines Kindes, ohne die ein Geist keine Ruhe findet. Findet sie und tragt sie dorthin, wo sie hingehört.',
  'scenario-70':
    'Zwei Dämonen sind an eine Insel gekettet, und Geister, denen nichts schadet, halten Wache. Kommt an den Geistern vorbei und tötet beide Dämonen.',
  'scenario-71':
    'Der Wind im Hochland schiebt selbst die Stärksten beiseite. Sammelt ein, was auf den Gipfeln liegt, ein Tor nach dem anderen, und kehrt gemeinsam zum Anfang zurück.',
  'scenario-72':
    'Drei Bäume bluten Schleim, der sich von selbst bewegt. Fällt die Bäume und säubert den Hain; das kleine Waldvolk muss nicht sterben.',
  'scenario-74':
    'Ihr bewacht ein Handelsschiff, und mitten auf See kommen das Wasser und seine Geschöpfe an Bord. Haltet den Laderaum frei, indem ihr Wasser zur Reling tragt, und tötet alles, was darüber steigt.',
  'scenario-75':
    'Drei Gräber wollen nicht geschlossen bleiben. Brecht sie auf, stellt euch dem, was herausklettert, und tötet den Regenten im letzten.',
  'scenario-76':
    'Das Nest hat keine Türen, nur Kammern, und der Weg von einer zur nächsten führt durch die Wände. Reißt eine nach der anderen ein und tötet alles, was dahinter lebt.',
  'scenario-77':
    'Ein Gewölbe direkt unter den Augen der Wache birgt Geheimnisse, die einen Diebstahl wert sind. Nehmt sie alle, bevor eine Wache den Alarm erreicht.',
  'scenario-78':
    'Banditen und Kultisten halten eine Grube unter den Hügeln, und zwei von ihnen führen jemanden zu den Altären an ihrem Ende. Schlagt euch durch und haltet die beiden auf, bevor das Opfer gebracht ist.',
  'scenario-79':
    'Ein Verräter wartet in einem Tempel, dessen steinerne Wächter schlafen. Weckt sie zur rechten Zeit, haltet den heiligen Fisch am Leben und tötet den Verräter.',
  'scenario-80':
    'Man hat euch die Ausrüstung abgenommen, und die Festung ist voller Wachen. Jeder von euch muss das Seine finden, und dann müsst ihr alle hinaus.',
  'scenario-81':
    'In diesem Tempel treffen sich Sonne und Mond, und das Wesen dazwischen hat keine Farbe. Nutzt den Kristall und die Sphäre gegen es: Dafür sind sie gemacht.',
  'scenario-82':
    'Ein grollender Berg hütet einen Schatz hinter Türen, die sich nur öffnen, wenn seine stärksten Wächter fallen. Holt ihn und entscheidet dann: gebt dem Berg einen Teil zurück oder tragt alles hinaus zum Eingang.',
  'scenario-83':
    'Im Dunkeln hüten Kultisten Flammen, die sie heilen und euch verbrennen. Macht ihnen ein Ende, und auch den Dämonen, die ihr Tod freisetzt.',
  'scenario-84':
    'In einer Kristallhöhle ist ein Stein mehr wert als alle anderen, und er lebt. Beschützt ihn vor den Dämonen, bis der letzte gefallen ist.',
  'scenario-85':
    'Die Nacht greift den Tempel der Sonne an, und dessen eigene Dämonen trauen keiner Seite. Besiegt beide Seiten.',
  'scenario-86':
    'Ein Dorf wird überrannt, und seine Bewohner fliehen zur Straße. Bringt sieben von ihnen in Sicherheit, bevor zu viele verloren sind.',
  'scenario-87':
    'In der Bucht ist etwas Riesiges gewachsen und verdirbt das Wasser. Vernichtet die Schleime, die es schützen, und tötet den Riesenschleim.',
  'scenario-88':
    'Der Stab bringt euch auf eine Ebene, die ganz aus Wasser besteht, und durch ihre große Halle zieht eine Strömung. Tötet den König der Lauerer beim Kristall, und bringt seine Klaue gegen den Strom zu diesem Kristall zurück.',
  'scenario-89': 'Das Syndikat hat die Falschen betrogen, und die haben euch die Adresse genannt. Räumt das Versteck.',
  'scenario-90':
    'Zwei Altäre halten einen Riss zwischen den Welten offen. Geht vom einen zum anderen, lasst keine Seite unbewacht, und vertreibt erst die Dämonen und dann die Geister, die ihnen folgen.',
  'scenario-91':
    'Zwei Banden sind in der Wildnis aufeinandergetroffen, und Tiere haben das Blut gerochen. Besiegt alle, die noch stehen, und achtet auf die Geister: Sie gehören zu keiner Seite.',
  'scenario-92':
    'In der Hintergasse tobt eine Schlägerei, und die Wache steht mittendrin. Besiegt die Schläger, aber tötet weder Stadtwachen noch Bogenschützen.',
  'scenario-93':
    'Ein Schiff liegt mit unberührter Ladung auf dem Grund der Bucht. Räumt den Rumpf von allem, was jetzt darin lebt.',
  'scenario-94':
    'Die Vermlinge stehlen alle glänzenden Dinge und tragen sie in ihr Nest. Besiegt sie und bringt alles zurück.',
  'scenario-95':
    'Eine Schuld ist fällig, und der Leutnant eines Urdämons treibt sie ein. Findet die echten Siegel unter den falschen, öffnet die letzte Tür und tötet ihn.',
};
