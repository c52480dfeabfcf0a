import { WhyNoSlots } from '../../../clinic/no-slots/WhyNoSlots';
import { FittingLength } from './FittingLength';

interface Props {
  /** The chosen day, yyyy-MM-dd, which has no slots. */
  of: { professionalId: number; roomId: number | null; day: string };
  durationMinutes: number;
  /** The professional's default. */
  ownMinutes: number;
  onChoose: (minutes: number) => void;
}

/** Why a day has no slots, and a shorter turno that fits: a file of its own, as most days that are chosen have some. */
export function EmptyDay({ of, durationMinutes, ...fitting }: Props) {
  return (
    <>
      <WhyNoSlots {...of} durationMinutes={durationMinutes} />
      <FittingLength {...of} durationMinutes={durationMinutes} {...fitting} />
    </>
  );
}
