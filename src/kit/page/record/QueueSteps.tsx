import ChevronLeft from '@mui/icons-material/ChevronLeftRounded'
import ChevronRight from '@mui/icons-material/ChevronRightRounded'
import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import { useKeys } from '#src/kit/base/keyboard/useKeys.ts'
import { useOpenRecord } from './useOpenRecord.ts'
import type { Queue } from './useQueue.ts'

/**
 * Steps through the records that wait for the user: "3 of 14" with buttons and the keys j and k. When the current
 * record has been dealt with, a button leads to the next one, and has the focus.
 */
export function QueueSteps({ queue: { total, position, previous, next } }: { readonly queue: Queue }) {
  const go = useOpenRecord()
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const wasWaiting = useRef(false)
  useKeys({ j: go(next), k: go(previous) })
  const isWaiting = position !== undefined
  useEffect(() => {
    if (!isWaiting && wasWaiting.current) button.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  if (!isWaiting) {
    return (
      next !== undefined && (
        <Button
          ref={button}
          variant="contained"
          endIcon={<ChevronRight />}
          aria-keyshortcuts="j"
          onClick={go(next)}
        >
          {translate('atrium.queue.resume', { smart_count: total })}
        </Button>
      )
    )
  }
  return (
    <span className="inline muted figures gap-4">
      <StepButton label={translate('atrium.queue.previous')} aria-keyshortcuts="k" onStep={go(previous)}>
        <ChevronLeft />
      </StepButton>
      <span>{translate('atrium.queue.position', { at: position, total })}</span>
      <StepButton label={translate('atrium.queue.next')} aria-keyshortcuts="j" onStep={go(next)}>
        <ChevronRight />
      </StepButton>
    </span>
  )
}
