import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import type { Rule } from '#contract/access.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { proposePath } from './brandAuditRecord.ts'

interface ProposeBrandProps {
  /** Users who may do this do not need to propose a brand, and see no button. */
  readonly unless?: Rule | undefined
}

/** Opens the form that proposes a new brand, for users who may propose brands. */
export function ProposeBrand({ unless }: ProposeBrandProps) {
  const translate = useTranslate()
  const mayAsk = useCan(brandAudit.can.create)
  const hasBetter = useCan(unless)
  if (!mayAsk || hasBetter) return null
  return (
    <Button variant="contained" startIcon={<Add />} component={LinkBase} to={proposePath()}>
      {translate('brandDB.brandAudit.propose_brand')}
    </Button>
  )
}
