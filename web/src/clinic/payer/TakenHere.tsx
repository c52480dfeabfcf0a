import { LineLink } from '../../kit/ui/LineLink';
import { usePayerCoverages } from './PayerCoverages';
import { texts } from './texts';

interface Props {
  professionalId: number;
  /** Leads to other professionals. */
  takersPath: string;
}

/** Whether a professional takes the chosen insurer, and if not, the way to those who do. */
export function TakenHere({ professionalId, takersPath }: Props) {
  const { isTaken, textOf } = usePayerCoverages();
  const text = textOf(professionalId);
  return (
    <p role="status">
      {text}
      {isTaken(professionalId) === false && (
        <>
          {'. '}
          <LineLink to={takersPath}>{texts.takers}</LineLink>
        </>
      )}
    </p>
  );
}
