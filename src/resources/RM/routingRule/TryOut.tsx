import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { choice, ref, text } from '#contract/fields.ts'
import { problemCategories } from '#contract/RM/problem.ts'
import { routingRule, routingTry } from '#contract/RM/routingRule.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { LaterFormDialog } from '#src/kit/form/LaterFormDialog.tsx'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import styles from './RoutingRule.module.css'

type Problem = z.output<typeof routingTry.query>

const fields = {
  category: choice(problemCategories, { required: true }),
  section: text({ max: 120 }),
  store_id: ref('store'),
}
const refreshOn = [routingRule]

/** Asks for a problem, and shows which rule would take it and who would get it. */
export function TryOut() {
  const translate = useTranslate()
  const site = usePerson().site?._id
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  return (
    <div className={styles['test']}>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('RM.routingRule.test.title')}
      </Button>
      {problem && <Outcome problem={problem} />}
      {isOpen && (
        <LaterFormDialog
          title={translate('RM.routingRule.test.title')}
          confirm={translate('RM.routingRule.test.run')}
          fields={fields}
          texts="RM.routingRule.test"
          {...(problem ? { values: problem } : {})}
          onClose={() => setOpen(false)}
          onConfirm={async (given) => {
            setProblem(routingTry.query.parse({ ...given, site }))
            setOpen(false)
            return undefined
          }}
        />
      )}
    </div>
  )
}

function Outcome({ problem }: { problem: Problem }) {
  const translate = useTranslate()
  const { data, error, retry } = useCall(routingTry, { query: problem }, { refreshOn, keepsPrevious: true })
  if (!data) return error && <ErrorState error={error} retry={retry} />
  const { rule_id, department, assignee_id } = data
  if (rule_id === null) return <output>{translate('RM.routingRule.test.none')}</output>
  const nobody = translate('RM.routingRule.test.nobody')
  const facts = {
    rule: <ReferenceLabel to="routing_rule" id={rule_id} link />,
    department: department === null ? nobody : <ReferenceLabel to="department" id={department} />,
    assignee: assignee_id === null ? nobody : <PersonLabel id={assignee_id} />,
  }
  return (
    <output>
      <dl className="flex wrap">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="flex gap-8">
            <dt>{translate(`RM.routingRule.test.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </output>
  )
}
