import { Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useCreatePath } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { calendarMonth } from '#contract/dayFields.ts'
import { flag } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import {
  mayReall,
  mayRegen,
  myscustProblem,
  myscustReall,
  myscustRegen,
} from '#contract/RM/myscustProblem.ts'
import { routingRule } from '#contract/RM/routingRule.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { LaterFormDialog } from '#src/kit/form/LaterFormDialog.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

const round = { min: 1, max: 99 }
const fields = {
  regen: {
    period: calendarMonth({ required: true }),
    round: integer({ required: true, ...round }),
  },
  reall: { period: calendarMonth(), round: integer(round), only_unassigned: flag() },
}
const refreshes = [myscustProblem]

/** Makes the problems of a round, gives them to people, and leads to the rules of that, for users who may. */
export function ProblemTools() {
  const translate = useTranslate()
  const notify = useNotify()
  const createPath = useCreatePath()
  const site = usePerson().site?._id ?? ''
  const rules = useResourceOf(routingRule.name)
  const mayRead = useCan(routingRule.can.view)
  const may = { regen: useCan(mayRegen), reall: useCan(mayReall) }
  const [open, setOpen] = useState<'regen' | 'reall' | null>(null)
  const regen = useSend(myscustRegen, { refreshes })
  const reall = useSend(myscustReall, { refreshes })

  async function run(given: object) {
    const counts =
      open === 'regen'
        ? await regen.send({ body: myscustRegen.body.parse({ site, ...given }) })
        : await reallocated(given)
    notify(`RM.problem.tools.${open}.done`, { type: 'success', messageArgs: counts })
    setOpen(null)
    return undefined
  }
  async function reallocated(given: object) {
    const { unroutable, ...counts } = await reall.send({ body: myscustReall.body.parse({ site, ...given }) })
    return { ...counts, unroutable: unroutable.length }
  }

  return (
    <>
      {mayRead && rules !== undefined && (
        <Button component={LinkBase} to={createPath({ resource: rules, type: 'list' })} variant="outlined">
          {translate(`resources.${rules}.name`, { smart_count: 2 })}
        </Button>
      )}
      {(['regen', 'reall'] as const)
        .filter((name) => may[name])
        .map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {translate(`RM.problem.tools.${name}.title`)}
          </Button>
        ))}
      {open && (
        <LaterFormDialog
          title={translate(`RM.problem.tools.${open}.title`)}
          confirm={translate(`RM.problem.tools.${open}.title`)}
          text={translate(`RM.problem.tools.${open}.text`)}
          fields={fields[open]}
          texts={`RM.problem.tools.${open}`}
          values={open === 'regen' ? { round: 1 } : {}}
          onClose={() => setOpen(null)}
          onConfirm={run}
        />
      )}
    </>
  )
}
