import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { OnceDialog } from '../../kit/dialog/OnceDialog';
import { appLink, googleLink } from './feed-links';
import { texts } from './texts';

interface Props {
  /** Of a link that was just made. */
  url: string;
  onClose: () => void;
}

/** A new link, to copy, and the ways into calendar programs. */
export function FeedLinkDialog({ url, onClose }: Props) {
  return (
    <OnceDialog texts={texts.link} value={url} onClose={onClose}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" href={googleLink(url)} target="_blank" rel="noopener noreferrer">
          {texts.link.google}
        </Button>
        <Button variant="outlined" href={appLink(url)}>
          {texts.link.app}
        </Button>
      </Stack>
      <p>{texts.link.late}</p>
      <Typography variant="body2" color="textSecondary">
        {texts.link.byHand}
      </Typography>
    </OnceDialog>
  );
}
