import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import type { Rule } from '#contract/access.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { useCan } from '#src/kit/subject.ts'
import { proposePath } from './brandAuditRecord.ts'

interface ProposeBrandProps {
  /** Those who may do this have a better way, and are not offered to ask. */
  readonly unless?: Rule | undefined
}

/** Leads to the form in which a new brand is proposed, for those who may ask for one. */
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
