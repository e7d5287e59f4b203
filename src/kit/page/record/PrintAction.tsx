import Print from '@mui/icons-material/PrintOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionButton } from './RecordActions.tsx'

interface PrintActionProps {
  /** The page still shows the figures of the choice before, which nobody wants on paper under the new one. */
  readonly isPrevious?: boolean
}

/** Prints the page: without menu and buttons, with site, person and time at the top. */
export function PrintAction({ isPrevious = false }: PrintActionProps) {
  const translate = useTranslate()
  return (
    <ActionButton
      icon={<Print />}
      reason={isPrevious ? translate('atrium.report.loading') : undefined}
      onClick={() => print()}
    >
      {translate('atrium.action.print')}
    </ActionButton>
  )
}
