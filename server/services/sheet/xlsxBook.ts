import type { FileHandle } from 'node:fs/promises'
import { posix } from 'node:path'
import { fileProblems } from '#contract/fileProblems.ts'
import { refuseFile } from '#server/base/refuseFile.ts'
import { readXml, type XmlListener } from './readXml.ts'
import { openEntry, partName, type ZipDirectory } from './zipDirectory.ts'

/** What the cells of a workbook refer to. */
export interface Book {
  /** The sheets that are not hidden, in order: their names, and the parts of the zip that have them. */
  readonly sheets: readonly [BookSheet, ...BookSheet[]]
  /** The texts that cells refer to by number. */
  readonly strings: readonly string[]
  /** The styles in which a number is a day or a time. */
  readonly dayStyles: ReadonlySet<number>
  /** The year from which it counts days. */
  readonly system: 1900 | 1904
  /** A text as people read it. */
  readonly decoded: (text: string) => string
}

/** A sheet by the name on its tab, as a part of the zip. */
export interface BookSheet {
  readonly name: string
  readonly part: string
}

/** What is kept in memory, and so has a limit. */
type CountedPart = 'entries' | 'sheets' | 'strings' | 'styles'
type ListenerFactory<T> = (emit: (item: T) => void) => XmlListener

/** Reads it. Throws 4150 for anything that is not a workbook, and 4130 for one that contains too much. */
export async function readBook(file: FileHandle, directory: ZipDirectory): Promise<Book> {
  const part = async <T>(path: string, listen: ListenerFactory<T>, limit: CountedPart): Promise<T[]> => {
    const entry = directory.get(partName(path))
    const found: T[] = []
    if (!entry) return found
    for await (const item of readXml(await openEntry(file, entry), listen)) {
      if (found.push(item) > fileProblems[limit].most) throw refuseFile(limit)
    }
    return found
  }
  /** What a part refers to, with the full names. */
  const relationsOf = async (path: string): Promise<Relation[]> => {
    const { dir, base } = posix.parse(path)
    const found = await part(posix.join(dir, '_rels', `${base}.rels`), relations, 'entries')
    return found.map((one) => ({
      ...one,
      target: posix.join(one.target.startsWith('/') ? '' : dir, one.target),
    }))
  }
  const main =
    (await relationsOf('')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const related = await relationsOf(main)
  const partOf = (type: string): string => related.find((one) => one.type === type)?.target ?? ''
  const facts = await part(main, workbook, 'sheets')
  const [first, ...others] = facts.flatMap((fact) => {
    const sheet = fact === 1904 ? undefined : related.find(({ id }) => id === fact.relation)
    return fact === 1904 || !sheet ? [] : [{ name: fact.name, part: partName(sheet.target) }]
  })
  if (!first) throw refuseFile('no_workbook')
  return {
    sheets: [first, ...others],
    strings: await part(partOf('sharedStrings'), sharedStrings, 'strings'),
    dayStyles: new Set(await part(partOf('styles'), dayStyles, 'styles')),
    system: facts.includes(1904) ? 1904 : 1900,
    decoded,
  }
}

/** How a part refers to another: by an id, with the last word of the type of what it is. */
interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
}

const relations = (emit: (item: Relation) => void): XmlListener => ({
  open: (name, { Id = '', Type = '', Target = '' }) => {
    if (name === 'Relationship') emit({ id: Id, type: posix.basename(Type), target: Target })
  },
})

/** Each sheet that is not hidden, in order, with its relation, and 1904 if days are counted from there. */
const workbook = (emit: (item: { name: string; relation: string } | 1904) => void): XmlListener => ({
  open: (name, attributes) => {
    if (name === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? '')) emit(1904)
    const relation = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))
    const isShown = (attributes['state'] ?? 'visible') === 'visible'
    if (name === 'sheet' && relation && isShown)
      emit({ name: attributes['name'] ?? '', relation: relation[1] })
  },
})

function sharedStrings(emit: (item: string) => void): XmlListener {
  let [text, isValue, isSpoken, size] = ['', false, false, 0]
  return {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 't') isValue = !isSpoken
      else if (name === 'rPh') isSpoken = true
    },
    text: (piece) => {
      if (isValue) text += piece
      if (text.length > fileProblems.too_long.most) throw refuseFile('too_long')
      size += piece.length
      // They are kept in memory.
      if (size > fileProblems.text.most) throw refuseFile('text')
    },
    close: (name) => {
      if (name === 't') isValue = false
      else if (name === 'rPh') isSpoken = false
      else if (name === 'si') emit(decoded(text))
    },
  }
}

/** The maximum length of a format, by the standard. */
const longestFormat = 255

/** The styles, by number, whose format shows a day or a time. */
function dayStyles(emit: (item: number) => void): XmlListener {
  const own = new Map<string, string>()
  let [inCells, index] = [false, 0]
  return {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') {
        own.set(numFmtId.slice(0, 20), formatCode.slice(0, longestFormat))
        if (own.size > fileProblems.styles.most) throw refuseFile('styles')
      }
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) {
        if (isDay(own.get(numFmtId) ?? Number(numFmtId))) emit(index)
        index += 1
        if (index > fileProblems.styles.most) throw refuseFile('styles')
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  }
}

/**
 * Formats up to 163 are the same in every workbook; those for days have these numbers, some only in East
 * Asian versions.
 */
const isDay = (format: string | number): boolean =>
  typeof format === 'string'
    ? /[ymdhs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, ''))
    : (format >= 14 && format <= 22) ||
      (format >= 27 && format <= 36) ||
      (format >= 45 && format <= 47) ||
      (format >= 50 && format <= 58)

const decoded = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
