import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { SCAN_DNI } from '../../../clinic/dni/ScanButton';
import { scanTexts } from '../../../clinic/dni/texts';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogFrame } from '../../../kit/dialog/DialogFrame';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { readBarCodes, type CameraFailure } from '../../../kit/scanner/read-bar-codes';

/** As wide as a card held sideways. */
const View = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 8,
  background: 'black',
});

interface Props {
  /** Why the text is not used; null: it is. */
  faultOf: (text: string) => string | null;
  onRead: (text: string) => void;
  onClose: () => void;
}

/** Reads the bar code of a DNI that is held before the camera. */
export const CameraDialog = asDialog(function CameraDialog({ onClose, ...reading }: Props) {
  return (
    <DialogFrame title={SCAN_DNI} size="question" fullOnPhone onClose={onClose}>
      <Camera {...reading} />
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {scanTexts.camera.cancel}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});

function Camera({ faultOf, onRead }: Omit<Props, 'onClose'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<CameraFailure>();
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef({ faultOf, onRead });
  useLayoutEffect(() => {
    latest.current = { faultOf, onRead };
  });
  useEffect(() => {
    if (!video.current) return undefined;
    const stop = readBarCodes(video.current, {
      onText: (text) => {
        const why = latest.current.faultOf(text);
        setFault(why);
        if (why !== null) return;
        stop();
        latest.current.onRead(text);
      },
      onFailure: setFailure,
    });
    return stop;
  }, []);
  return (
    <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      {failure === undefined ? (
        <>
          <View ref={video} muted playsInline aria-label={scanTexts.camera.view} />
          <p role="status">{fault ?? scanTexts.camera.hint}</p>
        </>
      ) : (
        <FormBanner kind="error" isWhole>
          {scanTexts.camera[failure]}
        </FormBanner>
      )}
    </DialogContent>
  );
}
