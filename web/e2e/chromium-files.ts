import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { woffToTrueType } from './woff';

const CACHE = join(__dirname, '..', '..', 'node_modules', '.cache', 'turnero');

export interface ChromiumFiles {
  executable: string;
  /** Only for the browser process. */
  env: Record<string, string>;
}

export const hasNpmsChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** Before workers start: each would unpack for itself, 2.2 s of processor time. */
export async function prepareBrowser(): Promise<void> {
  if (!process.env.CHROME_PATH && hasNpmsChromium()) await unpackChromium();
}

/**
 * Unpacks npm's Chromium (Linux x64) once per version, with the libraries and fonts that a bare machine lacks.
 * Renames it when complete: two runs may start at once, and the package takes a half-written file for a finished one.
 */
export async function unpackChromium(): Promise<ChromiumFiles> {
  const folder = join(CACHE, `chromium-${packageVersion('@sparticuz/chromium')}`);
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const aside = mkdtempSync(`${folder}-`);
    await inflatePackage(aside);
    writeFonts(aside, folder);
    try {
      renameSync(aside, folder);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executable: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}

/**
 * A separate process, because the package needs AWS_EXECUTION_ENV to unpack NSS and expat, and that would change the
 * tests' environment.
 */
async function inflatePackage(folder: string): Promise<void> {
  const script = `const chromium = require(${JSON.stringify(require.resolve('@sparticuz/chromium'))});
    chromium.setGraphicsMode = false;
    chromium.executablePath().catch((error) => { console.error(error); process.exit(1); });`;
  await promisify(execFile)(process.execPath, ['-e', script], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
}

/**
 * Only our fonts, so that screenshots are the same everywhere: Open Sans from the package and Noto Color Emoji, which
 * the browser accepts as a system font only in TrueType.
 */
function writeFonts(folder: string, finalFolder: string): void {
  const emoji = require.resolve('@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff');
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  writeFileSync(join(folder, 'fonts', 'NotoColorEmoji.ttf'), woffToTrueType(readFileSync(emoji)));
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(finalFolder)}/fonts</dir>
  <cachedir>${escapeXml(finalFolder)}/fonts-cache</cachedir>
</fontconfig>
`,
  );
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The package's exports hide its package.json. */
function packageVersion(name: string): string {
  let folder = dirname(require.resolve(name));
  while (!existsSync(join(folder, 'package.json')) || !('version' in readJson(join(folder, 'package.json')))) {
    folder = dirname(folder);
  }
  return String(readJson(join(folder, 'package.json')).version);
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}
