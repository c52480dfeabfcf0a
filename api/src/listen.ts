import type { Server } from 'node:http';

import { StartupError } from './platform/startup-error';

const PORT_FAULTS: Record<string, string> = {
  EADDRINUSE: 'ya está en uso',
  EACCES: 'necesita permisos de administrador',
};

export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = PORT_FAULTS[error.code ?? ''];
      reject(reason ? new StartupError(`El puerto ${port} ${reason}. Elegí otro con PORT.`) : error);
    });
    server.listen(port, resolve);
  });
}

/** `configured` until the server listens. */
export function portOf(server: Server, configured: number): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : configured;
}
