import type { ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormSections } from './FormSections.tsx'
import { FormSite } from './FormSite.tsx'
import { useFirstFocus } from './useFirstFocus.ts'
import { WholeCheck } from './WholeCheck.tsx'

interface FormContentProps {
  readonly frame?: RefObject<HTMLDivElement | null>
  /** Groups of inputs. */
  readonly children: ReactNode
}

/** The content of a form: what is wrong with it, and its groups, with links to them. The first field is focused. */
export function FormContent({ frame, children }: FormContentProps) {
  const own = useRef<HTMLDivElement>(null)
  useFirstFocus(frame ?? own)
  return (
    <>
      <WholeCheck />
      <FormSite />
      <ErrorSummary />
      <div ref={frame ?? own}>
        <FormSections>{children}</FormSections>
      </div>
    </>
  )
}
