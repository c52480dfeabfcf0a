import IconButton from '@mui/material/IconButton';

import { DownIcon, UpIcon } from '../ui/icons';

interface Props {
  index: number;
  count: number;
  /** What moves, for screen readers. */
  name: string;
  locked: boolean;
  onMove: (from: number, to: number) => void;
}

/** "Subir" and "Bajar" of one item of a list. */
export function OrderButtons({ index, count, name, locked, onMove }: Props) {
  const button = (label: string, to: number, Icon: typeof UpIcon) => {
    const isEnd = to < 0 || to >= count;
    return (
      // Never `disabled`: at the end of the list the focus would be lost with the press.
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
