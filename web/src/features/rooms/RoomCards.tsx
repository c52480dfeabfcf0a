import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { ButtonLink } from '../../kit/ui/ButtonLink';
import { CardGrid } from '../../kit/ui/layout';
import { roomAvailabilityPath } from '../room-hours/room-hours.paths';
import type { RoomFactsFragment } from './rooms.generated';
import { texts } from './texts';

const ROW = {
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: '4px 12px',
};

/** Cards lead to the room's hours. */
export function RoomCards({ rooms }: { rooms: readonly RoomFactsFragment[] }) {
  const titleId = useId();
  if (rooms.length === 0) return null;
  return (
    <>
      <Typography variant="h2" id={titleId}>
        {texts.fields.availability}
      </Typography>
      <CardGrid aria-labelledby={titleId}>
        {rooms.map(({ id, name }) => (
          <Card key={id} component="li" sx={ROW}>
            <Typography variant="body2" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <ButtonLink
              variant="outlined"
              size="small"
              to={roomAvailabilityPath(id)}
              aria-label={`${texts.list.availability}: ${name}`}
            >
              {texts.list.availability}
            </ButtonLink>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
