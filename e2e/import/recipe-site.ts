import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { photo } from '../recipe-form/drawn-photo.ts';

/** A small web site of recipes on this machine, with every way a real one can go wrong. */
export interface RecipeSite {
  host: string;
  url: (path: string) => string;
  close: () => Promise<void>;
}

const INGREDIENTS = ['300 g red lentils', '2 tbsp olive oil', '1 lemon', 'salt to taste'];
const STEPS = [
  'Rinse the lentils and simmer them in water for 20 minutes until they fall apart.',
  'Stir in the oil and the juice of the lemon, season well and serve hot.',
];

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const lists = `<h1>Lemon lentil soup</h1>
  <ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul>
  <ol>${STEPS.map((line) => `<li>${line}</li>`).join('')}</ol>`;

const declared = (about: Record<string, unknown> = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lemon lentil soup',
    recipeYield: '4 servings',
    prepTime: 'PT10M',
    cookTime: 'PT25M',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
    keywords: 'soup, lentils',
    nutrition: { '@type': 'NutritionInformation', calories: '320 kcal' },
    ...about,
  })}</script>`;

/** Lists under headings, nothing declared: read, but not with certainty. */
const headed = page(
  '<title>Barley broth</title>',
  `<h1>Barley broth</h1><p>A soup for cold days.</p>
  <h2>Ingredients</h2><ul><li>200 g pearl barley</li><li>2 carrots</li><li>1 litre stock</li></ul>
  <h2>Directions</h2><ol><li>Cut the carrots small and soften them in a little butter.</li>
  <li>Add barley and stock and simmer for 50 minutes.</li></ol>`,
);

/** The same with a picture and a difficulty. */
const pictured = headed
  .replace(
    '</title>',
    '</title><meta property="og:image" content="https://photos.example/broth.png">',
  )
  .replace('<h2>Ingredients', '<p>Difficulty: easy</p><h2>Ingredients');

/** Two recipes under a title that names neither. */
const twoSoups = page(
  '<title>For cold days</title>',
  `<h1>For cold days</h1><h2>Barley broth</h2>
  <h3>Ingredients</h3><ul><li>200 g pearl barley</li><li>2 carrots</li><li>1 litre stock</li></ul>
  <h3>Directions</h3><ol><li>Cut the carrots small and soften them in a little butter.</li>
  <li>Add barley and stock and simmer for 50 minutes.</li></ol>
  <h2>Leek soup</h2>
  <h3>Ingredients</h3><ul><li>3 leeks</li><li>400 g potatoes</li><li>1 litre water</li></ul>
  <h3>Directions</h3><ol><li>Slice the leeks and the potatoes.</li>
  <li>Boil them in the water for half an hour and blend.</li></ol>`,
);

/** Its data gives another amount and other portions than anybody sees. */
const contradicted = page(
  `<title>Lemon lentil soup</title>${declared()}`,
  lists.replace('2 tbsp', '3 tbsp').replace('<ul>', '<p>Serves 6</p><ul>'),
);

/** Its data has a line that nobody sees, and its steps in another order. */
const turned = page(
  `<title>Lemon lentil soup</title>${declared({
    recipeIngredient: [...INGREDIENTS.slice(0, 2), '1 pinch nutmeg', ...INGREDIENTS.slice(2)],
  })}`,
  lists.replace(
    STEPS.map((line) => `<li>${line}</li>`).join(''),
    STEPS.toReversed()
      .map((line) => `<li>${line}</li>`)
      .join(''),
  ),
);

const PAGES: Record<string, string> = {
  '/lentil-soup': page(`<title>Lemon lentil soup</title>${declared()}`, lists),
  '/broken': page(
    `<title>Lemon lentil soup</title>${declared().replace('"prepTime"', '"notes":"cut off,"prepTime"')}`,
    lists.replace('<ul>', '<h2>Ingredients</h2><ul>').replace('<ol>', '<h2>Directions</h2><ol>'),
  ),
  '/barley-broth': headed,
  '/pictured-broth': pictured,
  '/two-soups': twoSoups,
  '/contradicted': contradicted,
  '/turned': turned,
  '/no-method': page(
    `<title>Lemon lentil soup</title>${declared({ recipeInstructions: [] })}`,
    lists.replace(/<ol>.*<\/ol>/s, '<p>Watch us cook it.</p>'),
  ),
  '/huge': page(
    '<title>Everything we ever cooked</title>',
    '<p>Another soup, another day.</p>'.repeat(200_000),
  ),
  '/for-subscribers': page(
    '<title>Quince pie</title>',
    '<h1>Quince pie</h1><p>This recipe is for subscribers only.</p>',
  ),
  '/account/login': page(
    '<title>Welcome</title>',
    '<form><input name="who"><input name="word" type="password"></form>',
  ),
  '/about-us': page('<title>About us</title>', '<h1>About us</h1><p>We like to cook.</p>'),
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  const html = PAGES[path];
  if (path === '/moved') response.writeHead(301, { location: '/lentil-soup' }).end();
  else if (path === '/for-members') response.writeHead(302, { location: '/account/login' }).end();
  else if (path === '/in-circles') response.writeHead(302, { location: '/in-circles' }).end();
  else if (path === '/members-only') response.writeHead(403).end('No robots');
  else if (path === '/too-often') response.writeHead(429).end('Come back later');
  else if (path === '/lentil-soup.png') {
    response.writeHead(200, { 'content-type': 'image/png' }).end(photo().buffer);
  } else if (path === '/with-picture') {
    const image = `http://${request.headers.host}/lentil-soup.png`;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page(`<title>Lemon lentil soup</title>${declared({ image })}`, lists));
  } else if (path === '/slow') {
    // Never answered: whoever asks must give up by themselves.
  } else if (html === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `127.0.0.1:${address.port}`;
}

export async function startRecipeSite(): Promise<RecipeSite> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = addressOf(server);
  return {
    host,
    url: (path) => `http://${host}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
