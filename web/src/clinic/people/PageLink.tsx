import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Less prominent than the card's button; a finger high. */
export const PageLink = styled(Link)({
  display: 'inline-block',
  // Above the line below, which its lower edge overlaps.
  position: 'relative',
  padding: '10px 0',
  margin: '-10px 0',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
