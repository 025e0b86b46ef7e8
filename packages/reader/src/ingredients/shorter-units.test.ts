import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

/** For each language a food as it stands behind a unit, its name, and the ways in which units are written; "_" is a space. */
const WRITTEN = {
  pl: [
    'mąki',
    'mąki',
    'łyż. łyż łyżecz. łyżecz łyżek łyżeczek łyżki_stołowe łyżka_do_zupy łyżeczki_do_herbaty szkl. szkl filiżanek szt. szt opak. dag dkg szczypt szcz. garstka ząb. pęcz. gał. plast. pusz. toreb. gł. kost.',
  ],
  pt: [
    'de farinha',
    'farinha',
    'c._sopa c._chá c._de_sopa c._café col._de_sopa col._de_chá col._sopa colh._de_sopa colh._chá col. c.sopa col.sopa colher_(sopa) col._(chá) col._de_sobremesa xíc. xíc xic. xíc._(chá) xíc._de_chá pct. un. unid. dz. cx. env.',
  ],
  sv: [
    'mjöl',
    'mjöl',
    'msk msk. matskedar tsk tsk. teskedar kryddmått krm krm. kaffekopp kkp tekopp förp. st. knippa barnsked portioner brk',
  ],
  da: [
    'mel',
    'mel',
    'spsk spsk. tsk tsk. spiseskefulde teskefulde kkp kkp. kaffekopper barneske knsp. ps. gl. bdt. ds. stk. pk. håndf. bl. drb. karton',
  ],
  no: [
    'mel',
    'mel',
    'spsk spsk. tsk tsk. ss ss. ts ts. kkp kaffekopp krm kryddermål barneskje stk. pk. pkn ps bt bnt hg bgr',
  ],
  hu: [
    'liszt',
    'liszt',
    'ek ek. tk tk. kk kk. mk evők. teásk. kávésk. kiskanál gyk. dkg dkg. dekagramm cs. csip. ger. szel. dob. zacsi',
  ],
  nl: [
    'bloem',
    'bloem',
    'el el. tl tl. eetl eetl. theel theel. koffiel. soepl. dessertlepels msp. st. pk. pkje bl.',
  ],
  es: [
    'de harina',
    'harina',
    'cda cda. cdas. cdta cdta. cdtas. cdita. cuch. cuchda. c.s. c.c. c/s c/c cta. cucharadas_de_sopa cucharada_de_postre tz. taza ud. unid. u. pzca. dte. paq. puñaditos copita',
  ],
  it: [
    'di farina',
    'farina',
    'c.no c.ni c.io c.ai cucchiaino cucchiai cucch. cucch.no cucch.i cucch.aio cucc. cuc. cucchiaini_da_caffè cucchiaino_da_tè cucchiai_da_tavola pz. bicch. bust. conf. pizz. spic. mazz. scat.',
  ],
  de: [
    'Mehl',
    'Mehl',
    'EL EL. El TL TL. Msp. Msp Pck. Pck Päckch. Pr. Pr Essl. Teel. Kaffeel. Dessertlöffel Stck. Spr. Tr. Tas. Gl. Zeh. Schb. Bl. Port. gestr._TL geh._EL',
  ],
  fr: [
    'de farine',
    'farine',
    'c._à_s. c._à_c. c_à_s càs càc cs cc c.s. c.c. c/s c-à-s c-à-c C.S. cuil._à_soupe cuil. cuill. cuillères_à_dessert c._à_d. cuillère_à_moka pincée pinc. sach. pqt. pce. bte. tr.',
  ],
  en: [
    'flour',
    'flour',
    'tbsp tbsp. tbs. tbl. T tsp tsp. t dsp dstsp dessert_spoons pck. dz. oz. lbs.',
  ],
} as const;

describe.each(Object.entries(WRITTEN))('units in %s', (language, [behind, name, units]) => {
  test.each(units.split(' ').map((unit) => unit.replaceAll('_', ' ')))('%s', (unit) => {
    for (const amount of ['2 ', '½ ', '2']) {
      const read = parseIngredient(`${amount}${unit} ${behind}`, language);
      expect([read.quantity, read.item]).toEqual([amount === '½ ' ? '1/2' : '2', name]);
      expect(unit).toContain(read.unit);
      expect(read.unit).not.toBe('');
    }
  });
});

test.each([
  ['es', '7 u 8 tomates', '7-8', '', 'tomates'],
  ['es', '1 cucharadita de café', '1', 'cucharadita', 'café'],
  ['es', 'c.s. de sal', '', '', 'sal'],
  ['fr', '2 noix de muscade', '2', '', 'noix de muscade'],
  ['de', '2 kl. Zwiebeln', '2', '', 'Zwiebeln'],
  ['de', '200 ml tr. Weißwein', '200', 'ml', 'tr. Weißwein'],
  ['sv', '2 dl port', '2', 'dl', 'port'],
  ['it', 'sale q.b.', '', '', 'sale'],
  ['da', '1 strøget tsk salt', '1', 'tsk', 'salt'],
])('%s: what looks like a unit and is none: %s', (language, line, quantity, unit, item) => {
  const read = parseIngredient(line, language);
  expect([read.quantity, read.unit, read.item]).toEqual([quantity, unit, item]);
});

test('spoons are no words for as much as it takes', () => {
  expect(parseIngredient('2 c.s. de aceite', 'es').toTaste).toBe(false);
  expect(parseIngredient('c.s. de aceite', 'es').toTaste).toBe(true);
});
