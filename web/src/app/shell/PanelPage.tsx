import { styled } from '@mui/material/styles';

import { DASHBOARD_PATH } from '../../features/dashboard/dashboard.paths';
import { usePageTitle } from '../../shared/clinic/useClinic';
import { ButtonLink } from '../../shared/ui/ButtonLink';

const Page = styled('section')({ maxWidth: 640, margin: '0 auto', padding: '48px 16px', display: 'grid', gap: 16, justifyItems: 'start' });

/** Where administrators land until their panel is there: says so, and where their data can be reached meanwhile. */
export function PanelPage() {
  usePageTitle('Panel en preparación');
  return (
    <Page>
      <h1>Panel en preparación</h1>
      <p>
        Las pantallas de administración todavía no están disponibles. Mientras tanto, los turnos están en el calendario, y los demás
        datos se consultan y se modifican por{' '}
        <a href="/graphql">GraphQL</a> y <a href="/api/docs">REST</a>.
      </p>
      <ButtonLink to={DASHBOARD_PATH}>Ver el calendario</ButtonLink>
    </Page>
  );
}
