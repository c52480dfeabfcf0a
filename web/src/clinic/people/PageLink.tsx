import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** The name in a card, which leads to its page: quiet beside the card's button, and a finger high. */
export const PageLink = styled(Link)({
  display: 'inline-block',
  padding: '10px 0',
  margin: '-10px 0',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
