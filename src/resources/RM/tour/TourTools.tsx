import { Button } from '@mui/material'
import { LinkBase, useCreatePath } from 'react-admin'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import type { Resource } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

/** Lead to what tours are planned from, for users who keep it, and to the codes of the shops, for users who raise issues. */
export const TourTools = () => (
  <>
    <CodesLink />
    <ListLink contract={tourSchedule} />
    <ListLink contract={tourTemplate} />
  </>
)

function ListLink({ contract }: { readonly contract: Resource }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceOf(contract.name)
  const mayKeep = useCan(contract.can.update)
  if (!mayKeep || resource === undefined) return null
  return (
    <Button component={LinkBase} to={createPath({ resource, type: 'list' })} variant="outlined">
      {translate(`resources.${resource}.name`, { smart_count: 2 })}
    </Button>
  )
}

function CodesLink() {
  const at = useMounted()
  const translate = useTranslate()
  if (!useCan(tourProblem.can.create)) return null
  return (
    <Button component={LinkBase} to={at('/RM/tour/codes')} variant="outlined">
      {translate('RM.issueList.code.all')}
    </Button>
  )
}
