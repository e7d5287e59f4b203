import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { text } from '#contract/fields.ts'
import { LaterFormDialog } from '#src/kit/form/LaterFormDialog.tsx'

interface ViewNameDialogProps {
  /** What the dialog does. */
  readonly title: string
  readonly name?: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, name, onName, onClose }: ViewNameDialogProps) {
  const translate = useTranslate()
  return (
    <LaterFormDialog
      title={title}
      confirm={translate('atrium.action.save')}
      fields={fields}
      texts="atrium.list.views"
      values={{ name }}
      onConfirm={({ name: given = '' }) => onName(given.trim())}
      onClose={onClose}
    />
  )
}

const fields = { name: text({ required: true, max: 40 }) }
