/** What French speakers may ask for that is no theme, also where it shares words with one. */
import type { OtherSubjects } from "../../story-locale.ts";

export const otherSubjects: OtherSubjects = {
  instruments: {
    phrases: [
      "piano|guitare|violon|flute|tambour|trompette|batterie|ukulele|solfege|accordeon|harpe|orgue|saxophone",
      "chanter|chant chorale|concours|=rap|chanson",
      "concert|concerts|opera|orchestre|musicien|musique",
    ],
  },
  sports: {
    phrases: [
      "karate|judo|taekwondo|echecs|tennis|basket|=golf|=ski|yoga|athletisme|rugby|volley|hockey|escrime|surf|gymnastique|equitation|handball|petanque",
      "match|coupe|champion|champions foot|football|monde|rugby|finale",
      "peche|pecher ligne|=canne|truite",
      "voiture|voitures|moto course|courses|rallye",
      "tour =monde|france",
      "danse|danser classique|=salsa|moderne|bal",
    ],
  },
  languages: {
    phrases: [
      "anglais|espagnol|allemand|italien|arabe|chinois|latin|grammaire|vocabulaire|conjugaison|lingala|wolof",
    ],
  },
  work: {
    phrases: [
      "politique|elections|entreprise|hypotheque|salaire|retraite|marketing|electricite|gouvernement|avocat|informatique|revolution|philosophie",
      "heure =pointe",
      "machine =laver|coudre|vapeur",
      "monter meuble|tente|entreprise",
      "place =de|concorde",
      "mort =de =rire",
    ],
  },
  crafts: {
    phrases: [
      "tricot|=coudre|couture|broder|poterie|poesie|poeme|cinema|ballet|chorale|dessiner|dessin|mandala|origami|photographie|theatre",
      "peinture huile|tableau|musee",
      "recette|gateau|crepes|cuire chocolat|crepes|recette|pommes|biscuits",
      "=bûche|=buche|galette|vendanges",
    ],
  },
  places: {
    phrases: [
      "tour eiffel",
      "musee|louvre|chateau|chateaux|pyramide|pyramides|maroc|egypte|amerique|paris",
      "train|machine vapeur",
      "bateau croisiere|pirate|pirates",
    ],
  },
  celebrations: {
    phrases: [
      "=noel|halloween|paques|carnaval|ramadan|hanouka|mariage|fiançailles",
      "lettre|pere|sapin|cadeau|bonhomme noel",
      "fete meres|peres|foraine|musique|nationale",
      "lune =de miel",
    ],
  },
  stories: {
    phrases: [
      "spiderman|batman|superman|pokemon|minecraft|heros|idole|cendrillon|blanche =neige|sirene|princesse|prince|lutin|lutins|elfe|elfes|ogre|magicien|sorcier|chevalier|chevaliers|licorne|vampire|zombie",
      "princesse|prince|belle endormi|endormie|dort|bois",
      "bain minuit|foule|soleil",
      "chat botte",
      "dent|dents =contre|narval|=lion|scie",
      "roi|reine|princesse cour|couronne|royaume|perd|animaux|chateau",
      "peluche|jouet lion|ours|lapin|chien|licorne",
      "=dame cheveux =or|blonds",
      "histoire|blague|conte drole|rire|fees|fantastique|=france",
      "detective|enquete|mystere|espion|voleur|policier",
      "chien policier|aboie",
      "cerf volant",
      "montre|baguette|cheval|tapis magique",
      "voyage =temps|passe|futur",
      "cirque|clown|acrobate animaux|aller|roi",
      "=petits|=nounours bonne =nuit",
      "couper =la poire",
      "=petit =prince",
      "coup foudre",
      "pot =fleurs",
      "chat gorge",
      "dent|dents creuse|=sagesse",
      "couleur =vent",
      "chocolat|carton|bois|papier baleine|poule|cheval|maison",
      "perdre|tête tête|épingle",
      "mettre voiles",
      "bras =droit capitaine",
      "=or noir",
    ],
  },
};
