import 'reflect-metadata';

import path from 'node:path';

import { readConfig } from './config';
import type { Finding, Grade } from './doctor/facts';
import { judge } from './doctor/judge';
import { judgeClinics } from './doctor/judge-clinics';
import { lookAround, type Asked } from './doctor/look';
import { NAMES_OF_ONE } from './doctor/names';
import { StartupError } from './platform/startup-error';

const PROJECT_DIR = path.resolve(__dirname, '../..');
const USAGE = `Uso: npm run doctor, y si querés, después de --: --json,
  --replicas=3 para contar las conexiones de todas, --outbound=host para probar la salida por el puerto 443.`;

/** npm run doctor: reports problems of settings and environment, whether the server runs or not. */
async function main(): Promise<void> {
  const { asJson, ...asked } = readArguments(process.argv.slice(2));
  const config = readConfig(process.env, PROJECT_DIR);
  const clock = () => new Date();
  const findings = config.clinics
    ? await judgeClinics(config, config.clinics, asked, clock)
    : judge(await lookAround(config, asked, clock, { names: NAMES_OF_ONE }), NAMES_OF_ONE);
  process.stdout.write(asJson ? `${JSON.stringify(findings, null, 2)}\n` : findings.map(lineOf).join(''));
  process.exitCode = findings.some(({ grade }) => grade === 'mal') ? 1 : 0;
}

const SIGNS: Record<Grade, string> = { ok: 'bien ', aviso: 'aviso', mal: 'MAL  ' };

function lineOf({ what, grade, says, todo }: Finding): string {
  return `${SIGNS[grade]}  ${what}: ${says}${todo === null ? '' : `\n       → ${todo}`}\n`;
}

function readArguments(given: readonly string[]): Asked & { asJson: boolean } {
  const asked = { asJson: false, replicas: 1, outbound: null as string | null };
  for (const argument of given) {
    const [, replicas] = /^--replicas=([1-9]\d{0,2})$/.exec(argument) ?? [];
    const [, outbound] = /^--outbound=([\w.-]+)$/.exec(argument) ?? [];
    if (argument === '--json') asked.asJson = true;
    else if (replicas) asked.replicas = Number(replicas);
    else if (outbound) asked.outbound = outbound;
    else throw new StartupError(USAGE);
  }
  return asked;
}

function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

main().then(() => process.exit(), fail);
