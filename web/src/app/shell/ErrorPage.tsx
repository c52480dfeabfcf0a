import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { HOME_PATH } from '../../clinic/paths';
import { reportCrash } from '../../kit/crash/report-crash';
import { ButtonLink } from '../../kit/ui/ButtonLink';

export const WordsPage = styled('section')({
  maxWidth: 640,
  margin: '0 auto',
  padding: '48px 16px',
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
});

/** For crashes of the shell. The documents give the heading, in English. */
export function ErrorPage() {
  usePageTitle('Página no disponible');
  const thrown = useRouteError();
  useEffect(() => {
    if (thrown instanceof Error) reportCrash(thrown, 'shell');
  }, [thrown]);
  return (
    <WordsPage>
      <Typography variant="h1">Unexpected Application Error!</Typography>
      <p>La página no se pudo mostrar. Recargala, o volvé al inicio.</p>
      <ButtonLink to={HOME_PATH}>Volver al inicio</ButtonLink>
    </WordsPage>
  );
}
