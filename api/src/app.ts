import type { Server } from 'node:http';

import type { AppOptions } from './app-options';
import { openClinic } from './clinic';
import type { Jobs } from './jobs';
import { Metrics } from './platform/http/probes';
import { openProduct } from './product';
import { makeServer } from './server';

export interface App {
  server: Server;
  /** Not started; null without `mail`. */
  jobs: Jobs | null;
  /**
   * Fails /ready, starts no job, and refuses requests after `drainMs`. Resolves when running requests end. The database
   * stays open.
   */
  close(): Promise<void>;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { db, mail = null } = options;
  const metrics = new Metrics({ clock: options.clock, databases: () => [db] });
  const clinic = await openClinic(options, metrics);
  const { gateway, jobs, readiness, endStreams } = clinic;
  const product = await openProduct(options, {
    metrics,
    gatewayOf: () => gateway,
    publicErrorFor: () => gateway.publicError,
  });
  const stoppable = makeServer(
    {
      answer(request, response, pathname) {
        if (!clinic.answersItself(request, response, pathname)) product.answer(request, response, pathname);
      },
      endStreams,
      status: () => readiness.status(),
      publicHost: () => mail && new URL(mail.publicUrl()).hostname,
    },
    metrics,
    options,
  );
  return {
    server: stoppable.server,
    jobs,
    async close() {
      const jobsEnded = jobs?.stop();
      await stoppable.close();
      await jobsEnded;
      await product.close();
    },
  };
}
