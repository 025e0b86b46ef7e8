import type { Browser } from '@playwright/test';

const CARD = `<body style="margin:0;background:#fffdf5;font:30px/1.6 Georgia,serif;padding:48px;color:#111">
  <h1 style="font-size:48px;margin:0 0 12px">Barley Broth</h1>
  <p style="margin:0 0 20px">Serves 4</p>
  <h2 style="font-size:36px;margin:0">Ingredients</h2>
  <p style="margin:0 0 20px">200 g pearl barley<br>2 carrots<br>1 tbsp butter<br>1 litre stock</p>
  <h2 style="font-size:36px;margin:0">Directions</h2>
  <p style="margin:0">1. Cut the carrots and soften them in the butter.<br>
  2. Add barley and stock and simmer for 50 minutes.</p></body>`;

/** A printed card, as if photographed straight from above, and no larger than its words need to be read in good time. */
export async function cardPhoto(browser: Browser) {
  const page = await browser.newPage({
    viewport: { width: 900, height: 760 },
    deviceScaleFactor: 0.7,
  });
  await page.setContent(CARD);
  const buffer = await page.screenshot({ type: 'jpeg', quality: 92 });
  await page.close();
  return { name: 'card.jpg', mimeType: 'image/jpeg', buffer };
}
