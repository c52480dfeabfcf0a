import { styled } from '@mui/material/styles';

import { HOME_PATH } from '../../features/landing/landing.paths';
import { usePageTitle } from '../../shared/clinic/useClinic';
import { ButtonLink } from '../../shared/ui/ButtonLink';

const Page = styled('section')({ maxWidth: 640, margin: '0 auto', padding: '48px 16px', display: 'grid', gap: 16, justifyItems: 'start' });

/** Where staff land until their panels are there: says so, and where their data can be reached meanwhile. */
export function PanelPage() {
  usePageTitle('Panel en preparación');
  return (
    <Page>
      <h1>Panel en preparación</h1>
      <p>
        Las pantallas de este panel todavía no están disponibles. Mientras tanto, los datos se consultan y se modifican por{' '}
        <a href="/graphql">GraphQL</a> y <a href="/api/docs">REST</a>.
      </p>
      <ButtonLink to={HOME_PATH}>Volver al inicio</ButtonLink>
    </Page>
  );
}
