import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Rule } from '#contract/access.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { Requests } from './requests.ts'
import { textOf } from './requestsContext.ts'

interface ProposeActionProps {
  readonly requests: Requests
  /** Users who may do this do not need to propose a record, and see no button. */
  readonly unless?: Rule | undefined
}

/** Opens the form that proposes a new record, for users who may propose records. */
export function ProposeAction({ requests, unless }: ProposeActionProps) {
  const translate = useTranslate()
  const mayPropose = useCan(requests.contract.can.create)
  const hasBetter = useCan(unless)
  if (!mayPropose || hasBetter) return null
  return (
    <Button variant="contained" startIcon={<Add />} component={LinkBase} to={requests.proposeAt}>
      {translate(textOf(requests, `propose_${requests.contract.requests.of.name}`))}
    </Button>
  )
}
