import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Explanation } from '#contract/explanation.ts'
import { ExplainedFigure } from './ExplainedFigure.tsx'
import styles from './Explain.module.css'

export interface ExplainProps<I extends CallParts> {
  /** The call that explains figures: it replies with an `explanation`. */
  readonly call: SendableCall<Explanation, I>
  /** The input of the call for a figure, by its key. */
  readonly input: (figure: string) => I
  /** The key of the figure. */
  readonly figure: string
  /** The figure as it is shown. */
  readonly children: ReactNode
}

/**
 * A figure that explains itself: a click, or Enter, shows its formula and what it was computed from. Each of these
 * can be explained in turn.
 */
export function Explain<I extends CallParts>({ call, input, figure, children }: ExplainProps<I>) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [path, setPath] = useState<readonly string[]>([])
  const shown = path.at(-1) ?? figure
  const heading = useId()
  const close = () => {
    setAnchor(null)
    setPath([])
  }
  return (
    <>
      <button
        type="button"
        className={styles['figure']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={translate('atrium.explain.open')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </button>
      <LaterPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading } }}
      >
        <div className={styles['box']}>
          {path.length > 0 && (
            <ToolButton
              label={translate('atrium.explain.back')}
              icon={<ArrowBack />}
              onClick={() => setPath(path.slice(0, -1))}
            />
          )}
          {anchor !== null && (
            <ExplainedFigure
              key={shown}
              heading={heading}
              call={call}
              input={input(shown)}
              onOpen={(next) => setPath([...path, next])}
            />
          )}
        </div>
      </LaterPopover>
    </>
  )
}
