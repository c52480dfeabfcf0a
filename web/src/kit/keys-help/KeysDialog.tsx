import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { asDialog } from '../dialog/as-dialog';
import { DialogFrame } from '../dialog/DialogFrame';
import { isArrow, KEY_NAME } from '../keys/key-names';
import { KeyMark } from '../keys/KeyMark';
import { setKeysOn, useKeysOn } from '../keys/keys-setting';
import { offeredKeys } from '../keys/page-keys';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  margin: 0,
  '& dt': { textAlign: 'center' },
  '& > div': { display: 'contents' },
});

interface Props {
  open: boolean;
  onClose: () => void;
}

export const KeysDialog = asDialog(function KeysDialog({ open, onClose }: Props) {
  return (
    <DialogFrame open={open} size="question" title="Atajos de teclado" onClose={onClose}>
      <Contents />
    </DialogFrame>
  );
});

function Contents() {
  const isOn = useKeysOn();
  const keys = offeredKeys().filter(({ key }) => isOn || isArrow(key));
  return (
    <DialogContent sx={{ display: 'grid', gap: 4 }}>
      {keys.length > 0 && (
        <List>
          {keys.map(({ key, label }) => (
            <div key={key}>
              <dt>
                <KeyMark name={key} />
                <span style={visuallyHidden}>{KEY_NAME[key]}</span>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </List>
      )}
      <div>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_event, next) => setKeysOn(next)} />}
          label="Usar letras y signos como atajos"
        />
        <Typography variant="body2" color="textSecondary">
          Queda guardado en este navegador. Mientras escribís no hay atajos.
        </Typography>
      </div>
    </DialogContent>
  );
}
