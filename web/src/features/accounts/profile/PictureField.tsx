import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef } from 'react';

import { Avatar } from '../../../clinic/people/Avatar';
import { FieldMessage } from '../../../kit/form/FieldMessage';
import { OffButton } from '../../../kit/ui/OffButton';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { PICTURE_TYPES } from './picture-file';
import { usePicture } from './usePicture';

const PICKER = {
  position: 'relative',
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: '2px' },
};
interface Props {
  user: { id: number; name: string; pictureUrl: string | null };
}

/** Applies at once, apart from the form below. */
export function PictureField({ user }: Props) {
  const messageId = useId();
  const { progress, removing, fault, news, upload, remove } = usePicture(user.id);
  const picker = useRef<HTMLInputElement>(null);
  const busy = progress !== null || removing;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Stack direction="row" spacing={4}>
      <Avatar name={user.name} pictureUrl={user.pictureUrl} size={96} />
      <Stack spacing={2} sx={{ flex: '1 1 180px' }}>
        <Stack direction="row" spacing={2}>
          {/* The input inside takes the focus and the keys. */}
          <Button
            component="label"
            variant="outlined"
            size="small"
            role={undefined}
            tabIndex={-1}
            aria-disabled={busy}
            sx={PICKER}
          >
            {user.pictureUrl ? texts.pictureField.change : texts.pictureField.choose}
            <input
              ref={picker}
              type="file"
              style={visuallyHidden}
              accept={PICTURE_TYPES}
              aria-describedby={messageId}
              aria-invalid={fault !== null}
              aria-disabled={busy}
              onClick={(event) => {
                if (busy) event.preventDefault();
              }}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Lets the user choose the same file again after a failure.
                target.value = '';
                if (file && !busy) void upload(file);
              }}
            />
          </Button>
          {user.pictureUrl && (
            <OffButton
              variant="outlined"
              size="small"
              off={busy}
              onClick={() => void remove().then((gone) => gone && picker.current?.focus())}
            >
              {removing ? texts.pictureField.removal.busy : texts.pictureField.removal.submit}
            </OffButton>
          )}
        </Stack>
        {progress !== null && (
          <>
            <LinearProgress variant="determinate" aria-label={texts.pictureField.upload.label} value={percent} />
            <span aria-hidden="true">{texts.pictureField.upload.progress(percent)}</span>
          </>
        )}
        <FieldMessage id={messageId} error={fault ?? undefined} hint={texts.pictureField.hint} />
        <span role="status" style={visuallyHidden}>
          {news}
        </span>
      </Stack>
    </Stack>
  );
}
