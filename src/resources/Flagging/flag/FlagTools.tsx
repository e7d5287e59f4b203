import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { flag, flagRegen } from '#contract/Flagging/flag.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

const refreshes = [flag]

/** Applies the rules to the current site now, for users who may. */
export function FlagTools() {
  const translate = useTranslate()
  const notify = useNotify()
  const site = usePerson().site?._id
  const may = useCan('flag.edit')
  const [isOpen, setOpen] = useState(false)
  const { send } = useSend(flagRegen, { refreshes })
  if (!may || site === undefined) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('Flagging.list.regen.title')}
      </Button>
      {isOpen && (
        <ActionDialog
          title={translate('Flagging.list.regen.title')}
          text={translate('Flagging.list.regen.text')}
          confirm={translate('Flagging.list.regen.title')}
          onClose={() => setOpen(false)}
          onConfirm={async () => {
            const counts = await send({ body: { site } })
            notify('Flagging.list.regen.done', { type: 'success', messageArgs: counts })
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
