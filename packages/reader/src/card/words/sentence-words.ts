import { wordList } from './word-list.ts';

/** How ingredients and dishes are described. */
export const DESCRIPTION_WORDS = wordList(`
active all-purpose
baby baking beaten black blanched boiling boned boneless bottled brown browned buttered
canned chilled chopped chunky clear coarse coarsely cold cooked cooled cored cracked creamed creamy crumbled crunchy crushed crusty cubed cut
deveined diced divided double drained dried dry
extra
fat-free fine finely firm firmly fresh freshly frozen fully
granulated grated greased green
half halved hard hard-boiled heaping heavy
instant
juiced julienned
large lean leftover light lightly liquid long low low-fat lukewarm
mashed medium melted mild minced mini mixed
natural navel nonfat
old old-fashioned optional organic
packages packed patted peeled pitted powdered pureed purple
quartered quick
raw ready red refrigerated regular reserved rinsed ripe roasted roughly rounded
salted scalded seasoned seeded seedless self-raising self-rising semisweet separated shelled shredded sifted skim skimmed skinless sliced slivered small smoked smooth soaked soft softened sparkling squeezed stale steamed stemmed stiff strong stuffed sun-dried superfine sweet sweetened
tender thawed thick thickly thin thinly toasted torn trimmed
uncooked unflavored unpeeled unsalted unsweetened
virgin
warm washed wedges white whole wild
yellow young
zested`);

/** What instructions are written with, besides what goes into the dish. */
export const SENTENCE_WORDS = wordList(`
about above according across after again against all almost along also always and another any are around as aside at aunt away
back ball balls batch batches bath batter be because before bend beneath best between bit bites blender blistered boat boil boiled bone both bottom bowl bowls bright bring broiler brush bubble bubbles bubbling bubbly bundt burner but by
cake cakes cavity center centre charred charring chunks circle clean coating colander combined comes completely consistency constantly container cooker cookies cool cools corners cover covered covering crispy crumbly crumbs crust cubes cup cupboard cuts cutter
dances day days deep degrees depth desired diagonal dinner directions dish done doubled doubles dough down drain drop during
each easily easy edge edges either electric ends enough equal even evenly ever every
fairly family farmhouse fashioned favorite favourite few fill filled filling finished first five flat flatten flesh floured fluffy foam foil fold folded food for fork fork-tender form four freezer frequently fridge from frosted frosting frying full
garnish garnished gently glass glazed glossy golden good gradually grandma grandma's grandmother grater great griddle griddles
hand hands heat high holes hour hours
if in inch ingredients inserted inside instructions into it its
jar jars juices just
kernel kernels kettle kitchen knife
ladle larder last layer layers leaf least leave leaves less letting level lid lift lifts like little loaves longer lot lots love lumps lumpy
makes mandoline medium-high medium-low microwave middle minute minutes mixer mixing mixture moist mom mom's more mortar most mother mother's much mug
near nearly needed next nice no nonstick not
occasionally of off often on once one only onto opaque or other out oven over overnight own
package pan pans pantry paper parchment part parts patties patty peeler per pestle piece pieces pile pin pink plate platter plus pods pot pounded preheated processor
quarter quarters
rack ramekin ramekins really recipe rectangle refrigerator remaining rest return ribbons rims ring rolling room round rounds rubbed runny
saucepan saucer sauteed scattered scrape scraping sealed seam second seconds seeds serve serves serving set set-aside several shallow shape sharp sheet sheets shelf shimmering side sides sieve silky simmering since sink sitting size sizzle sizzling skewer skewers skillet skimming skins slices slightly slow smoky snug so softly soggy some spatula spices splits spoon spoonful spoonfuls springform springs sprinkling square squares stack stand starts steaming stems stick sticky still stirring stockpot stove strainer strips sugary sunday surface swell swirl swirling
tangy taste tasting teacup tear teaspoonfuls temperature ten tested tester than that the their them then thermometer they thickened thickens third thirds this thoroughly three through throughout tightly time times tin tinfoil toasty together tongs toothpick top tops towel translucent transparent tray twice two
under ungreased unless until up use
very vigorously
want wax wedge weeks well when where which while whisk wide will wilted wire wish with within without wok wooden work wrap
you your`);
