import type { BenchPage } from './bench-page.ts';

const page = (title: string, body: string): string =>
  `<html lang="en"><head><title>${title}</title></head><body><nav><ul><li>Home</li><li>Recipes</li></ul></nav><main><h1>${title}</h1>${body}</main></body></html>`;

const PAGES: readonly (readonly [name: string, html: string])[] = [
  [
    'a news article',
    page(
      'Market hall to reopen in May',
      '<p>After two years of work the market hall opens its doors again.</p><p>Forty stalls have signed up, among them three bakers and a fishmonger.</p><h2>What to expect</h2><ul><li>Longer hours on Fridays</li><li>A stage for music</li></ul>',
    ),
  ],
  [
    'a list of recipes',
    page(
      'Twelve soups for cold days',
      '<ul><li><a href="/1">Leek soup</a></li><li><a href="/2">Barley soup</a></li><li><a href="/3">Onion soup</a></li></ul><p>Choose one and stay warm.</p>',
    ),
  ],
  [
    'a shop',
    page(
      'Cast-iron pan, 28 cm',
      '<p>29.90</p><h2>Details</h2><ul><li>Weight: 2.4 kg</li><li>Diameter: 28 cm</li><li>Suits every stove</li></ul><button>Add to basket</button>',
    ),
  ],
  [
    'a page of contact',
    page('Contact', '<p>Write to us at the long table.</p><form><label>Name</label><input></form>'),
  ],
  ['an empty page', '<html><body></body></html>'],
  [
    'a page behind a wall',
    page('Please confirm', '<p>We need to check that you are a person.</p><button>Go on</button>'),
  ],
  [
    'an organisation in its data',
    `<script type="application/ld+json">{"@type":"Organization","name":"The Long Table"}</script>${page('About us', '<p>Six cooks and one garden.</p>')}`,
  ],
  [
    'a recipe with nothing in it',
    `<script type="application/ld+json">{"@type":"Recipe","name":"Soon"}</script>${page('Soon', '<p>This recipe will follow.</p>')}`,
  ],
];

export const PAGES_WITHOUT_RECIPE: readonly BenchPage[] = PAGES.map(([name, html]) => ({
  kind: 'no recipe',
  name,
  html,
  expected: null,
}));
