import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { toApiError } from '../../kit/errors/api-error';
import { saveFile } from '../../kit/files/save-file';
import { notify } from '../../kit/notify/notify';
import { getToken } from '../../kit/session/token';
import { OffButton } from '../../kit/ui/OffButton';
import { downloadFile } from '../session/download-file';
import { useSessionEnd } from '../session/useSessionEnd';
import { texts } from './texts';

const FORMATS = { pdf: 'application/pdf', json: 'application/json' } as const;
type Format = keyof typeof FORMATS;

interface Props {
  /** REST address without its ending. */
  address: string;
  /** Id of the text about what the files contain. */
  whyId: string;
}

/** Downloads what the clinic knows of a person. */
export function DataCopy({ address, whyId }: Props) {
  const [busy, setBusy] = useState<Format | null>(null);
  const endSession = useSessionEnd();
  const download = async (format: Format) => {
    setBusy(format);
    const token = getToken() ?? '';
    try {
      saveFile(`datos-personales.${format}`, FORMATS[format], await downloadFile(`${address}.${format}`, token));
      notify.success(texts.copy.done);
    } catch (thrown) {
      const error = toApiError(thrown);
      notify.error(error.textOr(texts.copy.failed));
      if (error.code === 'UNAUTHENTICATED') await endSession(token);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {(['pdf', 'json'] as const).map((format) => (
        <OffButton
          key={format}
          variant="outlined"
          off={busy !== null}
          aria-describedby={whyId}
          onClick={() => void download(format)}
        >
          {busy === format ? texts.copy.busy : texts.copy.open[format]}
        </OffButton>
      ))}
    </Stack>
  );
}
