#!/usr/bin/env node
/**
 * turnero COMMAND, in this process, so that Ctrl-C and SIGTERM reach it. Builds first what is stale: all to start, only
 * the API for other commands.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

// A moved build has no sources.
if (existsSync(join(ROOT, 'api', 'src'))) {
  const { build } = await import('./build.mjs');
  if (!(await build(process.argv[2] === 'start' ? {} : { only: 'api' }))) process.exit(1);
}
process.chdir(ROOT);
await import(pathToFileURL(join(ROOT, 'api', 'dist', 'bundle', 'turnero.js')).href);
