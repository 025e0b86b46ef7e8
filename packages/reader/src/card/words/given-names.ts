/** Names people go by in English, and what a family calls its own: they stand on cards before the dish. */
const NAMES = `
abby abigail ada adele agatha agnes alan albert alice alma amanda amelia amy andrea andrew angela anita ann anna anne annette annie anthony april arlene arthur audrey
barb barbara bea beatrice becky belinda ben benjamin bernice bertha bess beth betsy betty beulah bev beverly bill billie billy blanche bob bonnie brenda brian bridget bruce
carl carla carol caroline carolyn catherine cathy cecilia celia charlie charlotte cheryl chloe christina christine cindy claire clara claudia clementine colleen connie cora corinne craig crystal cynthia
daisy dan daniel darlene dave david dawn deb debbie deborah delia della denise diana diane dinah dolly don donald donna dora doreen doris dorothy dot dottie doug
earl ed eddie edith edna edward eileen elaine eleanor elizabeth ella ellen elsie emily emma eric erma ernie estelle esther ethel etta eunice eva evelyn
fannie fay faye flo flora florence fran frances frank fred freda
gail geneva george georgia gerald geraldine gertrude gina ginny gladys glenda gloria gordon grace greg greta gwen
hank hannah harold harriet harry hattie hazel heather helen henrietta henry herb herbert hilda holly hope howard
ida inez ingrid irene iris irma isabel ivy
jack jackie jacob jake james jan jane janet janice jason jean jeanette jeff jen jennie jennifer jenny jerry jessica jessie jill jim jimmy jo joan joann joanne joe joel john johnny josephine josie joy joyce juanita judith judy julia julie june
karen kate katherine kathleen kathy katie kay keith kelly ken kenneth kim kitty kristen
larry laura laurie laverne leah lena leo leona leslie lila lillian lillie linda lisa liz lizzie lois lola lora loretta lorraine lottie lou louis louise lucille lucy luke lulu lydia lynn
mabel mae maggie malcolm mamie marcia margaret marge margie marian marie marilyn marion marjorie mark marlene marsha martha martin marty mary matt matthew mattie maude maureen mavis max maxine may megan melissa mercy meredith michael michelle mike mildred millie minnie miriam mollie molly mona muriel myra myrtle
nadine nan nancy naomi ned nell nellie nettie nick nina nora norma norman
olga olive oliver olivia opal otto
pam pamela pat patricia patsy patty paul paula pauline pearl peg peggy penny pete peter phil phyllis polly priscilla
rachel ralph ray rebecca regina rhoda ric rich richard rick rita rob robert roberta robin roger ron ronald rosa rosalie rose rosemary rosie roxanne roy ruby russell ruth
sadie sally sam samantha sandra sandy sara sarah scott shannon sharon sheila shelley sherry shirley sidney simon sonia sophia sophie stan stella stephanie steve steven stuart sue susan susie suzanne sylvia
tammy ted teresa terry thelma theresa thomas tilda tillie tim timothy tina todd tom tommy toni tony tracy trudy
una ursula val valerie vera verna vernon veronica vicky vincent viola violet virginia vivian
wade wally walt walter wanda warren wayne wendy wilbur wilfred will william willie wilma winnie winifred
yvonne zelda`;

const KIN = `
gran granny grandma grandmother grandpa grandad grandfather grammy mom mum momma mama mother dad daddy father nana nanna nanny auntie aunty oma opa nonna nonno memaw mawmaw mamaw meemaw pawpaw bubbe yiayia`;

const listOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/u).filter((word) => word !== ''));

export const GIVEN_NAMES = listOf(NAMES);
export const KIN_WORDS = listOf(KIN);
