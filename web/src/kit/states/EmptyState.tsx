import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { theme } from '../ui/theme';

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '32px 16px',
  textAlign: 'center',
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: 16,
});

interface Props {
  title: string;
  titleId?: string;
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ title, titleId, text, action }: Props) {
  return (
    <Box>
      <Typography id={titleId} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {action}
    </Box>
  );
}
