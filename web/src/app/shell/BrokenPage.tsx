import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { HOME_PATH } from '../../clinic/paths';
import { BrokenText } from '../../kit/crash/BrokenText';
import { CrashBoundary, type Crash } from '../../kit/crash/CrashBoundary';
import { useRetry } from '../../kit/crash/useRetry';
import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { WordsPage } from './ErrorPage';

/** Menus survive a page's crash; another address retries. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <CrashBoundary part="page" resetKey={key} fallback={(crash) => <BrokenPage {...crash} />}>
      {children}
    </CrashBoundary>
  );
}

function BrokenPage({ isAgain, ...crash }: Crash) {
  const retry = useRetry(crash);
  usePageTitle('Página con un problema');
  return (
    <WordsPage>
      <Typography variant="h1">No se pudo mostrar la página</Typography>
      <BrokenText isAgain={isAgain} what="Lo demás sigue funcionando: podés reintentar, o seguir por otra parte." />
      <Stack direction="row" spacing={2}>
        {isAgain ? (
          <Button variant="contained" onClick={() => window.location.reload()}>
            Recargar
          </Button>
        ) : (
          <Button variant="contained" ref={leaveFocusAbove} onClick={retry}>
            Reintentar
          </Button>
        )}
        <ButtonLink variant="outlined" to={HOME_PATH}>
          Volver al inicio
        </ButtonLink>
      </Stack>
    </WordsPage>
  );
}
