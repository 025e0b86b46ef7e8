import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './build/font-preload.ts';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [
    react(),
    fontPreload(['fraunces-latin-opsz-normal', 'source-sans-3-latin-wght-normal']),
    precompress(),
  ],
  build: {
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
    sourcemap: false,
    // Inlined pictures would need `data:` in the content security policy and could not be cached on their own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without this a group would swallow what the first load shares with it.
          includeDependenciesRecursively: false,
          groups: [
            // Changes only with its versions, so it stays cached across releases of ours.
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
            // What every form needs, and nothing of it in the first load.
            {
              name: 'forms',
              test: /node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]|src[\\/]lib[\\/]forms[\\/]|contract[\\/]src[\\/](?:account|recipe|import-result|answers)/,
            },
            // The first screen after signing in comes as one file, not as a dozen small ones.
            {
              name: 'list',
              test: /src[\\/](?:features[\\/]recipe-list|lib[\\/]recipes)[\\/]|src[\\/]ui[\\/](?:card|chip|confirm-dialog|dialog|icon|picture|picture-sources|recipe-card|recipe-facts|skeleton|visibility-mark|visually-hidden)\.|lucide-react[\\/]dist[\\/]esm[\\/](?:[a-z]+\.|shared|icons[\\/](?:check|globe|lock|pencil|search|sliders-horizontal|star|trash-2|x)\.)|contract[\\/]src[\\/](?:messages|limits|image-url)/,
            },
            { name: 'fields', test: /src[\\/]ui[\\/](?:field|[a-z]+-field|text-area)/ },
            // What the account screens share; each screen remains a file of its own.
            { name: 'accounts', test: /src[\\/]features[\\/]accounts[\\/](?!.*-screen)/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
  },
});
