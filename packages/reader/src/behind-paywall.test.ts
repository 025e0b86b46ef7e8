import { expect, test } from 'vitest';
import { isBehindPaywall } from './behind-paywall.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Quince pie</title>${head}</head><body>${body}</body></html>`;
const declared = (value: string) =>
  page(
    '<p>Our best pie.</p>',
    `<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree": ${value}}</script>`,
  );

test.each(['false', '"False"', '"http://schema.org/False"'])(
  'a page that declares %s is kept for those who pay',
  (value) => expect(isBehindPaywall(declared(value))).toBe(true),
);

test('so is one that declares it in its markup', () => {
  expect(isBehindPaywall(page('<meta itemprop="isAccessibleForFree" content="false">'))).toBe(true);
});

test.each([
  'This recipe is for subscribers only.',
  'Subscribers-only recipe',
  'Subscribe now to unlock this recipe',
  'Already a subscriber? Log in',
  'Dieses Rezept ist nur für Abonnenten.',
  'Alleen voor abonnees',
  'Recette réservée aux abonnés',
  'Contenido solo para suscriptores',
  'Conteúdo exclusivo para assinantes',
  'Contenuto riservato agli abbonati',
  'Endast för prenumeranter',
  'Kun for abonnenter',
  'Tylko dla prenumeratorów',
  'Csak előfizetőknek',
])('so is one that says "%s"', (words) => {
  expect(isBehindPaywall(page(`<main><p>${words}</p></main>`))).toBe(true);
});

test.each([
  declared('true'),
  page('<p>We are closed on Mondays.</p>'),
  page('<p>Subscribe to our newsletter for new recipes every week.</p>'),
  page('<p>Thanks to our subscribers, above all Nora, for the tip.</p>'),
])('%# other pages are not', (html) => {
  expect(isBehindPaywall(html)).toBe(false);
});
