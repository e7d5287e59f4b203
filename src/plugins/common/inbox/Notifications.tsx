import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import { Button } from '@mui/material'
import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { notification, notificationKinds } from '#contract/core/notification.ts'
import { listCall, updateCall } from '#contract/resourceCalls.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { secondsNow } from '#src/kit/base/clock/clock.ts'
import { Moment } from '#src/kit/value/field/Moment.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { State } from '#src/kit/value/state/State.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { TabBar } from '#src/kit/page/tabs/TabBar.tsx'
import { textIn } from './textIn.ts'
import styles from './Notifications.module.css'
import { NoticeChoices } from './NoticeChoices.tsx'
import { Pages } from './Pages.tsx'

const perPage = 30
const tabs = ['unread', 'all', 'settings'] as const
const on = { refreshOn: [notification], keepsPrevious: true }

/** All notifications of the user, and which of them they want where. */
export function NotificationsPage() {
  const translate = useTranslate()
  const locale = useLocale()
  const { choice, text, page, set } = usePageChoices()
  const tab = choice('tab', tabs)
  const kind = text('kind')
  const kinds = useCall(notificationKinds, {}, on)
  const cond = { ...(tab === 'unread' ? { read_at: null } : {}), ...(kind ? { kind } : {}) }
  const { data, error, retry } = useCall(
    listCall(notification),
    tab === 'settings'
      ? null
      : {
          query: { cond, sort: { created_at: -1 }, range: `${(page - 1) * perPage}-${page * perPage - 1}` },
        },
    on,
  )
  const { send, showFailure, isSending } = useSend(updateCall(notification), { refreshes: [notification] })
  const mark = (ids: readonly string[], isRead: boolean) =>
    send({
      query: { cond: { _id: { $in: ids } } },
      body: { read_at: isRead ? secondsNow() : null },
    }).catch(showFailure)
  const list = data?.list ?? []
  const unread = list.filter(({ read_at }) => read_at === null).map(({ _id }) => _id)
  return (
    <PlainPage
      title="notices.title"
      actions={
        unread.length > 0 && (
          <Button variant="outlined" disabled={isSending} onClick={() => void mark(unread, true)}>
            {translate('notices.read_shown')}
          </Button>
        )
      }
    >
      <TabBar
        label={translate('notices.title')}
        open={tab}
        tabs={tabs.map((key) => ({
          key,
          text: translate(`notices.tabs.${key}`),
          to: `/notification?tab=${key}`,
          count: key === 'unread' ? kinds.data?.list.reduce((sum, one) => sum + one.unread, 0) : undefined,
        }))}
      />
      {tab === 'settings' ? (
        <NoticeChoices kinds={kinds.data?.list ?? []} />
      ) : (
        <>
          <PageControls>
            <LabelledSelect
              label={translate('notices.kind')}
              value={kind}
              options={[
                ['', translate('notices.every_kind')],
                ...(kinds.data?.list ?? [])
                  .filter(({ total }) => total > 0)
                  .map((one): [string, string] => [one.kind, `${textIn(one.name, locale)} (${one.total})`]),
              ]}
              onChange={(chosen) => set({ kind: chosen, page: '' })}
            />
          </PageControls>
          {error && !data && <ErrorState error={error} retry={retry} />}
          {!data && !error && <RecordSkeleton lines={6} />}
          {data && list.length === 0 && (
            <State icon={Bell} title={translate(`notices.none.${tab === 'unread' ? 'unread' : 'all'}`)} />
          )}
          {list.length > 0 && (
            <ul className={styles['list']}>
              {list.map((notice) => (
                <li
                  key={notice._id}
                  className="row between gap-12"
                  data-unread={notice.read_at === null || undefined}
                >
                  <Line notice={notice} onRead={(isRead) => void mark([notice._id], isRead)} />
                </li>
              ))}
            </ul>
          )}
          {data && (
            <Pages
              page={page}
              perPage={perPage}
              total={data.total}
              onChange={(to) => set({ page: `${to}` })}
            />
          )}
        </>
      )}
    </PlainPage>
  )
}

interface LineProps {
  readonly notice: RecordOf<typeof notification>
  readonly onRead: (isRead: boolean) => void
}

function Line({ notice, onRead }: LineProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { title, title_key, params, link, read_at, created_at } = notice
  const text = translate(title_key, { ...params, _: title ? textIn(title, locale) : title_key })
  const isUnread = read_at === null
  return (
    <>
      <div className="shrink anywhere">
        {link ? (
          <LinkBase className="ink" to={link} onClick={() => isUnread && onRead(true)}>
            {text}
          </LinkBase>
        ) : (
          <span>{text}</span>
        )}
        {isUnread && <span className="visually-hidden">{translate('atrium.notification.unread')}</span>}
        <p className="muted small">
          <Moment at={created_at} />
        </p>
      </div>
      <Button size="small" onClick={() => onRead(isUnread)}>
        {translate(isUnread ? 'notices.mark_read' : 'notices.mark_unread')}
      </Button>
    </>
  )
}
