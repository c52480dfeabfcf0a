import { Icon, type IconProps } from './icons';

/** Decorative drawings that the landing does without. */
export const CheckIcon = (props: IconProps) => <Icon {...props}><path d="m5 13 4 4L19 7" /></Icon>;
export const DoubleCheckIcon = (props: IconProps) => <Icon {...props}><path d="m2 13 4 4L16 7m-4 10L22 7" /></Icon>;
export const DashIcon = (props: IconProps) => <Icon {...props}><path d="M6 12h12" /></Icon>;
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props}><path d="m15 5-7 7 7 7" /></Icon>;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props}><path d="m9 5 7 7-7 7" /></Icon>;
export const CircleIcon = (props: IconProps) => <Icon {...props}><circle cx="12" cy="12" r="8" /></Icon>;
export const WarningIcon = (props: IconProps) => <Icon {...props}><path d="M12 4 2 20h20zM12 10v4m0 3v.01" /></Icon>;
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}><path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" /><circle cx="12" cy="12" r="3" /></Icon>
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}><path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" /><path d="m4 20 16-16" /></Icon>
);
export const PrinterIcon = (props: IconProps) => (
  <Icon {...props}><path d="M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z" /></Icon>
);
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}><circle cx="6" cy="12" r="3" /><circle cx="18" cy="5" r="3" /><circle cx="18" cy="19" r="3" /><path d="m9 11 6-4m-6 6 6 4" /></Icon>
);
