import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { dateText } from '@turnero/api/domain/date-text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { ROLE_LABEL } from '../../clinic/session/role-label';
import type { Role } from '../../clinic/session/session.generated';
import { useMay } from '../../clinic/session/useMay';
import { EmailText, PhoneLink } from '../../kit/contact/ContactLink';
import type { Column } from '../../kit/list/DataTable';
import { formatCount } from '../../kit/text/count-text';
import { dayOf } from '../../kit/time/wall-time';
import { BadgeIcon, BlockIcon, MailIcon, PersonIcon, ShieldIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import { appointmentsOfAccountPath } from '../appointments/calendar/calendar.paths';
import { texts } from './texts';
import type { UserSort } from './users-list';
import type { UserFactsFragment } from './users.generated';

const LOOK: Record<Role, { icon: ReactElement; colour: StatusColour }> = {
  admin: { icon: <ShieldIcon fontSize="inherit" />, colour: 'confirmed' },
  professional: { icon: <BadgeIcon fontSize="inherit" />, colour: 'done' },
  user: { icon: <PersonIcon fontSize="inherit" />, colour: 'absent' },
};

/** How many appointments the user has as a patient, with a link to them for those who may see them. */
function AppointmentsLink({ user: { id, name, appointmentCount } }: { user: UserFactsFragment }) {
  const seesTurnos = useMay('appointments');
  if (appointmentCount === 0 || !seesTurnos) return formatCount(appointmentCount);
  return (
    <Link
      component={RouterLink}
      to={appointmentsOfAccountPath(id)}
      aria-label={texts.list.turnosOf(appointmentCount, name)}
    >
      {formatCount(appointmentCount)}
    </Link>
  );
}

export const USER_COLUMNS: readonly Column<UserFactsFragment, UserSort>[] = [
  { id: 'name', header: texts.fields.name, cell: ({ name }) => name, sort: 'nombre', card: 'title' },
  {
    id: 'email',
    header: texts.fields.email,
    cell: ({ email }) => <EmailText email={email} />,
    sort: 'email',
    takesRest: 'cut',
    card: 'line',
  },
  {
    id: 'role',
    header: texts.fields.role,
    cell: (user) => (
      <Stack direction="row" component="span" spacing={1} useFlexGap sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <RoleBadge user={user} />
        {user.hasSecondFactor && (
          <StatusChip icon={<ShieldIcon fontSize="inherit" />} colour="absent" label={texts.list.secondFactor} />
        )}
      </Stack>
    ),
    card: 'badge',
  },
  { id: 'phone', header: texts.fields.phone, cell: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : '—') },
  {
    id: 'appointments',
    header: texts.fields.appointments,
    cell: (user) => <AppointmentsLink user={user} />,
    align: 'right',
  },
  {
    id: 'createdAt',
    header: texts.fields.createdAt,
    cell: ({ createdAt }) => dateText(dayOf(createdAt)),
    sort: 'registro',
    align: 'right',
  },
];

/** One chip, so that a row stays one line. */
function RoleBadge({ user: { role, suspended, invited, permissionSet } }: { user: UserFactsFragment }) {
  const label = ROLE_LABEL[role];
  if (suspended) {
    return (
      <StatusChip icon={<BlockIcon fontSize="inherit" />} colour="cancelled" label={texts.list.suspended(label)} />
    );
  }
  if (invited) {
    return <StatusChip icon={<MailIcon fontSize="inherit" />} colour="pending" label={texts.list.invited(label)} />;
  }
  const isLimited = role === 'admin' && permissionSet !== null;
  return <StatusChip {...LOOK[role]} label={isLimited ? texts.list.administrator(permissionSet.name) : label} />;
}
