import { Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { i18nUpdate } from '#contract/System/i18n.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { Locale } from '#src/providers/locale.ts'
import { ExportTexts } from './ExportTexts.tsx'
import { filterMessages } from './filterMessages.ts'
import { ImportTexts } from './ImportTexts.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { MessageTable, languageNames } from './MessageTable.tsx'
import { useMessages, type MessageRow } from './useMessages.ts'
import { isOfResource, useTextPlaces } from './useTextPlaces.ts'

const shows = ['all', 'missing', 'own'] as const
/** Rows of a page. A page of this size is drawn at once; the search goes through all texts. */
const pageSize = 50

/** What the console says, in three languages: the texts of the code, and the operator's own in their place. */
export function Messages() {
  const translate = useTranslate()
  const { text, choice, page, set } = usePageChoices()
  const { rows, seenOn, error, retry } = useMessages()
  const { resources, pagesOf, placesIn } = useTextPlaces(seenOn)
  const placesOf = (key: string) => placesIn(pagesOf(key))
  const mayEdit = useCan(i18nUpdate.can)
  const [editing, setEditing] = useState<{ row: MessageRow; locale: Locale } | null>(null)
  const [sought, owner, show] = [text('q'), text('area'), choice('show', shows)]
  const seen = text('seen')
  const found = useMemo(() => {
    const isUsed = (key: string) =>
      isOfResource(key, seen.slice(1)) || seenOn(key).some((one) => isOf(one, seen))
    return filterMessages(rows ?? [], { sought, owner, show, isUsed: seen === '' ? undefined : isUsed })
  }, [rows, sought, owner, show, seen, seenOn])
  const places = placesIn([...resources, ...new Set(rows?.flatMap(({ key }) => seenOn(key)))])
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const at = Math.min(page, pages)
  const owners = [...new Set(rows?.map((row) => row.owner))].toSorted()
  const ownerName = (id: string) =>
    id === 'atrium' ? translate('System.i18n.own_area') : id || translate('System.i18n.no_area')
  return (
    <PlainPage
      title="System.i18n.title"
      actions={
        <>
          <ExportTexts rows={found} />
          {mayEdit && rows && <ImportTexts rows={rows} />}
        </>
      }
    >
      <PageControls>
        <SearchControl
          label={translate('System.i18n.search')}
          value={sought}
          onChange={(q) => set({ q, page: '' })}
        />
        <LabelledSelect
          label={translate('System.i18n.area')}
          value={owner}
          options={[
            ['', translate('System.i18n.every_area')],
            ...owners.filter(Boolean).map((id) => [id, ownerName(id)] as const),
          ]}
          onChange={(area) => set({ area, page: '' })}
        />
        <LabelledSelect
          label={translate('System.i18n.seen')}
          value={seen}
          options={[
            ['', translate('System.i18n.every_page')],
            ...places.map(({ to, name }) => [to, name] as const),
          ]}
          onChange={(to) => set({ seen: to, page: '' })}
        />
        <Segments
          label={translate('System.i18n.show.label')}
          choices={shows.map((value) => ({ value, text: translate(`System.i18n.show.${value}`) }))}
          value={show}
          onChoose={(value) => set({ show: value, page: '' })}
        />
      </PageControls>
      {error && !rows && <ErrorState error={error} retry={retry} />}
      {!rows && !error && <RecordSkeleton lines={8} />}
      {rows && (
        <output className="muted">
          {translate(found.length === 0 ? 'System.i18n.nothing' : 'System.i18n.count', {
            total: found.length,
          })}
        </output>
      )}
      {found.length > 0 && (
        <MessageTable
          rows={found.slice((at - 1) * pageSize, at * pageSize)}
          ownerName={ownerName}
          placesOf={placesOf}
          onEdit={mayEdit ? (row, locale) => setEditing({ row, locale }) : undefined}
        />
      )}
      {pages > 1 && (
        <nav className="row end muted gap-12">
          <Button disabled={at === 1} onClick={() => set({ page: String(at - 1) })}>
            {translate('atrium.action.previous')}
          </Button>
          {translate('System.i18n.page', { page: at, pages })}
          <Button disabled={at === pages} onClick={() => set({ page: String(at + 1) })}>
            {translate('atrium.action.next')}
          </Button>
        </nav>
      )}
      {editing && (
        <MessageDialog
          {...editing}
          language={languageNames[editing.locale]}
          onClose={() => setEditing(null)}
        />
      )}
    </PlainPage>
  )
}

/** Whether an address is that of a page or below it. */
const isOf = (address: string, page: string): boolean => address === page || address.startsWith(`${page}/`)
