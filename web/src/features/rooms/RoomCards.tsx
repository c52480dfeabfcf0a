import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { ButtonLink } from '../../kit/ui/ButtonLink';
import { CardGrid } from '../../kit/ui/layout';
import { roomAvailabilityPath } from '../room-hours/room-hours.paths';
import type { RoomFactsFragment } from './rooms.generated';
import { texts } from './texts';

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
          <Card key={id} component="li">
            <CardHeader title={name} slotProps={{ title: { variant: 'subtitle1', component: 'h3' } }} />
            <CardActions sx={{ padding: 3, paddingTop: 0 }}>
              <ButtonLink
                variant="outlined"
                size="small"
                to={roomAvailabilityPath(id)}
                aria-label={`${texts.list.availability}: ${name}`}
              >
                {texts.list.availability}
              </ButtonLink>
            </CardActions>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
