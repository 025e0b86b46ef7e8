import type { CardLanguage } from '../card-language.ts';

export const english: CardLanguage = {
  code: 'en',
  ingredientHeadings:
    'ingredients ingredient_list the_ingredients you_will_need you_need you’ll_need what_you_need what_you_will_need what_you’ll_need shopping_list',
  directionHeadings:
    'how_to directions instructions method methods preparation steps procedure how_to_make how_to_make_it how_to_prepare to_make the_method what_to_do cooking_instructions cooking_directions cooking_method making_it to_prepare how_to_cook how_to_bake',
  noteHeadings:
    'note notes tip tips hint hints variation variations storage to_store nutrition nutrition_facts nutrition_information nutritional_information cook’s_note cook’s_notes cook’s_tip cook’s_tips chef’s_tip chef’s_tips chef’s_notes recipe_notes equipment source from_the_kitchen_of serving_suggestion serving_suggestions make_ahead p.s. ps kitchen_equipment tools utensils recipe_tips goes_well_with author’s_note author’s_notes private_notes cooking_notes',
  titleLabels: 'recipe_for recipe recipe_name title dish here’s_what’s_cooking what’s_cooking',
  servings:
    'serves servings serving yield yields makes portions people serving_size feeds makes_about yields_about serves_about recipe_yield enough_for number_of_servings',
  prep: 'prep prep_time preparation_time prep._time preparation active_time active hands-on_time hands-on preptime',
  cook: 'cook cook_time cooking_time baking_time bake_time cooking baking bake cooktime simmer_time roasting_time oven_time',
  total: 'total total_time ready_in time ready totaltime all_in',
  minutes: 'min mins minute minutes min. mins.',
  hours: 'h hr hrs hour hours hr. hrs.',
  verbs:
    'add adjust allow arrange assemble bake baste beat bind blanch blend blitz boil braid braise bring broil brown brush bubble bury butter can caramelise caramelize carefully carve char check chill chop churn clean close coat combine continue cook cool core cover crack cream crimp crumble crush cube cut dampen decorate deglaze devein dice dip discard dissolve divide dollop dot drain dredge dress drizzle drop dry dust empty emulsify enjoy ferment fill finely finish flatten flip flour fluff fold form freeze froth fry garnish gently gradually grate grease grill grind halve hang heat hull immediately in invert juice keep knead ladle lay layer leave let lift line liquidise liquidize loosen lower make marinate mash meanwhile measure melt microwave mince mix moisten mound open pack pan parboil pat peel pick pierce pile pinch pipe pit place plait plate poach pop pound pour prebake preheat prepare press prick process proof pull pulse punch puree push put quarter reduce refrigerate reheat release remove render repeat reserve rest return reverse rewarm rinse roast roll rotate rub saute scald scatter scoop score scrape scrub seal sear season separate serve set shake shape shave shred sieve sift simmer skim skin slice slide slowly smash smooth snip soak soften spoon spray spread sprinkle squeeze stack stand start steam steep sterilise sterilize stew stir stir-fry store strain stretch stuff submerge sweat swirl take taste tear temper thaw thicken thin thinly thread throw tie tilt tip toast top toss transfer trim truss tuck tumble turn twist uncover unmold unmould unroll unwrap use wait warm wash weigh whip whisk whizz wilt wipe work wrap zest once when while after next then using to before turning correct rectify hold',
  sentenceWords:
    'until then into over minutes minute hour hours degrees oven heat about together remaining mixture them it is are be will you your when while well once through each onto aside before after stirring bowl pan skillet saucepan the all',
  numbers: 'one two three four five six seven eight nine ten twelve half quarter a an',
  partStarts: 'for_the for to_serve for_serving to_garnish for_garnish to_finish',
  parts:
    'dough crust base filling topping toppings frosting icing glaze sauce dressing vinaigrette marinade salad garnish batter cake sponge streusel crumble crumb syrup pastry meatballs custard gravy rub brine soup ganache buttercream drizzle dry_ingredients wet_ingredients dry wet cheesecake coating relish salsa',
  withoutAmount:
    'to_taste for_garnish for_serving to_serve optional as_needed for_dusting for_frying for_greasing to_garnish for_brushing for_decoration if_desired for_rolling for_sprinkling',
  smallWords: 'and with the',
  countedFoods: '',
  neverMeasures: '',
};
