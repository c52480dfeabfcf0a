interface Props {
  label: string;
  text: string | null;
  className?: string;
}

/** One of the facts of a ReceiptCard; what is not known is left out. */
export function ReceiptFact({ label, text, className }: Props) {
  if (!text) return null;
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
