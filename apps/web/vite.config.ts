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
