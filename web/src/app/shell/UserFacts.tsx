import { styled } from '@mui/material/styles';

import { ROLE_LABEL } from '../../shared/session/role-label';
import type { SessionUserFragment } from '../../shared/session/session.generated';

const List = styled('div')({
  display: 'grid',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 700 },
  '& span': { color: 'var(--muted)' },
});

/** Name, e-mail and role of whoever is signed in. */
export function UserFacts({ viewer }: { viewer: SessionUserFragment }) {
  return (
    <List>
      <strong>{viewer.name}</strong>
      <span>{viewer.email}</span>
      <span>{ROLE_LABEL[viewer.role]}</span>
    </List>
  );
}
