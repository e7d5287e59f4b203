import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { flag } from '#contract/Flagging/flag.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { createCall } from '#contract/resourceCalls.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useFigure } from './useFigure.ts'

const { title, category, severity, description, assignee_id, due_at } = tourProblem.fields
const fields = { title, category, severity, description, assignee_id, due_at }

/** The issues that were raised about a flag, and what came of each. */
export function FlagIssues() {
  const resource = useResourceOf(tourProblem.name)
  const hasTexts = usePluginTexts([areaOf(resource)])
  return (
    hasTexts && (
      <RelatedRecords
        contract={tourProblem}
        title="Flagging.list.issues.title"
        by="flag_id"
        empty="Flagging.list.issues.none"
        action={<Raise />}
        renderBeside={({ title: about, status }, { words }) => (
          <>
            {about} <StatusChip>{words.choice('status', status)}</StatusChip>
          </>
        )}
      />
    )
  )
}

/** The area that has the screens of a resource: its words belong to it. */
const areaOf = (resource = ''): string => resource.split('/')[0] ?? ''

/** Raises an issue about the flag on screen, for users who may report issues of its shop. */
function Raise() {
  const translate = useTranslate()
  const record = useRecord<typeof flag>()
  const may = useCan(tourProblem.can.create, record && { store_id: record.store_id })
  const resource = useResourceOf(tourProblem.name)
  const [isOpen, setOpen] = useState(false)
  if (!record || !may || resource === undefined) return null
  return (
    <>
      <Button size="small" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('Flagging.list.issues.raise')}
      </Button>
      {isOpen && <RaiseDialog about={record} resource={resource} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RaiseDialogProps {
  readonly about: RecordOf<typeof flag>
  readonly resource: string
  readonly onClose: () => void
}

/** The form is filled in with what is known of the flag. */
function RaiseDialog({ about, resource, onClose }: RaiseDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const words = useWords()
  const figure = useFigure()
  const { send } = useSend(createCall(tourProblem), { refreshes: [tourProblem] })
  const { metric, value, threshold, site, store_id } = about
  const said = metric === null ? '' : words.choice('metric', metric)
  return (
    // The choice of people is that of the issue.
    <ResourceContextProvider value={resource}>
      <FormDialog
        title={translate('Flagging.list.issues.raise')}
        confirm={translate('ra.action.create')}
        isWide
        fields={fields}
        texts={`resources.${resource}`}
        values={{
          title: [about.title, said].filter(Boolean).join(' · '),
          category: 'other',
          severity: about.severity,
          description:
            value === null
              ? said
              : translate('Flagging.list.issues.description', {
                  metric: said,
                  value: figure(metric, value),
                  threshold: figure(metric, threshold),
                }),
        }}
        onConfirm={async (given) => {
          await send({ body: { ...given, site, store_id, flag_id: about._id } })
          notify('Flagging.list.issues.raised', { type: 'success' })
          onClose()
          return undefined
        }}
        onClose={onClose}
      />
    </ResourceContextProvider>
  )
}
