import type { ReactNode } from 'react';

interface Props {
  size?: number;
}

function Icon({ size = 20, children }: Props & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Decorative drawings: the words beside them, or the control's name, say what they mean. */
export const CheckIcon = (props: Props) => <Icon {...props}><path d="m5 13 4 4L19 7" /></Icon>;
export const DoubleCheckIcon = (props: Props) => <Icon {...props}><path d="m2 13 4 4L16 7m-4 10L22 7" /></Icon>;
export const CrossIcon = (props: Props) => <Icon {...props}><path d="M6 6l12 12M18 6 6 18" /></Icon>;
export const DashIcon = (props: Props) => <Icon {...props}><path d="M6 12h12" /></Icon>;
export const MenuIcon = (props: Props) => <Icon {...props}><path d="M4 7h16M4 12h16M4 17h16" /></Icon>;
export const ChevronLeftIcon = (props: Props) => <Icon {...props}><path d="m15 5-7 7 7 7" /></Icon>;
export const ChevronRightIcon = (props: Props) => <Icon {...props}><path d="m9 5 7 7-7 7" /></Icon>;
export const ChevronDownIcon = (props: Props) => <Icon {...props}><path d="m6 9 6 6 6-6" /></Icon>;
export const ClockIcon = (props: Props) => <Icon {...props}><circle cx="12" cy="12" r="9" /><path d="M12 7v5l3 2" /></Icon>;
export const CircleIcon = (props: Props) => <Icon {...props}><circle cx="12" cy="12" r="8" /></Icon>;
export const WarningIcon = (props: Props) => <Icon {...props}><path d="M12 4 2 20h20zM12 10v4m0 3v.01" /></Icon>;
export const CalendarIcon = (props: Props) => (
  <Icon {...props}><rect x="4" y="5" width="16" height="16" rx="2" /><path d="M4 10h16M8 3v4m8-4v4" /></Icon>
);
export const SearchIcon = (props: Props) => <Icon {...props}><circle cx="11" cy="11" r="7" /><path d="m20 20-4-4" /></Icon>;
export const EyeIcon = (props: Props) => (
  <Icon {...props}><path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" /><circle cx="12" cy="12" r="3" /></Icon>
);
export const EyeOffIcon = (props: Props) => (
  <Icon {...props}><path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" /><path d="m4 20 16-16" /></Icon>
);
export const ListIcon = (props: Props) => <Icon {...props}><path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" /></Icon>;
export const DoorIcon = (props: Props) => <Icon {...props}><path d="M6 21V4h12v17M3 21h18M14 12v1" /></Icon>;
export const ThemeIcon = (props: Props) => (
  <Icon {...props}><circle cx="12" cy="12" r="9" /><path d="M12 3v18a9 9 0 0 0 0-18Z" fill="currentColor" /></Icon>
);
export const PrinterIcon = (props: Props) => (
  <Icon {...props}><path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z" /></Icon>
);
export const ShareIcon = (props: Props) => (
  <Icon {...props}><circle cx="6" cy="12" r="3" /><circle cx="18" cy="5" r="3" /><circle cx="18" cy="19" r="3" /><path d="m9 11 6-4m-6 6 6 4" /></Icon>
);
