import IconButton from '@mui/material/IconButton';

import { DownIcon, UpIcon } from '../ui/icons';

interface Props {
  index: number;
  count: number;
  /** For screen readers. */
  name: string;
  locked: boolean;
  onMove: (from: number, to: number) => void;
}

export function OrderButtons({ index, count, name, locked, onMove }: Props) {
  const button = (label: string, to: number, Icon: typeof UpIcon) => {
    const isEnd = to < 0 || to >= count;
    return (
      // Not `disabled`, which would drop the focus at the list's end.
      <IconButton className="order" aria-label={`${label}: ${name}`} aria-disabled={isEnd || locked} onClick={() => onMove(index, to)}>
        <Icon fontSize="small" />
      </IconButton>
    );
  };
  return (
    <>
      {button('Subir', index - 1, UpIcon)}
      {button('Bajar', index + 1, DownIcon)}
    </>
  );
}
