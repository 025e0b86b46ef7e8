import type { CardLanguage } from '../card-language.ts';

export const spanish: CardLanguage = {
  code: 'es',
  ingredientHeadings: 'ingredientes los_ingredientes lista_de_ingredientes necesitas necesitamos',
  directionHeadings:
    'preparación elaboración instrucciones pasos modo_de_preparación método procedimiento cómo_se_hace cómo_hacerlo modo_de_hacerlo cómo_hacer cómo_preparar paso_a_paso',
  noteHeadings:
    'nota notas consejo consejos truco trucos sugerencia sugerencias variante información_nutricional utensilios equipo',
  titleLabels: 'receta receta_de receta_para título nombre_de_la_receta',
  servings:
    'personas persona para raciones porciones comensales rinde rendimiento unidades para_unas',
  prep: 'preparación tiempo_de_preparación prep preparar',
  cook: 'cocción tiempo_de_cocción horno horneado cocinar cocinado tiempo_de_horno',
  total: 'total tiempo_total tiempo listo_en',
  minutes: 'min minuto minutos min. mins',
  hours: 'h hora horas',
  verbs:
    'cuajar cuaja cuaje adornar aderezar agregar agrega agregue agregamos añadir añade añada añadimos aliñar amasar amasa asar asa batir bate bata batimos bañar calentar calienta caliente calentamos cocer cuece cueza cocemos cocinar cocina cocine colar cuela colocar coloca coloque congelar cortar corta corte cortamos cubrir cubre cubra decorar decora dejar deja deje dejamos derretir derrite desmoldar desmolda disolver disuelve dividir divide dorar dora enfriar enfría engrasar engrasa enharinar enjuagar escurrir escurre escurrimos espolvorear espolvorea estirar extender extiende exprimir forrar formar forma freír fríe freímos fundir guisar hervir hierve hervimos hornear hornea horneamos incorporar incorpora incorporamos integrar lavar lava licuar llevar lleva majar marinar mezclar mezcla mezcle mezclamos mojar moler montar monta pelar pela pelamos picar pica picamos pochar poner pon ponga ponemos precalentar precalienta preparar prepara probar quitar rallar ralla rebozar rectificar rehogar rehoga rellenar rellena remojar remover remueve repartir reposar reservar reserva retirar retira revolver salar salpimentar sazonar sazona secar separar separa servir sirve sirva sofreír sofríe tamizar tamiza tapar tapa triturar tritura trocear untar unta verter vierte volcar voltear mientras luego después prueba adereza aliña congela apaga emplata gratina saltea enjuaga refrigera rocía salpimienta mézclalo rectifica rectifique rectificamos ajusta ajuste ajustar ajustamos corrige corregir sazone termina comprueba comprobar',
  sentenceWords:
    'hasta luego después minutos hora horas grados horno fuego sartén olla cazuela el la los las que se durante mientras mezcla todo',
  numbers: 'un una uno dos tres cuatro cinco seis siete ocho nueve diez doce medio media',
  partStarts: 'para_la para_el para_los para_las para',
  parts:
    'masa relleno salsa glaseado cobertura crema aliño marinada almíbar decoración bizcocho base además otros',
  withoutAmount: 'al_gusto a_gusto para_decorar para_servir para_freír opcional para_adornar',
  smallWords: 'y los con',
  countedFoods:
    'huevo cebolla limón naranja manzana pera zanahoria pepino tomate pimiento puerro pollo berenjena calabacín patata lima',
  neverMeasures:
    'grados grado horas hora minutos días semanas capas tapas vueltas peras manzanas naranjas limones plátanos fresas cerezas ciruelas higos dátiles uvas melones piñas mangos huevos yemas claras gemas cebollas cebolletas zanahorias tomates patatas papas pimientos puerros pepinos nabos setas gambas almejas mejillones sardinas anchoas truchas pollos muslos alitas pechugas codornices costillas chuletas chorizos morcillas salchichas galletas tortas tortillas obleas panes bollos nueces almendras avellanas piñones aceitunas clavos personas raciones porciones moldes platos calabacines berenjenas alcachofas espárragos limas cocos bases masas hostias ajos cubos ramas guindillas ñoras vainas',
};
