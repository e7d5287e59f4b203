// HTML has no element for the list of a text box that keeps the focus.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Entry, EntryGroup } from './entry.ts'
import s from './GlobalSearch.module.css'

interface ResultsProps {
  readonly id: string
  readonly groups: readonly EntryGroup[]
  readonly active: Entry | undefined
  readonly onPoint: (id: string) => void
  readonly onOpen: (entry: Entry, inNewTab: boolean) => void
}

/** The results, in groups. The text box handles the keyboard; this handles the pointer. */
export function Results({ id, groups, active, onPoint, onOpen }: ResultsProps) {
  const translate = useTranslate()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={translate('atrium.search.results')}
      className={s['results']}
      tabIndex={-1}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={headingId(id, group)} className={s['group']}>
          <div id={headingId(id, group)} className={s['heading']}>
            {group.title}
          </div>
          {group.entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(id, entry)}
              entry={entry}
              isActive={entry.id === active?.id}
              onPoint={onPoint}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<ResultsProps, 'id' | 'onPoint' | 'onOpen'> {
  readonly entry: Entry
  readonly isActive: boolean
}

const Option = ({ id, entry, isActive, onPoint, onOpen }: OptionProps) => (
  // The text box keeps the focus and handles the keys.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    ref={isActive ? reveal : null}
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className={s['option']}
    onMouseMove={() => onPoint(entry.id)}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
  >
    <entry.icon aria-hidden />
    <span className="flex down shrink">
      <span className="cut">{entry.title}</span>
      {entry.second ? <span className="cut muted tiny"> {entry.second}</span> : null}
    </span>
  </div>
)

// Missing in environments without layout.
const reveal = (option: Element | null) => option?.scrollIntoView?.({ block: 'nearest' })

/** Ids must not contain spaces. */
export const optionId = (list: string, { id }: Entry): string => `${list} ${id}`.replaceAll(' ', '-')
const headingId = (list: string, { id }: EntryGroup): string => `${list}-in-${id}`
