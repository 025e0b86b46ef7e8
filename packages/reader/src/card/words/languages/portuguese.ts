import type { CardLanguage } from '../card-language.ts';

export const portuguese: CardLanguage = {
  code: 'pt',
  ingredientHeadings: 'ingredientes os_ingredientes lista_de_ingredientes precisa_de',
  directionHeadings:
    'preparação preparo modo_de_preparo modo_de_preparação modo_de_fazer instruções passo_a_passo como_fazer confecção método como_preparar',
  noteHeadings:
    'nota notas dica dicas observação observações sugestão variação informação_nutricional utensílios equipamento acessórios',
  titleLabels: 'receita receita_de receita_para título nome_da_receita',
  servings: 'pessoas pessoa para porções porção doses rende rendimento serve unidades',
  prep: 'preparação tempo_de_preparo tempo_de_preparação preparo',
  cook: 'cozedura tempo_de_cozimento tempo_de_cozedura cozimento forno tempo_de_forno cozinhar',
  total: 'total tempo_total tempo pronto_em',
  minutes: 'min minuto minutos min.',
  hours: 'h hora horas',
  verbs:
    'abra acrescente acrescentar adicione adicionar amasse aqueça aquecer asse assar bata bater coe coloque colocar corte cortar cozinhe cozinhar coza cozer cubra decore deite deixe deixar derreta derreter desenforme despeje dissolva disponha divida doure dourar enrole envolva escorra escorrer esfarele espalhe espere esprema estenda esprema ferva ferver forre frite fritar jogue junte juntar lave lavar leve levar ligue mexa mexer misture misturar molde passe peneire pique picar polvilhe polvilhar ponha prepare preaqueça pré-aqueça pré-aquecer rale ralar recheie refogue refogar regue reserve reservar retire retirar salpique separe separar sirva servir tempere temperar tire torre transfira triture unte untar vire enquanto depois em_seguida descasque descascar escalde grelhe enfeite desligue tampe aguarde congele refrigere descongele salteie ajuste fatie esfrie reaqueça hidrate finalize descasca leva deixa enforne acerte acertar ajustar corrija corrigir verifique verificar prove provar retifique',
  sentenceWords:
    'até depois minutos hora horas graus forno fogo panela frigideira tigela o_forno os as que se durante enquanto mistura bem tudo',
  numbers: 'um uma dois duas três quatro cinco seis sete oito nove dez doze meio meia',
  partStarts: 'para_a para_o para_os para_as para',
  parts:
    'massa recheio molho cobertura calda creme glacê marinada decoração bolo base outros além_disso',
  withoutAmount:
    'a_gosto q.b. q.b qb para_decorar para_servir para_untar para_fritar opcional para_polvilhar',
  smallWords: 'com os uma',
  countedFoods:
    'ovo cebola limão laranja maçã pera cenoura pepino tomate pimento pimentão frango beringela batata lima',
  neverMeasures:
    'graus grau horas hora minutos dias semanas camadas peras maçãs laranjas limões bananas morangos cerejas ameixas figos tâmaras uvas melões mangas ovos gemas claras cebolas cenouras tomates batatas pimentos pimentões pepinos nabos couves alhos camarões amêijoas mexilhões sardinhas trutas frangos coxas asas peitos codornas costelas costeletas linguiças salsichas bolachas biscoitos pães nozes amêndoas avelãs azeitonas cravos pessoas porções formas pratos beringelas abobrinhas cocos gramas bolos favas malaguetas romãs papos postas lombos',
};
