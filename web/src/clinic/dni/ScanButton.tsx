import Button, { type ButtonProps } from '@mui/material/Button';

import { useDesk } from './scan-targets';

export const SCAN_DNI = 'Escanear DNI';

/** Absent if the browser reads no bar codes. The DNI goes to the same part of the page as a scanner's. */
export function ScanButton({ sx }: Pick<ButtonProps, 'sx'>) {
  const openCamera = useDesk()?.openCamera;
  return (
    openCamera && (
      <Button className="no-print" variant="outlined" aria-haspopup="dialog" sx={sx} onClick={openCamera}>
        {SCAN_DNI}
      </Button>
    )
  );
}
