import { MonthChooser, type MonthChooserProps } from '../../../kit/calendar/MonthChooser';
import { PrintIcon } from '../../../kit/ui/icons';
import { OffButton } from '../../../kit/ui/OffButton';
import { texts } from '../texts';

interface Props extends Omit<MonthChooserProps, 'children'> {
  /** undefined: nothing to print or export. */
  onPrint: (() => void) | undefined;
  onExport: (() => void) | undefined;
}

/** Buttons stay mounted in every state, to keep the focus. */
export function SummaryToolbar({ onPrint, onExport, ...month }: Props) {
  return (
    <MonthChooser {...month}>
      <OffButton variant="outlined" size="small" off={!onPrint} onClick={onPrint}>
        <PrintIcon fontSize="small" />
        {texts.summary.toolbar.print}
      </OffButton>
      <OffButton variant="outlined" size="small" off={!onExport} onClick={onExport}>
        {texts.summary.toolbar.export}
      </OffButton>
    </MonthChooser>
  );
}
