// Its exports cannot be detected by Node, so the whole module is imported.
import sax, { type SAXParser } from 'sax'
import { fileProblems } from '#contract/fileProblems.ts'
import { ApiError } from '#contract/reply.ts'
import { refuseFile } from '#server/base/refuseFile.ts'

/** Called with the content of an XML as it is read; names come without their prefix. */
export interface XmlListener {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads an XML as it arrives and yields what the listener emits on the way. Throws 4150 for XML that is not
 * well-formed or defines entities, a few of which can expand to gigabytes, and 4130 for too many, too deep or
 * too large elements.
 */
export async function* readXml<T>(
  bytes: AsyncIterable<Uint8Array>,
  listen: (emit: (item: T) => void) => XmlListener,
): AsyncGenerator<T> {
  const found: T[] = []
  const parser = sax.parser(true)
  Object.assign(parser, limited(listen((item) => found.push(item))))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of bytes) {
      parser.write(decoder.decode(piece, { stream: true }))
      yield* found.splice(0)
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw refuseFile('broken')
  }
  yield* found.splice(0)
}

/** The handlers that count, and pass on what the parser finds to the listener. */
function limited({ open, text, close }: XmlListener): Partial<SAXParser> {
  let [elements, depth, attributes] = [0, 0, 0]
  const broken = () => {
    throw refuseFile('broken')
  }
  const count = () => {
    if ((elements += 1) > fileProblems.elements.most) throw refuseFile('elements')
  }
  return {
    onerror: broken,
    ondoctype: broken,
    onopentagstart: () => {
      count()
      attributes = 0
      if ((depth += 1) > fileProblems.depth.most) throw refuseFile('depth')
    },
    // Attributes come before the element that they belong to.
    onattribute: () => {
      if ((attributes += 1) > fileProblems.attributes.most) throw refuseFile('attributes')
    },
    onopentag: ({ name, attributes }) => open?.(bare(name), attributes as Record<string, string>),
    onclosetag: (name) => {
      depth -= 1
      close?.(bare(name))
    },
    ontext: (piece) => text?.(piece),
    oncdata: (piece) => {
      count()
      text?.(piece)
    },
    oncomment: count,
    onprocessinginstruction: count,
  }
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)
