import Typography from '@mui/material/Typography';

import { theme } from '../../kit/ui/theme';

interface Props {
  text: string | undefined;
  isTaken: boolean | undefined;
}

const NOT_TAKEN = { fontWeight: 600, color: theme.vars.palette.cancelled.text };

/** A card's line: whether the chosen insurer is taken. */
export function CoverageLine({ text, isTaken }: Props) {
  if (text === undefined) return null;
  return (
    <Typography variant="body2" sx={isTaken === false ? NOT_TAKEN : {}}>
      {text}
    </Typography>
  );
}
