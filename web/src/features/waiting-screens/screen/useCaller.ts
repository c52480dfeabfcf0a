import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { texts } from '../texts';
import { Caller } from './caller';
import type { Call } from './screen-state';

/** A screen's sound: off until somebody presses, on at once where the browser is set to allow it. */
export function useCaller() {
  const [caller] = useState(() => (typeof AudioContext === 'undefined' ? null : new Caller()));
  const subscribe = useCallback((listener: () => void) => caller?.onChange(listener) ?? (() => undefined), [caller]);
  const isOn = useSyncExternalStore(subscribe, () => caller?.isOn ?? false);
  useEffect(() => () => caller?.stop(), [caller]);
  return {
    /** It can be turned on. */
    isOff: caller !== null && !isOn,
    turnOn: () => void caller?.turnOn(texts.screen.soundOn),
    call: (calls: readonly Call[]) => caller?.call(calls),
  };
}
