import type { ReactNode } from 'react'
import type { Field } from '#contract/field.ts'
import { FilesOf } from '#src/kit/value/picture/FilesOf.tsx'
import { CountryLabel } from './CountryLabel.tsx'
import { formatDate, formatDay } from './formatDate.ts'
import { formatNumber, noValue } from './formatNumber.ts'
import { NoValue } from './NoValue.tsx'
import { ReferenceLabel } from './ReferenceLabel.tsx'
import { StatusChip } from './StatusChip.tsx'
import type { StatusColor } from '#contract/nounScreens.ts'
import { TagList } from './TagList.tsx'
import type { ValueLook } from '#src/kit/base/resource/ValueLook.ts'
import type { Words } from './useWords.ts'

interface ValueOfProps extends ValueLook {
  field: Field
  source: string
  value: unknown
  words: Words
  /** Writes a number that has no look of its own; by default without a unit. */
  write?: ((value: number) => string) | undefined
  link?: boolean
}

/**
 * A value by its contract kind; without one, a dash, or words if this person may not see it. It uses no hooks, so that
 * hundreds of them in a table are cheap.
 */
export function ValueOf({
  field,
  source,
  value,
  words,
  statusColors,
  format,
  write = formatNumber,
  link = false,
}: ValueOfProps): ReactNode {
  if (value === null || value === undefined || value === '') return <NoValue field={field} />
  if (field.file) {
    const uids = [value].flat().map(String)
    return uids.length === 0 ? noValue : <FilesOf uids={uids} opens={link} />
  }
  if (Array.isArray(value)) return listOf({ field, source, words, link }, value.map(String))
  if (field.means === 'country') return <CountryLabel code={String(value)} />
  if (format && typeof value === 'number') return format(value)
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return statusColors ? (
        <StatusChip tone={statusColors[String(value)]} isScale>
          {words.choice(source, value)}
        </StatusChip>
      ) : (
        write(Number(value))
      )
    case 'seconds':
      return formatDate(value, field.means === 'day' ? 'YYYY/M/D' : 'YYYY/M/D HH:mm')
    case 'date':
      return formatDay(value)
    case 'flag':
      return words.yesNo(value === true)
    case 'choice':
      return statusColors
        ? chipOf(words.choice(source, value), statusColors[String(value)])
        : words.choice(source, value)
    case 'ref':
      return field.to === undefined ? (
        String(value)
      ) : (
        <ReferenceLabel to={field.to} id={String(value)} link={link} />
      )
    case 'json':
      return JSON.stringify(value)
    default:
      return textOf(String(value), link)
  }
}

const chipOf = (text: string, tone: StatusColor | undefined) => <StatusChip tone={tone}>{text}</StatusChip>

type ListedProps = Pick<ValueOfProps, 'field' | 'source' | 'words'> & { link: boolean }

function listOf({ field, source, words, link }: ListedProps, values: readonly string[]): ReactNode {
  if (values.length === 0) return noValue
  const { to, choices } = field
  const wordOf = (value: string) => (choices === undefined ? value : words.choice(source, value))
  const items = values.map((value) => ({
    key: value,
    text: to === undefined ? wordOf(value) : <ReferenceLabel to={to} id={value} link={link} />,
  }))
  return <TagList items={items} {...(link ? { most: 50 } : {})} />
}

/** A stored address belongs to another website, which must learn nothing about this page. */
function textOf(text: string, link: boolean): ReactNode {
  if (!link || !/^https?:\/\//.test(text)) return text
  return (
    <a href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
