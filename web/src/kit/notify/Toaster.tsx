import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type MouseEvent, type Ref } from 'react';

import { CheckIcon, CloseIcon } from '../ui/icons';
import { OVERLAY_SHADOW, theme } from '../ui/theme';
import { lastPress } from './last-press';
import { currentToasts, forgetToast, MAX_AT_ONCE, undoToast, type Toast } from './notify';
import {
  EDGE,
  isDesk,
  positionInDialog,
  positionStack,
  TOAST_WIDTH,
  TOP_IN_DIALOG,
  toastWidth,
  type Box,
  type StackPosition,
} from './position-stack';
import { useToastTime } from './useToastTime';

/** Below the text, which keeps the width. */
const Foot = styled('div')({
  order: 1,
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'end',
});
const Detail = styled('span')({ display: 'block', fontSize: '0.875rem', lineHeight: '1.25rem' });
const Keys = styled('span')({ fontSize: '0.875rem', '@media (hover: none)': { display: 'none' } });

const Card = styled(SnackbarContent)({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: 'var(--toast-width)',
  maxWidth: `calc(100vw - ${2 * EDGE}px)`,
  minWidth: 0,
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: 8,
  boxShadow: OVERLAY_SHADOW,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  cursor: 'pointer',
  '@media print': { display: 'none !important' },
  '&[data-kind="success"]': {
    background: theme.vars.palette.done.chip,
    color: theme.vars.palette.done.text,
    borderColor: theme.vars.palette.done.edge,
  },
  '&[data-kind="error"]': {
    background: theme.vars.palette.cancelled.chip,
    color: theme.vars.palette.cancelled.text,
    borderColor: theme.vars.palette.cancelled.edge,
  },
  // Doubled to beat MUI's rule.
  '&&': { flexWrap: 'nowrap' },
  '&&[data-undo]': { flexWrap: 'wrap' },
  '& > span': { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', marginTop: 2 },
  '& > .close': { flex: 'none', marginLeft: 'auto' },
  '& > button.close': { alignSelf: 'start', margin: '-6px -10px 0 0' },
  '& > button.close svg': { marginTop: 0 },
});

const STACK = '.notistack-SnackbarContainer';

interface StackPlaces {
  width: number;
  inPage: StackPosition;
  /** Undefined: as in the page. */
  inDialog: StackPosition | undefined;
}

/** Scrolls if taller than the window. */
const stackStyles = ({ width, inPage: { edge, ...box }, inDialog }: StackPlaces) =>
  ({
    [`body ${STACK}`]: {
      '--toast-width': `${width}px`,
      bottom: edge,
      ...box,
      width: 'auto',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      // Scrolls for a pointer only: most toasts have nothing to focus.
      overflow: 'hidden',
      '&:hover, &:focus-within': { overflowY: 'auto' },
      scrollbarWidth: 'none',
      '& > *': { flex: 'none' },
      // notistack's boxes are wider than a card at a desk, and would take presses on the rows beside it.
      '& .notistack-CollapseWrapper, & .notistack-Snackbar': { minWidth: 0, pointerEvents: 'none !important' },
      '& [data-kind]': {
        pointerEvents: 'auto',
        ...(width < TOAST_WIDTH && { gap: 8, padding: 12, fontSize: '0.875rem', lineHeight: '1.25rem' }),
      },
      // A page without a connection fails in all its parts at once, and each part says so itself.
      '& > :nth-last-child(n + 4):has([data-kind="error"])': { display: 'none' },
    },
    ...(inDialog && {
      [`body:has(.MuiDialog-root) ${STACK}`]: {
        bottom: 'auto',
        top: inDialog.edge,
        left: inDialog.left,
        maxHeight: inDialog.maxHeight,
      },
    }),
  }) as const;

/** The newest is last; scrolls it into view. */
function showCard(card: HTMLElement | null) {
  card?.scrollIntoView?.({ block: 'nearest' });
}

type CardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function ToastCard(props: CardProps) {
  const { id, message, variant, ref } = props;
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => showCard(said.current), []);
  // Also while leaving.
  const [toast] = useState(() => currentToasts().find((one) => one.id === id));
  if (toast?.undo) return <UndoCard {...props} toast={toast} />;
  return (
    <Card ref={ref} aria-hidden="true" role="presentation" data-kind={variant} onClick={() => closeSnackbar(id)}>
      <KindIcon variant={variant} />
      <span ref={said}>{message}</span>
      <CloseIcon className="close" fontSize="small" />
    </Card>
  );
}

function UndoCard({ variant, toast, ref }: CardProps & { toast: Toast }) {
  const go = () => forgetToast(toast.id);
  const held = useToastTime(toast.ms, go);
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => showCard(said.current), []);
  return (
    <Card ref={ref} {...roleOf(toast)} data-kind={variant} data-undo onClick={go} {...held}>
      <KindIcon variant={variant} />
      <span ref={said} aria-hidden="true">
        {toast.text}
        {toast.detail !== undefined && <Detail>{toast.detail}</Detail>}
      </span>
      <Foot>
        {toast.view && (
          <Button size="small" variant="outlined" aria-label={toast.view.label} onClick={pressView(toast.view)}>
            Ver
          </Button>
        )}
        <UndoButton toast={toast} />
      </Foot>
      <IconButton size="small" aria-label="Cerrar el aviso" className="close" color="inherit" onClick={go}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Card>
  );
}

/** The card's own press closes it. */
const pressView = (view: NonNullable<Toast['view']>) => (event: MouseEvent) => {
  event.stopPropagation();
  view.onPress();
};

/** Live regions announce the text. A toast with a button is a landmark for screen readers. */
function roleOf({ undo }: Toast) {
  return undo
    ? ({ role: 'region', 'aria-label': 'Aviso' } as const)
    : ({ role: 'presentation', 'aria-hidden': true } as const);
}

function KindIcon({ variant }: Pick<CardProps, 'variant'>) {
  return variant === 'success' ? <CheckIcon fontSize="small" /> : <CloseIcon fontSize="small" />;
}

function placeNow(): StackPlaces {
  const frame = { width: window.innerWidth, height: window.innerHeight };
  const press = lastPress();
  const width = toastWidth(railBox(), frame);
  return {
    width,
    inPage: positionStack(press, frame, { barHeight: barHeight(frame), width }),
    inDialog: isDesk(frame) ? undefined : positionInDialog(press, frame),
  };
}

/** The page's rail, in sight below the header; null without one. */
function railBox(): Box | null {
  const atLeft = document.elementsFromPoint?.(EDGE + 8, TOP_IN_DIALOG + EDGE) ?? [];
  return atLeft.find(({ localName }) => localName === 'aside')?.getBoundingClientRect() ?? null;
}

/** Height of a bar that sticks to the window's bottom; 0 without one. */
function barHeight({ width, height }: { width: number; height: number }): number {
  const atBottom = document.elementsFromPoint?.(width / 2, height - 1) ?? [];
  const bar = atBottom.find((element) => getComputedStyle(element).position === 'sticky');
  const reached = bar ? height - bar.getBoundingClientRect().top : 0;
  return reached < height / 2 ? reached : 0;
}

interface Props {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

export function Toaster({ toasts, onGone }: Props) {
  const shown = useRef(new Set<number>());
  const newest = toasts.at(-1)?.id;
  const [placed, setPlaced] = useState(() => ({ newest, place: placeNow() }));
  if (placed.newest !== newest) setPlaced({ newest, place: placeNow() });
  useEffect(() => {
    for (const { id, kind, text, ms, undo } of toasts) {
      shown.current.add(id);
      enqueueSnackbar(text, {
        key: id,
        preventDuplicate: true,
        variant: kind,
        autoHideDuration: undo ? null : ms,
        onExited: () => onGone(id),
      });
    }
    for (const id of shown.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      closeSnackbar(id);
      shown.current.delete(id);
    }
  }, [toasts, onGone]);

  return (
    <>
      <GlobalStyles styles={stackStyles(placed.place)} />
      <SnackbarProvider
        maxSnack={MAX_AT_ONCE}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        Components={{ success: ToastCard, error: ToastCard }}
        transitionDuration={{ enter: 150, exit: 150 }}
        disableWindowBlurListener
      />
    </>
  );
}

/** Returns the focus, as the button disappears. */
function UndoButton({ toast: { id, text } }: { toast: Toast }) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    undoToast(id);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Deshacer: ${text}`}
        aria-keyshortcuts="Control+Z"
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        }}
        onClick={press}
      >
        Deshacer
      </Button>
      <Keys aria-hidden="true">Ctrl+Z</Keys>
    </>
  );
}
