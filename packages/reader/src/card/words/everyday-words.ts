import { OTHER_DISHES, PEOPLES, PLACES } from './dish-and-place-words.ts';
import { RARER_FOODS } from './rarer-foods.ts';
import { withPlural } from './word-forms.ts';
import { wordList } from './word-list.ts';

/**
 * Plain English that stands on cards beside the words of cooking: in notes, in titles, in how people tell a story.
 * A reading that is one of these is a word as it stands, however near some ingredient it comes.
 */
export const PLAIN_WORDS = wordList(`
able ago ahead air alone already although altitude alum ammonia among ancient angelica anyone anything apart approximately april art ask asked august autumn
bachelor baker bank barely barn base basket beach beautiful became become bed began begin begins begun behind believe belong beside better beyond big bind bird birthday blood blue board body book born borrow bought box boy branch brave break breakfast breath brick bride bridge broad broke broken brother brought budget buffalo build built burn burnt busy button buy
cacao call called came camp candle captain card care careful carry case castle cat catch caught cause celebration century chair chance change chapel charm cheap cheeseburger chef chest chewy chief chiffon child children choice choose christmas church city class classic climb close closed cloth cloud club clump clumps coal coast coat collect collection color colored colour coloured come comfort coming common company contest copy copycat corner could count counter country couple courage course court cousin cow cozy create cross crowd cruller cry curl cute
dad daily damp dance danger dare daughter dead deal dear december deer delicious depend desert desk dessert did die diet different dig dirt discover doctor does dog doing dollar donkey door doubt downtown dozen dr draw drawer dream drew drink drive drunk due dusk
ear early earth easter eat eaten eating eight eighth eighths eleven else end enjoyed entire eve evening event everyday everyone everything exactly except expect eye
fabulous face fact fair fall falls famous fancy far farm farmer fast father fear feast feather february feed feel feet fell festival field fifth fifty fight final find finger fire firewood fisherman fix float flood floor floret flow flower fly follow foot forest forget forgot forty found fourth free friday friend friends front froth fun future
game garden gate gather gave gentle germ getting giant gift girl give given glace glad goes going gold gone grace grade grand grandad grandfather grandpa granny granules grappa grass grateful gray grew grey grow grown guess guest guests guide
had hair hall hang happy harbour hardly hartshorn harvest has hat hated have head hear heard heart heaven help her here herself hide highly hill him himself his history hit hold hole holiday hollow holy home homemade hope horn horse hospital host house how huge hundred hung hunger hungry hunt hurry husband
iceberg idea important inn instead iron island item
january jewel jiggle job join joy july june junket
kept key kids kind king kirby kirsch kiss kitchens knee knew knock know known
lace ladies lady lake land late later latest laugh law lazy lead learn learned leaven left leg length lengths lengthwise lesson letter library lick life line lion lip liquor list listen live lived lives local log logs lonely look looks loose lord lose loss lost loud lover luck lucky lunch
machine mad made magic main malt man manner many map march mark market married master match matter may maybe meadow meal mean means meet member men mess met mid might mile mill mind mine minister minus mirror miss mistress mocha moment monday money month months moon morning mostly mountain mouth move mrs ms mud music must
name names nana narrow nature neat neck need neighbor neighbour neither nest neutral never new news newspaper night nine ninth nobody noise none noon nor north northern nose note nothing notice november now nozzle number nurse nutmeats
ocean october odd offer office open opened opening order ordinary original our outer outside owner
page paid pain paint pair palace pale papa parish park party pass past path patient pattern pay peace people perfect perfectly perhaps photo picnic picture pig pint place plan plant play please pleasure plenty pocket point pole pond poor popular porch possible postcard potluck prayer prepared present press pretty price pride prince princess print prize proud prove public pulp pure purse
queen quiet quite
race rain raise ran ranch reach read real reason record remember rennet rich ride right rind rise risen river road rock roof rope rose rough row royal ruin run rush
sad safe said sail sailor saint saleratus saltine same sand sat saturday saw say says scene school schoolhouse sea season seat secret see seem seen segment self sell send sense sent september seven seventh shade shadow shamrock shank share she sheep shine ship shoe shoot shop shore short shortly should shoulder shout show shown shut sick sight sign silver similar simple simply sing single sister sit six sixth sixty skin sky sleep slept slope smell smells smile smoke smoking snap social soil sold soldier someone something sometimes son song soon sort sound south southern space speak special speed spend spent spirit split spot spring stage stair star starter state station stay step steps stiffly stone stop stopped storage store storm story straight strand strange stream street strength string stroke student study style substitute such sudden suggest suit summer sun supper supply sure surprise swordfish
table tail takes tale talk tall taught teach teacher team teeth tell temple tent tenth terrible thank thanks thanksgiving there these thing things think thinks thirty those though thought thousand throat throw thrown thumb thursday thus ticket tidbits tidy till tired today toe told tomorrow tongue tonight took tool tooth touch toward town trade trail train travel treasure treat tree tribe trick tried trip trivet trouble true trust truth try tuesday twelve twenty twin type
ultimate unbaked uncle understand upon upper upside usual usually
valley village visit voice vote
wait wake walk wall wanted war was watch waxy way wear weather wedding wednesday week weekend weeknight weight welcome went were west western what wheel whether whites who whom whose why widow wife wind window winner winter wise woman women wonder wonderful wood woods wool word words wore world worn worry worth would wound write written wrong wrote
yard year years yes yesterday yet
zigzag zone`);

/** Words of everyday English, known as they stand but never what a misread word is taken for. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  ...OTHER_DISHES,
  ...PEOPLES,
  ...PLACES,
  ...PLAIN_WORDS,
  ...RARER_FOODS.flatMap(withPlural),
]);
