import { fileURLToPath } from 'node:url';

import type { RouteObject } from 'react-router-dom';
import { runnerImport, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROUTES = fileURLToPath(new URL('../src/app/routes.tsx', import.meta.url));
/** The route table calls none of these while it loads, and some need a browser. */
const NOT_NEEDED = /\/web\/src\/(kit|clinic|features|app\/shell)\/(?!.*(paths|slot-url)\.ts$)/;

/** Writes dist/.vite/addresses.json: the addresses of the route table, so that the server answers 404 elsewhere. */
export function pageAddressesFile(): Plugin {
  return {
    name: 'turnero-page-addresses',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await pageAddresses());
      this.emitFile({ type: 'asset', fileName: '.vite/addresses.json', source });
    },
  };
}

/** Patterns of React Router, such as /book/:professionalId. */
async function pageAddresses(): Promise<string[]> {
  const { module } = await runnerImport<{ routes: readonly RouteObject[] }>(ROUTES, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'turnero-routes-alone',
        enforce: 'pre',
        load: (id) => (NOT_NEEDED.test(id) ? 'export {};' : null),
      },
    ],
  });
  return [...new Set(addressesOf(module.routes))].toSorted();
}

/** Without the routes of unknown addresses. A child's path contains its parent's, as all paths here are absolute. */
function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...addressesOf(children),
  ]);
}
