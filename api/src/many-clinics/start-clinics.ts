import path from 'node:path';

import type { ClinicDefaults, ProductOptions } from '../app-options';
import type { Config } from '../config';
import { plural } from '../domain/plural';
import { listen, portOf } from '../listen';
import { smtpMailer } from '../platform/mail/smtp-mailer';
import { VERSION } from '../platform/version';
import type { ClinicsConfig } from './clinics-config';
import { Directory } from './directory/directory';
import { buildClinics } from './serve-clinics';

export async function startClinics(
  { url, ...clinics }: ClinicsConfig,
  config: Config,
  product: ProductOptions & ClinicDefaults,
  opened: (() => Promise<void>)[],
  stop: AbortSignal,
): Promise<void> {
  const { log } = product;
  const directory = await Directory.open(url);
  opened.push(() => directory.close());
  stop.throwIfAborted();
  const { server, start, close } = await buildClinics({
    ...product,
    directory,
    clinicsUrl: url,
    ...clinics,
    smtpUrl: config.smtpUrl,
    makeMailer: smtpMailer,
    outboxDir: path.join(config.dataDir, 'outbox'),
    paperDir: config.paperDir,
  });
  await listen(server, config.port);
  opened.push(close);
  stop.throwIfAborted();
  start();
  const count = (await directory.list()).length;
  const all = plural(count, '1 clínica', `${count} clínicas`);
  log.info(`Turnero ${VERSION} atiende a ${all} en el puerto ${portOf(server, config.port)}`);
  log.flush();
}
