import { useState, type KeyboardEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Fields } from '#contract/resource.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { CallForm } from '#src/kit/form/call/CallForm.tsx'
import type { CallFormContent } from '#src/kit/form/call/useCallForm.ts'
import styles from './Comment.module.css'

/**
 * The form for a comment, empty again after each. Ctrl or Cmd with Enter sends it. `texts="resources.parking/remark"` labels
 * its input as the words of `remark` do, which is in the `nouns` of its area.
 */
export function CommentForm<F extends Fields, R, I extends CallParts>(props: CallFormContent<F, R, I>) {
  const translate = useTranslate()
  const [count, setCount] = useState(0)
  return (
    // Only a shortcut: the form has a button.
    <EventArea as="div" className={styles['write']} onKeyDown={sendOnEnter}>
      <CallForm
        {...props}
        key={count}
        confirm={translate('atrium.comment.send')}
        onDone={() => setCount(count + 1)}
      />
      <p className={styles['hint']}>{translate('atrium.comment.keys')}</p>
    </EventArea>
  )
}

function sendOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return
  event.preventDefault()
  event.target.closest('form')?.requestSubmit()
}
