/** The import directions of docs/architecture.md. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages|e2e|bench)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'contract-imports-zod-alone',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(packages/contract/|node_modules/zod/)' },
    },
    only('kitchen-imports-contract', '^packages/kitchen/', '^packages/(kitchen|contract)/'),
    only(
      'reader-imports-kitchen-and-contract',
      '^packages/reader/',
      '^packages/(reader|kitchen|contract)/',
    ),
    {
      name: 'reader-rooms-know-no-step',
      severity: 'error',
      from: {
        path: '^packages/reader/src/[^/]+/',
        pathNot: '\\.test\\.ts$|^packages/reader/src/testing/',
      },
      to: { path: '^packages/reader/src/[^/]+$' },
    },
    {
      name: 'packages-are-pure',
      severity: 'error',
      from: { path: '^packages/', pathNot: '\\.test\\.ts$|/training/' },
      to: { dependencyTypes: ['core'] },
    },
    only(
      'web-never-imports-server-or-reader',
      '^apps/web/',
      '^(apps/web|packages/contract|packages/kitchen)/',
    ),
    only('server-never-imports-web', '^apps/server/', '^(apps/server|packages)/'),
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(app|features|lib)/' },
    },
    {
      name: 'lib-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(app|features|ui)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features/[^/]+|app)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(modules|app\\.ts|main\\.ts|cli)' },
    },
    {
      name: 'modules-meet-in-app',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/(modules/[^/]+/|app\\.ts|main\\.ts)',
        pathNot: '^apps/server/src/modules/$1/',
      },
    },
    {
      name: 'only-imports-read-recipes',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/modules/imports/' },
      to: { path: '^packages/reader/' },
    },
    {
      name: 'product-imports-no-test-support',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '/testing/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module-sync', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
