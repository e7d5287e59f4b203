import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import type { ButtonProps } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { DrawerForm } from './DrawerForm.tsx'

interface AddInDrawerProps {
  readonly contract: Resource
  /** The message key of the texts of the button and the drawer. */
  readonly title: string
  /** The initial values of the new record, such as a reference to the current record. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** The inputs. */
  readonly children: ReactNode
  /** The look of the button; by default a small one without a frame. */
  readonly button?: Pick<ButtonProps, 'size' | 'variant'>
}

/** A button that adds records in a drawer, for users who may. */
export function AddInDrawer({ contract, title: key, defaults, children, button }: AddInDrawerProps) {
  const translate = useTranslate()
  const resource = useResourceOf(contract.name)
  const may = useCan(contract.can.create)
  const [isOpen, setOpen] = useState(false)
  if (!may || resource === undefined) return null
  const title = translate(key)
  return (
    <>
      <Button size="small" {...button} startIcon={<Add />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <DrawerForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        resource={resource}
        defaults={defaults}
        addsMore
      >
        {children}
      </DrawerForm>
    </>
  )
}
