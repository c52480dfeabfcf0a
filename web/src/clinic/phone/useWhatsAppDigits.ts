import { useEffect, useState } from 'react';

import { whatsappDigits } from './whatsapp';

/** Digits by stored phone; without landlines, and empty until the library loads. */
export function useWhatsAppDigits(phones: readonly string[], countryCode: string): ReadonlyMap<string, string> {
  const [digits, setDigits] = useState<ReadonlyMap<string, string>>(new Map());
  const key = [...new Set(phones)].sort().join('\n');
  useEffect(() => {
    let isCurrent = true;
    const all = key === '' ? [] : key.split('\n');
    void Promise.all(all.map(async (phone) => [phone, await whatsappDigits(phone, countryCode)] as const)).then(
      (read) => {
        if (!isCurrent) return;
        setDigits(new Map(read.flatMap(([phone, number]) => (number === undefined ? [] : [[phone, number] as const]))));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, countryCode]);
  return digits;
}
