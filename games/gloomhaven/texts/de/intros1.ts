import type { Translation } from '@tessera/text';
import type { introductions1 as English } from '../en/intros1.ts';

/** German introductions of scenarios 1 to 48 in our own words: why the party comes, and what it has to do. */
export const introductions1: Translation<typeof English> = {
  'scenario-1':
    'Ein Dieb hat Papiere mitgenommen, die ein Händler der Stadt zurückhaben will, und seine Bande versteckt sich in einem alten Hügelgrab. Räumt jeden Raum; die Banditen sind dort unten nicht allein.',
  'scenario-2':
    'Die Spur aus dem Hügelgrab führt zum eigentlichen Lager der Banditen, tiefer im Berg. Findet und tötet ihren Hauptmann und räumt alle geöffneten Räume.',
  'scenario-3':
    'Die Stadt will ein Lager der Inox zerschlagen, bevor dessen Plünderer die Karawanen erreichen. Kämpft, bis zehn von ihnen gefallen sind; solange ihr Tor geschlossen ist, kommen immer neue aus den Zelten.',
  'scenario-4':
    'Kultisten graben in einer Krypta und wecken die Toten. Steigt hinab, beendet die Riten und erschlagt alle Erweckten.',
  'scenario-5':
    'Unter einer verfallenen Krypta reißt etwas die Luft auf, und Dämonen treten heraus. Kämpft euch zum Riss vor und räumt die Hallen ringsum.',
  'scenario-6':
    'Ein Gelehrter der Toten bittet euch, nach einer verstummten Krypta zu sehen. Öffnet die letzte Tür und vernichtet die Untoten in jedem Raum, den ihr betretet.',
  'scenario-7':
    'In einer Grotte voll seltsamen Lichts wachsen Pflanzen, die die Verzauberin der Stadt braucht. Sammelt jede Probe ein, auch wenn die Bewohner des Ortes sie behalten wollen.',
  'scenario-8':
    'Diebesgut aus eurem letzten Auftrag taucht in einem gut bewachten Lagerhaus am Hafen auf. Zwei riesige Inox stehen zwischen euch und der Antwort: Besiegt sie.',
  'scenario-9':
    'Eine Mine fördert Diamanten und Elend zu gleichen Teilen. Tötet ihren Aufseher und tragt die Schätze hinaus; die Vermlinge werden euch für beides nicht danken.',
  'scenario-10':
    'Ihr tretet durch den Riss auf eine Ebene, auf der die Elemente selbst umhergehen. Besiegt die Dämonen dort und erfahrt, wer sie ruft.',
  'scenario-11':
    'Ihr habt euch gegen die Stadt gestellt, und mit euch ziehen die Toten durch ihre Straßen. Tötet den Hauptmann, der den Platz verteidigt.',
  'scenario-12':
    'Die Toten sind in die Stadt eingedrungen, und ihre Herrin ist unter ihnen. Haltet mit den Wachen den Platz und tötet Jekserah.',
  'scenario-13':
    'Ein alter Tempel soll Fragen beantworten, an denen alle Gelehrten scheitern. Seine Wächter wollen erst sehen, ob ihr eine Antwort verdient: Besiegt sie alle.',
  'scenario-14':
    'Aus einer Senke in den Bergen weht ein kalter Wind, und Jäger sind dort verschwunden. Folgt ihren Spuren und tötet, was im Eis lebt.',
  'scenario-15':
    'Ein Schrein in den Bergen verbirgt eine Macht für alle, die stark genug sind. Findet heraus, welche Platten welche Türen bewegen, und nehmt, was hinter der letzten liegt.',
  'scenario-16':
    'Den Pass über die Berge halten Inox und Dämonen aus Fels und Wind. Solange sie stehen, kommt kein Reisender hinüber: Macht den Weg frei.',
  'scenario-17':
    'Ein Sturm wirft euch auf eine Insel, die auf keiner Karte steht. Überlebt ihre Tiere und ihre Vermlinge und findet einen Weg zurück.',
  'scenario-18':
    'Aus den ältesten Kanälen der Stadt steigt faules Wasser, und etwas ist dort eingezogen. Räumt auf, bevor noch mehr vom Viertel versinkt.',
  'scenario-19':
    'Hail, eine Magierin mit wenig Geduld, kennt eine vergessene Krypta und einen Weg, Risse zu schließen. Geleitet sie durch die Toten bis an ihren Platz am anderen Ende; ohne sie ist alles verloren.',
  'scenario-20':
    'Die Nekromantin hat sich in ihr Heiligtum zurückgezogen und ruft ihre Diener zu sich. Brecht durch und tötet Jekserah, bevor sie wieder flieht.',
  'scenario-21':
    'Im Herzen der Elementarebene sitzt ein Urdämon auf seinem Thron, und keine Waffe verletzt ihn. Zerstört den Altar, der ihm Gestalt gibt.',
  'scenario-22':
    'In einem Tempel nähren Kultisten die Elemente, und jeder Altar macht ihre Dämonen stärker. Brecht durch und zerstört ihren Götzen.',
  'scenario-23':
    'Unter den bekannten Ruinen liegen ältere, voller Maschinen, die noch immer wachen. Erreicht die Kammer mit den Platten und besetzt alle zugleich.',
  'scenario-24':
    'In diesen Höhlen kommt jeder Laut stärker zurück, und etwas hört zu. Öffnet alle Türen und findet heraus, wo das Echo beginnt.',
  'scenario-25':
    'Euer Weg führt eine Eiswand hinauf, über euch Drachen und hinter euch Hunde. Alle müssen oben ankommen.',
  'scenario-26':
    'Die Stadt trinkt aus einer verunreinigten Zisterne. Arbeitet mit eigenen Händen an den Pumpen und reinigt genug davon, während die Toten aus dem Wasser steigen.',
  'scenario-27':
    'Hail hat den Riss gefunden und beginnt, ihn zu schließen. Haltet sie zehn Runden am Leben, während Dämonen jeder Art hindurchkommen.',
  'scenario-28':
    'Gesang führt euch zur äußeren Kammer eines dunklen Rituals. Brecht den Kreis der Kultisten, bevor sie fertig sind, und tötet, was ihnen schon geantwortet hat.',
  'scenario-29':
    'Hinter schweren Türen liegt ein Heiligtum, in dem kein Licht bleibt. Schlagt euch Raum für Raum durch und lasst nichts am Leben.',
  'scenario-30':
    'Ein Artefakt ruht in einem Schrein, den das Meer verschlungen hat. Taucht an seinen Hütern vorbei und nehmt jedes Stück mit.',
  'scenario-31':
    'Ihr betretet eine Ebene ewiger Nacht, in der die Dunkelheit nur den Ihren hilft. Findet den Felsen, der das Tor offen hält, und zerstört ihn.',
  'scenario-32':
    'Ein kranker Wald wächst um ein vergrabenes Geheimnis. Dringt bis ins Herz vor, räumt die Lichtungen, die ihr öffnet, und nehmt eure Funde mit.',
  'scenario-33':
    'Die Savvas bewahren ihr Werkzeug in einer Rüstkammer aus Feuer und Eis auf. Nehmt, weshalb ihr gekommen seid, und kehrt alle zum Eingang zurück.',
  'scenario-34':
    'Der älteste der Drachen sitzt auf dem versengten Gipfel und will nicht verhandeln. Er fliegt von Horst zu Horst und ruft Winde, denen keine Klinge schadet: bringt ihn zur Strecke.',
  'scenario-35':
    'Ihr habt euch für die Dämonen entschieden, und vor euch stehen die Mauern der Stadt. Brecht das Tor auf und tötet den Hauptmann dahinter.',
  'scenario-36':
    'Dämonen stürmen die Wehrmauern, und ihr steht neben den Bogenschützen. Haltet jeder Welle stand und tötet den Urdämon, der sie anführt.',
  'scenario-37':
    'Ein Graben am Meeresgrund verbirgt den Weg, den ihr braucht. Schwimmt an seinen Jägern vorbei und bringt alle auf die andere Seite.',
  'scenario-38':
    'Inox halten eine Orchidee gefangen, die euch etwas zu sagen hat. Befreit die Pferche von den Wachen und sorgt dafür, dass die Gefangene überlebt.',
  'scenario-39':
    'Eine Schlucht spaltet den Berg, und Kultisten rufen an ihrem Altar die Kälte. Überquert sie und zerstört den Altar, bevor das Eis euch holt.',
  'scenario-40':
    'Dieses Tal wurde vor langer Zeit mit Maschinen und Tieren gesichert. Findet die Schalter und besetzt alle Platten zugleich, um sie abzustellen.',
  'scenario-41':
    'Das Grab ist älter als die Stadt und aus gutem Grund versiegelt. Findet die verborgene Platte und verlasst den Ort gemeinsam; alle müssen hinaus.',
  'scenario-42':
    'Ihr folgt einer Stimme an einen Ort, den es nur ihretwegen gibt. Jedes ihrer Bänder schenkt den Gegnern eine Gabe: Durchtrennt sie alle.',
  'scenario-43':
    'Alchemisten zahlen gut für Drachen, und die Klippe vor euch ist voller Nester. Erlegt acht von ihnen, gleich welcher Art.',
  'scenario-44':
    'Redthorn führt euch gegen den Stamm, der seine Freundin festhält. Befreit die gefangene Orchidee, haltet sie am Leben und besiegt das Lager.',
  'scenario-45':
    'In einem Sumpf verstecken sich Rebellen, und die Soldaten der Stadt jagen sie. Ihr kämpft für den Sumpf: Brecht zu den Totems durch, die den Gegner heilen, und zerstört sie.',
  'scenario-46':
    'Auf dem höchsten Gipfel nistet das Grauen, das Menschen aus ihren Träumen zerrt. Steigt an seinen Dämonen vorbei und tötet es.',
  'scenario-47':
    'Unter dem Meer wartet ein Auge, das nichts sieht und doch weiß, wo ihr seid. Seine Nähe verwundet euch jede Runde: Tötet es schnell.',
  'scenario-48':
    'Ein Reiter sucht den Wald heim, schlägt zu und ist wieder fort. Findet heraus, wo er wiederkehrt, und tötet den Dunklen Reiter.',
};
