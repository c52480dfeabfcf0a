import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Build {
  /** Its file and call. */
  plugin: readonly [file: string, call: string];
  /** Differences from PAGE, by path. */
  files?: Record<string, string>;
}

const HOOK = '@emotion/use-insertion-effect-with-fallbacks';
const EFFECT = 'export const useInsertionEffectAlwaysWithSyncFallback = (create) => create();';
const callsHookOf = (module: string) =>
  `import { useInsertionEffectAlwaysWithSyncFallback as use } from '${module}'; use(() => 0);`;
const STYLED = 'node_modules/@emotion/styled/index.js';
const PAGE = {
  'index.html': '<html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js': `import './page.css'; import '@emotion/react'; import '@emotion/styled'; void import('./late.js');`,
  'late.js': 'console.log(1);',
  'page.css': `
    body { margin: 0 }
    @font-face { font-family: a; src: url(./figtree-latin-wght-normal.woff2) }
    @font-face { font-family: b; src: url(./bricolage-grotesque-latin-700-normal.woff2) }`,
  'figtree-latin-wght-normal.woff2': 'a'.repeat(5000),
  'bricolage-grotesque-latin-700-normal.woff2': 'b'.repeat(5000),
  'node_modules/@emotion/react/index.js': callsHookOf(HOOK),
  [STYLED]: callsHookOf(HOOK),
  ...Object.fromEntries([HOOK, '@emotion/moved'].map((name) => [`node_modules/${name}/index.js`, EFFECT])),
  'node_modules/react/index.js': 'export const useInsertionEffect = (create) => create();',
};
const ROUTER_FOLDER = dirname(
  require.resolve('react-router/package.json', { paths: [require.resolve('react-router-dom')] }),
);
const ROUTER_IN_DEVELOPMENT = join(ROUTER_FOLDER, 'dist/development/index.mjs');

const lateFiles = ['late-files', 'lateFiles()'] as const;
const styles = ['styles-while-drawing', 'stylesWhileDrawing()'] as const;
const router = ['production-router', 'productionRouter()'] as const;
const fonts = ['preload-fonts', 'preloadFonts()'] as const;
const firstPage = ['first-page', 'firstPage()'] as const;
const chunks = ['named-chunks', `namedChunks(['index', 'late'])`] as const;

/** Builds pages in Vite. A fault is the message that ended the build. */
function faultsOf(builds: Record<string, Build>): Record<string, string | null> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'turnero-build-faults-')));
  try {
    for (const [
      name,
      {
        plugin: [file, call],
        files,
      },
    ] of Object.entries(builds)) {
      const config = `import * as plugins from '${join(__dirname, file)}.ts'; export default { plugins: [plugins.${call}] };`;
      const page = Object.entries({ ...PAGE, ...files, 'vite.config.ts': config });
      for (const [path, text] of page) write(join(folder, name, path), text);
    }
    const args = ['--input-type=module', '--eval', BUILD, folder, ...Object.keys(builds)];
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8', env });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout) as Record<string, string | null>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BUILD = `
  import { build } from 'vite';
  const [folder, ...names] = process.argv.slice(1);
  const faultOf = (name) =>
    build({ root: folder + '/' + name, logLevel: 'silent' }).then(() => null, ({ message }) => message);
  const faults = {};
  for (const name of names) faults[name] = await faultOf(name);
  process.stdout.write(JSON.stringify(faults));
`;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('a build fails by a sentence that names what it does not find in Vite, Emotion, react-router or our sources', () => {
  const faults = faultsOf({
    'late files': { plugin: lateFiles },
    'no preload helper': { plugin: lateFiles, files: { 'main.js': `import './page.css';` } },
    styles: { plugin: styles },
    'a hook that moved': { plugin: styles, files: { [STYLED]: callsHookOf('@emotion/moved') } },
    'the router': { plugin: router, files: { 'main.js': `import 'react-router';` } },
    'a development file': { plugin: router, files: { 'main.js': `import '${ROUTER_IN_DEVELOPMENT}';` } },
    fonts: { plugin: fonts },
    'a font that is gone': { plugin: fonts, files: { 'page.css': 'body { margin: 0 }' } },
    'the first page': { plugin: firstPage },
    'no style sheet': { plugin: firstPage, files: { 'main.js': '' } },
    chunks: { plugin: chunks },
    'no such chunk': { plugin: chunks, files: { 'main.js': '' } },
  });
  const fault = (text: string): unknown => expect.stringContaining(text);
  expect(faults).toEqual({
    'late files': null,
    'no preload helper': fault(
      'Vite has no module vite/preload-helper.js, so late files are not imported by importFile.',
    ),
    styles: null,
    'a hook that moved': fault(`@emotion/styled does not import ${HOOK}, so its styles are written in the commit.`),
    'the router': null,
    'a development file': fault('The bundle has a development file of react-router:'),
    fonts: null,
    'a font that is gone': fault('The build has no font figtree-latin-wght-normal'),
    'the first page': null,
    'no style sheet': fault('index.html has no <link rel="stylesheet"'),
    chunks: null,
    'no such chunk': fault('No module is in the chunk late of vite.config.ts.'),
  });
});
