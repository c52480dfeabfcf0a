import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { woffToTrueType } from './woff';

const CACHE = join(__dirname, '..', '..', 'node_modules', '.cache', 'turnero');

export interface ChromiumFiles {
  executable: string;
  /** Added to the environment of the browser process only. */
  env: Record<string, string>;
}

/**
 * Unpacks the Chromium that comes with npm (Linux x64) once per version, with the libraries and
 * fonts that a machine with only Node lacks. Takes about 2 s the first time, nothing later.
 *
 * It is unpacked aside and renamed when whole: two test runs may start at once, and the package's
 * own function takes a half-written file for a finished one.
 */
export function unpackChromium(): ChromiumFiles {
  const folder = join(CACHE, `chromium-${packageVersion('@sparticuz/chromium')}`);
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const aside = mkdtempSync(`${folder}-`);
    inflatePackage(aside);
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
 * A process of its own, because the package reads TMPDIR and AWS_EXECUTION_ENV, and the latter,
 * which makes it unpack NSS and expat too, would also change the environment of the tests.
 */
function inflatePackage(folder: string): void {
  const script = `const chromium = require(${JSON.stringify(require.resolve('@sparticuz/chromium'))});
    chromium.setGraphicsMode = false;
    chromium.executablePath().catch((error) => { console.error(error); process.exit(1); });`;
  execFileSync(process.execPath, ['-e', script], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Only our own fonts, so that a screenshot is the same on every machine: Open Sans from the
 * Chromium package and Noto Color Emoji, whose web font the browser does not accept as a system
 * font until it is a plain TrueType file.
 */
function writeFonts(folder: string, finalFolder: string): void {
  const emoji = require.resolve('@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff');
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  writeFileSync(join(folder, 'fonts', 'NotoColorEmoji.ttf'), woffToTrueType(readFileSync(emoji)));
  writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(finalFolder)}/fonts</dir>
  <cachedir>${escapeXml(finalFolder)}/fonts-cache</cachedir>
</fontconfig>
`);
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Read from the file: the package's exports hide its package.json. */
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
