import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { useCan } from '#src/kit/subject.ts'
import { TagForm } from './TagForm.tsx'

/** Makes a tag. */
export function AddTag({ resource, order }: { readonly resource: string; readonly order: number }) {
  const translate = useTranslate()
  const may = useCan(brandTag.can.create)
  const [isOpen, setOpen] = useState(false)
  if (!may) return null
  const title = translate('brandDB.tag.add')
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <TagForm
        resource={resource}
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        defaults={{ order }}
      />
    </>
  )
}
