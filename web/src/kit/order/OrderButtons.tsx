import { DownIcon, UpIcon } from '../ui/icons';
import { OffIconButton } from '../ui/OffIconButton';

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
      // Never `disabled`: at the end of the list the focus would be lost.
      <OffIconButton
        className="order"
        aria-label={`${label}: ${name}`}
        off={isEnd || locked}
        onClick={() => onMove(index, to)}
      >
        <Icon fontSize="small" />
      </OffIconButton>
    );
  };
  return (
    <>
      {button('Subir', index - 1, UpIcon)}
      {button('Bajar', index + 1, DownIcon)}
    </>
  );
}
