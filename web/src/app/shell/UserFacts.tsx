import { styled } from '@mui/material/styles';

import { Avatar } from '../../clinic/people/Avatar';
import { ROLE_LABEL } from '../../clinic/session/role-label';
import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { EmailText } from '../../kit/contact/ContactLink';
import { UnbrokenRow } from '../../kit/ui/layout';
import { theme } from '../../kit/ui/theme';

const List = styled('div')({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 700 },
  '& span': { color: theme.vars.palette.text.secondary },
});

export function UserFacts({ viewer }: { viewer: SessionUserFragment }) {
  return (
    <UnbrokenRow spacing={3}>
      <Avatar name={viewer.name} pictureUrl={viewer.pictureUrl} size={48} />
      <List>
        <strong>{viewer.name}</strong>
        <span>
          <EmailText email={viewer.email} />
        </span>
        <span>{ROLE_LABEL[viewer.role]}</span>
      </List>
    </UnbrokenRow>
  );
}
