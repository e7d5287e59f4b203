import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { dictionaryTypes, type DictionaryType } from '#contract/System/dictionary.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { PageControl, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { DictionaryTable } from './DictionaryTable.tsx'

/** The dictionaries of all areas, each with its entries and how often they are used. */
export function Dictionaries() {
  const translate = useTranslate()
  const { text, set } = usePageChoices()
  const { data, error, retry } = useCall(dictionaryTypes, {})
  const types = data?.list ?? []
  const chosen = types.find((type) => keyOf(type) === text('of')) ?? types[0]
  const nameOf = ({ noun, name, of, entries }: DictionaryType): string =>
    translate('System.dictionary.counted', {
      name: of
        ? translate('System.dictionary.of', { of, name })
        : translate(`System.sight.nouns.${noun}`, { _: name }),
      count: entries,
    })
  return (
    <PlainPage title="System.dictionary.title">
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={6} />}
      {chosen && (
        <>
          <PageControls>
            <PageControl label={translate('System.dictionary.type')}>
              <select value={keyOf(chosen)} onChange={({ target }) => set({ of: target.value })}>
                {(['records', 'code'] as const).map((kind) => (
                  <optgroup key={kind} label={translate(`System.dictionary.${kind}`)}>
                    {types
                      .filter(({ field }) => (field === null) === (kind === 'records'))
                      .map((type) => (
                        <option key={keyOf(type)} value={keyOf(type)}>
                          {nameOf(type)}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </select>
            </PageControl>
          </PageControls>
          <Chosen key={keyOf(chosen)} type={chosen} />
        </>
      )}
    </PlainPage>
  )
}

function Chosen({ type }: { readonly type: DictionaryType }) {
  const translate = useTranslate()
  const resource = useResourceOf(type.noun)
  const mayLabel = useCan('system.i18n.view')
  const isCode = type.field !== null
  const labels = `/System/i18n?q=${encodeURIComponent(`resources.${resource}.choices.${type.field}.`)}`
  return (
    <Section
      title={`System.dictionary.${isCode ? 'code' : 'records'}`}
      action={
        isCode
          ? resource && mayLabel && <LinkBase to={labels}>{translate('System.dictionary.labels')}</LinkBase>
          : resource && <LinkBase to={`/${resource}`}>{translate('System.dictionary.edit')}</LinkBase>
      }
    >
      <p>{translate(`System.dictionary.${isCode ? 'locked' : 'edit_hint'}`)}</p>
      <DictionaryTable type={type} />
    </Section>
  )
}

const keyOf = ({ noun, field }: DictionaryType): string => (field === null ? noun : `${noun}.${field}`)
