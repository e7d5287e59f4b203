import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import type { MyscustAnswer } from '#contract/RM/myscustResult.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'

interface AddQuestionProps {
  /** The known sections; a new question is of the last one. */
  readonly sections: readonly string[]
  readonly onAdd: (question: Omit<MyscustAnswer, 'item_id'>) => void
}

const fields = {
  section: text({ required: true, max: 120 }),
  question: text({ required: true, max: 499 }),
  max: integer({ required: true, min: 1, max: 1000 }),
}

/** Adds a question to a visit. The next visit at the site begins with it too. */
export function AddQuestion({ sections, onAdd }: AddQuestionProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('RM.result.add_question')}
      </Button>
      {isOpen && (
        <FormDialog
          title={translate('RM.result.add_question')}
          confirm={translate('RM.result.add')}
          fields={fields}
          texts="RM.result.new_question"
          values={{ section: sections.at(-1), max: 5 }}
          onClose={() => setOpen(false)}
          onConfirm={async ({ section = '', question = '', max = 0 }) => {
            onAdd({
              section,
              question,
              max,
              score: null,
              is_na: false,
              comment: null,
            })
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
