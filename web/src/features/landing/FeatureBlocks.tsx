import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo, useId, type ReactNode } from 'react';

import { CalendarTodayIcon, ListIcon, RoomIcon, ScheduleIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';
import { texts } from './texts';

const Blocks = styled('ul')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  marginTop: 16,
  '& li': { display: 'grid', gridTemplateColumns: '24px 1fr', gap: '4px 12px', alignContent: 'start' },
  '& svg': { color: theme.vars.palette.primary.main, marginTop: 2 },
  '& p': { gridColumn: 2 },
});

const CLAIMS: { icon: ReactNode; title: string; text: string }[] = [
  { icon: <ScheduleIcon fontSize="small" />, ...texts.featureBlocks.anyTime },
  { icon: <RoomIcon fontSize="small" />, ...texts.featureBlocks.rooms },
  { icon: <CalendarTodayIcon fontSize="small" />, ...texts.featureBlocks.upToDate },
  { icon: <ListIcon fontSize="small" />, ...texts.featureBlocks.questions },
];

export const FeatureBlocks = memo(function FeatureBlocks() {
  const titleId = useId();
  return (
    <Container component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {texts.featureBlocks.title}
      </Typography>
      <Blocks className="blocks">
        {CLAIMS.map(({ icon, title, text }) => (
          <li key={title}>
            {icon}
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </li>
        ))}
      </Blocks>
    </Container>
  );
});
