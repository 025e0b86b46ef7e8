import { type FakeAi, startFakeAi } from '../../apps/server/src/testing/fake-ai.ts';
import type { WireName } from '../../apps/server/src/testing/ai-wires.ts';
import { startProduct, type Product } from '../support/product.ts';
import { test as base } from '../support/test.ts';

interface Providers {
  wire: WireName;
  ai: FakeAi;
  product: Product;
}

/** The product beside an AI provider that answers as it is told, each started once for a worker. */
export const test = base.extend<object, Providers>({
  wire: ['openai-compatible', { option: true, scope: 'worker' }],
  ai: [
    async ({ wire }, use) => {
      const ai = await startFakeAi(wire);
      await use(ai);
      await ai.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ ai }, use) => {
      const product = await startProduct({ ...ai.env, AI_LIMIT_PER_MINUTE: '1000' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
