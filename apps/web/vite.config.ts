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
    // All of these preload modules by themselves.
    modulePreload: { polyfill: false },
    // Inlined pictures would need `data:` in the content security policy and could not be cached on their own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without this a group would swallow what the first load shares with it.
          includeDependenciesRecursively: false,
          groups: [
            // Each group uses only those above it: two files that need each other would start in the wrong order.
            // Changes only with its versions, so it stays cached across releases of ours.
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
            },
            // What every screen stands on comes as one file, not as a dozen small ones.
            {
              name: 'base',
              test: /src[\\/]lib[\\/](?!forms|recipes[\\/](?:ingredient-line|plain-amount)|recipe-saving|drafts[\\/](?!draft-key)|source-name|photo-files|clipboard|stored-setting|row-focus)|src[\\/]ui[\\/](?!remove-row-button|row-note|use-row-note|file-drop|use-file-drop|section|foot-bar|leave-dialog|saving-dialog|save-toasts|acting-notice|restored-notice|field|[a-z]+-field|text-area|text-link|back-link|badge|table|switch|stars|photo-credit-line)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|circle-[a-z-]+|globe|info|lock|menu|monitor|moon|pencil|plus|search|sliders-horizontal|star|sun|trash|triangle-[a-z-]+|x)\.|contract[\\/]src[\\/](?:limits|messages|image-url|endpoints|error-codes)\./,
            },
            // What every form needs, and nothing of it in the first load.
            {
              name: 'forms',
              test: /node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]|src[\\/]lib[\\/]forms[\\/]|contract[\\/]src[\\/](?:account|recipe|import-result|answers)/,
            },
            { name: 'fields', test: /src[\\/]ui[\\/](?:field|[a-z]+-field|text-area)/ },
            // What the form and the preview of an import share.
            {
              name: 'editing',
              test: /src[\\/]ui[\\/](?:remove-row-button|row-note|use-row-note|file-drop|use-file-drop|section|foot-bar|leave-dialog|saving-dialog|save-toasts|acting-notice|restored-notice)|src[\\/]lib[\\/](?:photo-files|row-focus|recipes[\\/](?:ingredient-line|plain-amount)|drafts[\\/](?!draft-key))/,
            },
            { name: 'list', test: /src[\\/]features[\\/]recipe-list[\\/]/ },
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
