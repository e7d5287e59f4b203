import Download from '@mui/icons-material/FileDownloadOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { supportBundle, systemStatus } from '#contract/System/status.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { Checks } from './Checks.tsx'
import { callColumns, statementColumns } from './columns.ts'

/** How often the page looks again, in milliseconds. */
const pause = 30_000

/** How the installation is, in words, and a file for those who help. */
export function StatusPage() {
  const translate = useTranslate()
  const mayExport = useCan(supportBundle.can)
  const { data, error, retry } = useCall(systemStatus, {}, { refetchInterval: () => pause })
  const { send, isSending, showFailure } = useSend(supportBundle)
  return (
    <PlainPage
      title="System.status.title"
      actions={
        mayExport && (
          <ActionButton icon={<Download />} onClick={() => !isSending && void send().catch(showFailure)}>
            {translate('System.status.bundle')}
          </ActionButton>
        )
      }
    >
      {mayExport && <p>{translate('System.status.bundle_help')}</p>}
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={8} />}
      {data && (
        <>
          <Section title="System.status.checks">
            <Checks checks={data.checks} />
          </Section>
          <p>
            {translate('System.status.about', {
              version: data.version,
              database: data.database,
              node: data.node,
              since: formatDate(data.started_at, 'YYYY/M/D HH:mm'),
            })}
          </p>
          <p>{translate('System.status.here')}</p>
          {data.statements.length > 0 && (
            <Section title="System.status.statements">
              <TotalTable
                label={translate('System.status.statements')}
                rows={data.statements}
                columns={statementColumns}
              />
            </Section>
          )}
          {data.calls.length > 0 && (
            <Section title="System.status.calls">
              <TotalTable label={translate('System.status.calls')} rows={data.calls} columns={callColumns} />
            </Section>
          )}
        </>
      )}
    </PlainPage>
  )
}
