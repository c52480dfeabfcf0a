import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { homeOf } from '../../clinic/session/role-home';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { texts } from './texts';

/** For patients, instead of the panel. */
export function AccessDenied({ viewer }: { viewer: SessionUserFragment }) {
  usePageTitle(texts.accessDenied.title);
  return (
    <Stack component={Container} spacing={6} style={{ maxWidth: 640, alignItems: 'flex-start' }}>
      <Typography variant="h1">{texts.accessDenied.title}</Typography>
      <p>{texts.accessDenied.reason}</p>
      <ButtonLink to={homeOf(viewer)}>{texts.accessDenied.back}</ButtonLink>
    </Stack>
  );
}
