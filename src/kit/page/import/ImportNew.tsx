import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useId, useState, type FormEvent } from 'react'
import { useGetResourceLabel } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link, useParams } from 'react-router-dom'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { templateCall } from '#contract/sheetCalls.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ForbiddenState } from '#src/kit/value/state/ForbiddenState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import styles from './Import.module.css'
import { ErrorTable } from './ErrorTable.tsx'
import { FileChoices } from './FileChoices.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { SheetDrop } from './SheetDrop.tsx'
import { useSendSheet } from './useSendSheet.ts'
import { useSheets } from '#src/kit/base/resource/useSheets.ts'
import { useTextsOf } from './useTextsOf.ts'

const modes = ['both', 'add', 'update'] as const

/**
 * The page for choosing and uploading a file of records. The file is checked first; uploading stores nothing.
 */
export function ImportNew() {
  const { noun = '' } = useParams()
  const resource = useResourceOf(noun) ?? ''
  const { contract, isOwn, hearOf } = useSheets(resource)
  const may = useCan(contract?.imports?.can)
  const { send: sendCall, showFailure } = useBackEnd()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const modesLabel = useId()
  const [mode, setMode] = useState<(typeof modes)[number]>('both')
  const [file, setFile] = useState<File | null>(null)
  const { sent, failure, setFailure, send } = useSendSheet(hearOf)
  const hasTexts = useTextsOf([resource])
  useMenuPlace(resource && `/${resource}`)
  if (!contract || !isOwn || !may) return <ForbiddenState isPage />
  if (!hasTexts) return <RecordSkeleton />

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file) void send({ resource: contract, mode, file })
    else setFailure({ text: translate('atrium.import.choose_first'), errors: [] })
  }
  const template = () => void sendCall(templateCall(contract), {}).catch(showFailure)
  return (
    <PlainPage
      title="atrium.import.title"
      back={<BackLink to={`/${resource}`}>{labelOf(resource, 2)}</BackLink>}
    >
      <ImportSteps at={0} />
      <form className={styles['card']} onSubmit={submit}>
        <h2>{translate('atrium.import.what', { name: labelOf(resource, 2) })}</h2>
        <p id={modesLabel}>{translate('atrium.import.mode')}</p>
        <RadioGroup
          aria-labelledby={modesLabel}
          value={mode}
          onChange={(_, chosen) => setMode(modes.find((one) => one === chosen) ?? 'both')}
        >
          {modes.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              label={translate(`atrium.import.modes.${one}`)}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
        <SheetDrop
          file={file}
          onFile={(chosen) => {
            setFile(chosen)
            setFailure(null)
          }}
        />
        <p className="muted small pretty">{translate('atrium.import.hint')}</p>
        {failure && (
          <div role="alert" className={styles['alert']}>
            <p>{failure.text}</p>
            {failure.errors.length > 0 && <ErrorTable errors={failure.errors} resource={resource} />}
            {file && (
              <FileChoices
                error={failure.error}
                onChoose={(reading) => void send({ resource: contract, mode, file, reading })}
              />
            )}
          </div>
        )}
        <div className="row wrap gap-8-16">
          <Button type="submit" variant="contained" disabled={sent !== null}>
            {sent === null
              ? translate('atrium.import.check')
              : translate('atrium.import.sending', { percent: Math.round(sent * 100) })}
          </Button>
          <Button startIcon={<Download />} onClick={template}>
            {translate('atrium.import.template')}
          </Button>
          <Link to={`/imports?of=${noun}`}>{translate('atrium.import.history')}</Link>
        </div>
      </form>
    </PlainPage>
  )
}
