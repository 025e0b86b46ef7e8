// Holds the import directions of docs/architecture.md: node tooling/import-directions.mjs [folder]
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** @param {string} [baseDir] */
export async function findViolations(baseDir = ROOT) {
  const { output } = await cruise(['apps', 'packages'], {
    ...rules.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  });
  if (typeof output === 'string') throw new Error('expected a cruise result, got a text');
  const { totalCruised, violations } = output.summary;
  // Without a parser for TypeScript the tool finds no module at all and reports success.
  if (totalCruised === 0) throw new Error('no module was read: the parser is missing');
  return {
    modules: totalCruised,
    violations: violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, violations } = await findViolations(process.argv[2]);
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules read, ${violations.length} imports against the directions`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
