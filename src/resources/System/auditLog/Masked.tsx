import Reveal from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { auditLog, auditReveal } from '#contract/System/auditLog.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import type { FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'

interface MaskedProps {
  readonly entry: string
  /** The resource that the entry is about. */
  readonly noun: string | undefined
  /** The private fields that are still hidden. */
  readonly fields: readonly string[]
  readonly onReveal: (change: FieldChange) => void
}

const refreshes = [auditLog]

/** A button for each private value of an entry. Each use is logged. */
export function Masked({ entry, noun, fields, onReveal }: MaskedProps) {
  const translate = useTranslate()
  const words = useWords(useResourceOf(noun ?? ''))
  const { send, isSending, showFailure } = useSend(auditReveal, { refreshes })
  if (fields.length === 0) return null
  const reveal = async (field: string) =>
    onReveal({ field, ...(await send({ body: { _id: entry, field } })) })
  return (
    <>
      <p className="flex wrap gap-12">
        {fields.map((field) => (
          <Button
            key={field}
            size="small"
            startIcon={<Reveal />}
            disabled={isSending}
            onClick={() => void reveal(field).catch(showFailure)}
          >
            {translate('System.auditlog.reveal', { field: words.label(field) })}
          </Button>
        ))}
      </p>
      <p>
        <small>{translate('System.auditlog.reveal_note')}</small>
      </p>
    </>
  )
}
