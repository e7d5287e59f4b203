import type { StepName } from 'atrium/contract'
import { HistoryAction, StepsElsewhere, usePluginTexts, useSteps } from 'atrium/parts'
import { BulkStep, ListPage, ShowPage, StepButtons, StepDialog, Table } from 'atrium/screens'
import Check from '@mui/icons-material/CheckOutlined'
import { Alert, Link } from '@mui/material'
import { useState, type ComponentProps } from 'react'
import { useRecordContext, useRefresh } from 'react-admin'
import type { fault } from './parking.ts'

const mainStep: StepName<typeof fault> = 'confirm'

/**
 * The page of a fault, with a button for each open step. The button of `confirm` stays visible if the step is
 * not open, and says why.
 */
export const FaultShow = () => (
  <ShowPage
    status="state"
    actions={
      <>
        <StepButtons staying={[mainStep]} primary={[mainStep]} />
        <HistoryAction />
      </>
    }
  >
    <OwnFault />
  </ShowPage>
)

/** A step that is offered elsewhere on the page: `StepDialog` asks for confirmation and takes it. */
function OwnFault() {
  const record = useRecordContext()
  const { withdraw } = useSteps()
  const [isAsking, setAsking] = useState(false)
  if (!record || withdraw !== true) return null
  return (
    <Alert>
      You reported this.{' '}
      <Link component="button" onClick={() => setAsking(true)}>
        Take it back
      </Link>
      {isAsking && <StepDialog id={String(record.id)} step="withdraw" onClose={() => setAsking(false)} />}
    </Alert>
  )
}

/**
 * The list of faults: a view of the faults that the user can confirm, and the step for all selected faults.
 */
export const FaultList = () => (
  <ListPage views={views} bulk={<BulkStep step={mainStep} icon={<Check />} />}>
    <Table columns={[{ source: 'what' }, { source: 'state' }]} selectable />
  </ListPage>
)
const views = [{ name: 'parking.fault.to_confirm', filter: { $step: mainStep } }]

/**
 * Away from the page of the record, on a page of another area: what it says, and its open steps, taken by a call of their own.
 */
export function WaitingFault({
  record,
  take,
}: Pick<ComponentProps<typeof StepsElsewhere>, 'record' | 'take'>) {
  const hasTexts = usePluginTexts(['parking'])
  const refresh = useRefresh()
  return (
    hasTexts && (
      <StepsElsewhere
        resource="parking/fault"
        record={record}
        steps={[mainStep]}
        take={take}
        onTaken={refresh}
      />
    )
  )
}
