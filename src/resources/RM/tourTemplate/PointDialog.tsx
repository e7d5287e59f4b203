import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { TourTemplateItem } from '#contract/RM/tourTemplate.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { newPoint, pointFields } from './points.ts'

interface PointDialogProps {
  readonly title: string
  readonly point: TourTemplateItem | undefined
  /** Whether the checklist is for a single site. */
  readonly hasSite: boolean
  /** The codes of the other points. */
  readonly taken: readonly string[]
  readonly onSave: (point: TourTemplateItem) => void
  readonly onClose: () => void
}

/** Asks about a point of a checklist. */
export function PointDialog({ title, point, hasSite, taken, onSave, onClose }: PointDialogProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      isWide
      title={title}
      confirm={translate('RM.tourTemplate.save')}
      fields={pointFields(hasSite)}
      texts="RM.tourTemplate.point"
      values={point ?? newPoint}
      onClose={onClose}
      onConfirm={async (given) => {
        if (taken.includes(given.code ?? '')) return { code: translate('atrium.validation.duplicate') }
        // The form has checked every field by the same rules as the contract.
        onSave({ ...newPoint, ...given } as TourTemplateItem)
        onClose()
        return undefined
      }}
    />
  )
}
