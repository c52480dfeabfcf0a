import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** On a line of its own, a finger high. */
export const LineLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  justifySelf: 'start',
});
