import type { CardLanguage } from '../card-language.ts';

export const french: CardLanguage = {
  code: 'fr',
  ingredientHeadings: 'ingrédients les_ingrédients il_vous_faut il_faut liste_des_ingrédients',
  directionHeadings:
    'préparation la_préparation étapes réalisation instructions progression recette la_recette mode_opératoire méthode étapes_de_préparation comment_faire comment_préparer comment_réaliser',
  noteHeadings:
    'astuce astuces conseil conseils note notes remarque remarques variante le_conseil valeurs_nutritionnelles ustensiles matériel matériel_nécessaire équipement note_de_l’auteur',
  titleLabels: 'recette recette_de recette_pour titre nom_de_la_recette',
  servings: 'personnes personne pour parts portions nombre_de_personnes pour_environ pièces donne',
  prep: 'préparation temps_de_préparation prép préparer',
  cook: 'cuisson temps_de_cuisson cuire',
  total: 'total temps_total durée prêt_en temps',
  minutes: 'min minute minutes mn min.',
  hours: 'h heure heures',
  verbs:
    'abaissez ajoutez ajouter arrosez arroser assaisonnez assaisonner battez battre beurrez beurrer blanchir chauffez chauffer ciselez ciseler concassez coupez couper coulez couvrez couvrir creusez cuire cuisez décorez décorer délayez délayer démoulez démouler déposez déposer détaillez disposez disposer dorer dressez dresser égouttez égoutter émincez émincer enfournez enfourner enlevez épluchez éplucher étalez étaler faites faire farcissez fariner filtrez foncez fondre formez fouettez fouetter garnissez garnir hachez hacher huilez incorporez incorporer laissez laisser lavez laver mélangez mélanger mettez mettre mijoter mixez mixer montez mouillez nappez parsemez parsemer passez pelez peler pétrissez pétrir piquez placez placer plongez plonger pochez poêlez portez porter poivrez poursuivez pré chauffez préchauffez préchauffer prélevez préparez préparer pressez ramollir râpez râper rectifiez recouvrez réduisez réduire réfrigérez remettez remuez remuer renversez répartissez répartir réservez réserver retirez retirer retournez retourner rincez rincer roulez salez saler saupoudrez saupoudrer séparez séparer servez servir sortez tapissez tamisez tamiser terminez torréfiez tournez travaillez trempez tremper verser versez videz ensuite puis pendant dégustez goûtez flambez dénoyautez enrobez façonnez essuyez nettoyez équeutez éteignez congelez gratinez rissolez déglacez ajoute rectifier ajustez ajuster vérifiez vérifier corrigez corriger relevez',
  sentenceWords:
    'jusqu’à puis pendant minutes heure heures degrés four dans_un dans_une dans_le feu casserole poêle saladier ensuite le les la au mélange environ thermostat reposer',
  numbers: 'un une deux trois quatre cinq six sept huit neuf dix douze demi demie quelques',
  partStarts: 'pour_la pour_le pour_les pour_l’ pour',
  parts:
    'pâte garniture sauce glaçage crème vinaigrette marinade sirop décor décoration biscuit appareil nappage en_plus également',
  withoutAmount:
    'selon_votre_goût au_goût pour_la_décoration pour_décorer pour_servir pour_le_moule facultatif',
  smallWords: 'et les avec dans',
  countedFoods:
    'œuf oeuf oignon citron orange pomme poire carotte concombre tomate poivron poireau échalote poulet aubergine courgette',
  neverMeasures:
    'degrés degré heures heure jours minutes semaines couches moules moule huîtres poires pommes pêches prunes figues dattes dates citrons oranges bananes cerises fraises abricots œufs jaunes blancs oignons échalotes carottes tomates poireaux navets panais courgettes aubergines poivrons concombres avocats endives fenouils artichauts cailles pigeons poulets canards cuisses côtes côtelettes escalopes magrets rougets truites soles maquereaux sardines crevettes langoustines biscuits boudoirs brioches crêpes galettes pains personnes parts saucisses merguez noix amandes pistaches olives câpres clous asperges betteraves choux coings mangues kiwis melons grenades ramequins cocottes plats bardes',
};
