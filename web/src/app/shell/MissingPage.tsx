import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { useWhenBack } from '../../kit/connection/useWhenBack';
import { FailedFileError, GoneFileError, InterruptedImportError } from '../../kit/files/import-file';
import { needsNewPage, secondTry } from '../../kit/files/useLateFile';
import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { WordsPage } from './ErrorPage';

const LOADED_ANEW = 'turnero.loaded-anew';
/** Still missing right after a reload: the server lacks it. */
const ONCE_IN_MS = 60_000;

interface Props {
  reason: unknown;
  onRetry: () => void;
}

/** A page that failed to load. Offline it waits for the connection; if only a new document helps, it reloads once. */
export function MissingPage({ reason, onRetry }: Props) {
  usePageTitle('Página sin cargar');
  const isReloaded = reason instanceof GoneFileError || reason instanceof InterruptedImportError;
  const isForNewPage = needsNewPage(reason);
  useWhenBack(!isForNewPage, onRetry);
  useEffect(() => {
    if (isReloaded && isFirstTime()) window.location.reload();
  }, [isReloaded]);
  return (
    <WordsPage>
      <Typography variant="h1">No se pudo abrir la página</Typography>
      <p role="status">{statusText(reason)}</p>
      <Button ref={leaveFocusAbove} onClick={secondTry(reason, onRetry)}>
        {isForNewPage ? 'Recargar' : 'Reintentar'}
      </Button>
    </WordsPage>
  );
}

function statusText(reason: unknown): string {
  if (reason instanceof GoneFileError) return 'Hay una versión nueva: recargá la página para verla.';
  if (needsNewPage(reason)) return 'No llegó completa: recargá la página para verla.';
  return reason instanceof FailedFileError
    ? 'Falló el servidor: la página se abre sola cuando vuelva a responder.'
    : 'Revisá tu conexión a internet: la página se abre sola cuando vuelva.';
}

/** Prevents endless reloads, also with blocked storage. */
function isFirstTime(): boolean {
  try {
    const last = Number(sessionStorage.getItem(LOADED_ANEW));
    sessionStorage.setItem(LOADED_ANEW, String(Date.now()));
    return Date.now() - last > ONCE_IN_MS;
  } catch {
    return false;
  }
}
