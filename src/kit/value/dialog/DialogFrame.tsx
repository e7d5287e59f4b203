import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type ButtonProps,
} from '@mui/material'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Dialog.module.css'
import { DialogError } from './DialogError.tsx'

/** What a dialog that asks something looks like. */
export interface DialogLook {
  /** What it asks, in words. Screen readers announce it as the name of the dialog. */
  readonly title: string
  /** What the action means, in words. */
  readonly text?: ReactNode
  /** Between the text and the inputs. */
  readonly children?: ReactNode
  /** The label of the button that acts. */
  readonly confirm: string
  /** The label of the button that does nothing; "Cancel" by default. */
  readonly cancel?: string | undefined
  /** Another button, after both: another way to act. */
  readonly other?: ReactNode
  /** The action destroys something: its button is red, and the other is focused first. */
  readonly isDanger?: boolean | undefined
  /** False disables the action, for example until something is chosen. */
  readonly isReady?: boolean
  readonly isWide?: boolean | undefined
  /** Renders why the action failed; by default the server's message, here and as a toast. */
  readonly renderError?: ((error: unknown) => ReactNode) | undefined
  readonly onClose: () => void
}

interface DialogFrameProps extends DialogLook {
  readonly isBusy: boolean
  readonly error: unknown
  /** What the button that acts does. */
  readonly action: Pick<ButtonProps, 'type' | 'form' | 'onClick'>
  /** Below the children. */
  readonly inputs?: ReactNode
  /**
   * Takes the place of the question once the action has begun; from then on the dialog can only be closed.
   */
  readonly outcome?: ReactNode
}

/** The frame of every dialog that asks before it acts. It cannot be closed while it acts. */
export function DialogFrame({ title, isWide, onClose, ...rest }: DialogFrameProps) {
  const id = useId()
  const { text, isBusy, outcome } = rest
  const isClosable = !isBusy || outcome !== undefined
  return (
    <Dialog
      open
      onClose={isClosable ? onClose : undefined}
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      slotProps={{ paper: { 'aria-busy': isBusy } }}
      maxWidth={isWide ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <Body {...rest} textId={`${id}-text`} onClose={isClosable ? onClose : undefined} />
    </Dialog>
  )
}

interface BodyProps extends Omit<DialogFrameProps, 'title' | 'isWide' | 'onClose'> {
  readonly textId: string
  readonly onClose: (() => void) | undefined
}

function Body({ text, textId, children, inputs, outcome, error, renderError, ...rest }: BodyProps) {
  const { confirm, cancel, isDanger = false, isReady = true, isBusy, action, other, onClose } = rest
  const translate = useTranslate()
  const content = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const focusFirst = useEffectEvent(() => {
    const input = content.current?.querySelector<HTMLElement>(firstInput)
    const [harmless, acting] = actions.current?.querySelectorAll('button') ?? []
    const button = isDanger || !isReady ? harmless : acting
    const first = input ?? button
    first?.focus()
  })
  useEffect(() => focusFirst(), [])
  return (
    <>
      <DialogContent ref={content} className={styles['content'] ?? ''}>
        {outcome ?? (
          <>
            {text !== undefined && <DialogContentText id={textId}>{text}</DialogContentText>}
            {children}
            {inputs}
            {error !== null && (renderError?.(error) ?? <DialogError error={error} />)}
          </>
        )}
      </DialogContent>
      <DialogActions ref={actions}>
        <Button variant="outlined" aria-disabled={!onClose} onClick={onClose}>
          {cancel ?? translate('atrium.action.cancel')}
        </Button>
        {outcome === undefined && (
          <Button
            {...action}
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            disabled={!isReady}
            aria-disabled={isBusy}
            startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden />}
          >
            {confirm}
          </Button>
        )}
        {outcome === undefined && other}
      </DialogActions>
    </>
  )
}

const firstInput = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'
