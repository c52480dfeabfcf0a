import type { ReactNode } from 'react';

interface Props {
  label: string;
  text: ReactNode;
  className?: string;
}

/** Omits unknown facts. */
export function ReceiptFact({ label, text, className }: Props) {
  if (!text) return null;
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
