import { DISHES_AND_PLACES } from './dish-and-place-words.ts';

/**
 * Plain English that stands on cards beside the words of cooking: in notes, in titles, in how people tell a story.
 * A reading that is one of these is a word as it stands, however near some ingredient it comes.
 */
const EVERYDAY = `
altitude approximately box buffalo cacao cheeseburger chewy chiffon comfort copycat everyday fabulous floret gazpacho granules iceberg kirby liquor neutral pulp rind segment shamrock share substitute swordfish tidbits tzatziki udon ultimate unbaked waxy zigzag
alum ammonia angelica beignet cruller germ glace grappa hartshorn junket kirsch leaven malt mocha nozzle nutmeats photo rennet saleratus saltine shank snap starter trick trivet
able ago ahead air alone already although among ancient anyone anything apart april art ask asked august autumn
bachelor baker bank barely barn base basket bay beach beautiful became become bed began begin begins begun behind believe belong bend beside better beyond big bind bird birthday blood blue board boat body bone book born borrow bought box boy branch brave break breakfast breath brick bride bridge broad broke broken brother brought budget build built burn burnt busy button buy
call called came camp candle captain card care careful carry case castle cat catch caught cause celebration century chair chance change chapel charm cheap chef chest chief child children choice choose christmas church city class classic climb close closed cloth cloud club clump clumps coal coast coat collect collection color colored colour coloured come coming common company contest copy corner cottage could count counter country couple courage course court cousin cover cow cozy create cross crowd cry cupboard curl cute
dad daily damp dance danger dare daughter dead deal dear december deer delicious depend desert desk dessert did die diet different dig dirt discover doctor does dog doing dollar donkey door doubt dough downtown dozen dr draw drawer dream drew drink drive drunk due during dusk
ear early earth easter eat eaten eating eight eighth eighths eleven else end enjoyed entire equal eve evening event everyone everything exactly except expect eye
face fact fair fall falls famous fancy far farm farmer fast father fear feast feather february feed feel feet fell festival field fifth fifty fight final find finger fire firewood fisherman fix float flood floor flow flower fly follow fool foot forest forget forgot forty found fourth free freezer friday friend friends front froth full fun future
game garden gate gather gave gentle getting giant gift girl give given glad goes going gold gone grace grade grand grandad grandfather grandpa granny grass grateful gray grew grey grow grown guess guest guests guide
had hair hall hang happy harbor harbour hardly harvest has hat hated have head hear heard heart heaven help her here herself hide highly hill him himself his history hit hold hole holiday hollow holy home homemade hope horn horse hospital host house how huge hundred hung hunger hungry hunt hurry husband
idea important inn instead iron island item
january jewel jiggle job join joy july june
kept key kids kind king kiss kitchens knee knew knock know known
lace ladies lady lake land late later latest laugh law lazy lead leaf learn learned left leg lemonade length lengths lengthwise lesson letter library lick life light line lion lip list listen live lived lives local log logs lonely long look looks loose lord lose loss lost loud lover low luck lucky lunch
machine mad made magic main man manner many map march mark market married master match matter may maybe meadow meal mean means meet member men mess met mid might mile mill mind mine minister minus mirror miss mistress moment monday money month months moon morning mostly mountain mouth move mrs ms much mud music must
name names nana narrow nature neat neck need neighbor neighbour neither nest never new news newspaper night nine ninth nobody noise none noon nor north northern nose note nothing notice november now number nurse
ocean october odd offer office old open opened opening order ordinary original our outer outside owner
page paid pain paint pair pale palace papa parish park party pass past path patient pattern pay peace people perfect perfectly perhaps picnic picture pig pile pint place plan plant play please pleasure plenty pocket point pole pond poor popular porch possible postcard potluck prayer prepared present press pretty price pride prince princess print prize proud prove public pure purse
queen quiet quite
race rain raise ran ranch reach read ready real reason record remember rich ride right rise risen river road rock roof rope rose rough row royal ruin run rush
sad safe said sail sailor saint same sand sat saturday saw say says scene school schoolhouse sea season seat secret see seem seen self sell send sense sent september seven seventh shade shadow she sheep shine ship shoe shoot shop shore short shortly should shoulder shout show shown shut sick sight sign silver similar simple simply sing single sister sit six sixth sixty skin sky sleep slept slope smell smells smile smoke smoking snow social soil sold soldier someone something sometimes son song soon sort sound south southern space speak special speed spend spent spirit split spot spring stage stair star state station stay step steps stiffly stone stop stopped storage store storm story straight strand strange stream street strength string stroke student study style such sudden suggest suit summer sun supper supply sure surprise
table tail takes tale talk tall taught teach teacher team teeth tell temple tent tenth terrible thank thanks thanksgiving there these thing things think thinks third thirty those though thought thousand throat throw thrown thumb thursday thus ticket tidy till tired today toe told tomorrow tongue tonight took tool tooth touch toward town trade trail train travel treasure treat tree tribe tried trip trouble true trust truth try tuesday twelve twenty twin type
uncle understand upon upper upside usual usually
valley village visit voice vote
wait wake walk wall want wanted war was watch way wear weather wedding wednesday week weekend weeknight weight welcome went were west western what wheel whether whites who whom whose why widow wife wild wind window wing winner winter wise woman women wonder wonderful wood woods wool word words wore world worn worry worth would wound wrap write written wrong wrote
yard year years yellow yes yesterday yet
zone`;

/** Words of everyday English, known as they stand but never what a misread word is taken for. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  ...DISHES_AND_PLACES,
  ...EVERYDAY.split(/\s+/u).filter(Boolean),
]);
