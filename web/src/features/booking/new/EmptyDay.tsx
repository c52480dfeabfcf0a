import { WhyNoSlots } from '../../../clinic/no-slots/WhyNoSlots';
import { FittingLength } from './FittingLength';

interface Props {
  /** The chosen day, yyyy-MM-dd, which has no slots; null: it has. */
  of: { professionalId: number; roomId: number | null; day: string } | null;
  durationMinutes: number;
  /** The professional's default. */
  ownMinutes: number;
  onChoose: (minutes: number) => void;
}

/** Why a day has no slots, and a shorter turno that fits: a file of its own, as most days that are chosen have some. */
export function EmptyDay({ of, durationMinutes, ...fitting }: Props) {
  if (of === null) return null;
  return (
    <>
      <WhyNoSlots {...of} durationMinutes={durationMinutes} />
      <FittingLength {...of} durationMinutes={durationMinutes} {...fitting} />
    </>
  );
}
