/**
 * A syntax node of any kind: readers check which properties it has.
 * @typedef {any} Node
 */

/** A file with all its comments.
 * @typedef {{ file: string, text: string, comments: Node[] }} Source
 */

/**
 * Its source without `readonly`, comments and line breaks.
 *
 * @param {Source} source
 * @param {Node} node
 */
export function plain({ text, comments }, { start, end }) {
  const within = comments.filter((comment) => comment.start >= start && comment.end <= end)
  let from = start
  let words = ''
  for (const comment of within) {
    words += text.slice(from, comment.start)
    from = comment.end
  }
  return (
    (words + text.slice(from, end))
      .replace(/\breadonly /g, '')
      // Members that were separated only by a line break.
      .replace(/([\w\])}>'])\n\s*(?=[\w'[])/g, '$1; ')
      .replace(/\s+/g, ' ')
  )
}

/**
 * The paragraphs of its doc comment; empty if it has none.
 *
 * @param {Source} source
 * @param {Node} node
 * @returns {string[]}
 */
export function docBefore({ text, comments }, { start }) {
  const comment = comments.findLast(
    ({ end, value }) => value.startsWith('*') && end <= start && /^[\s|]*$/.test(text.slice(end, start)),
  )
  if (!comment) return []
  const lines = comment.value
    .slice(1)
    .split('\n')
    .map((/** @type {string} */ line) => line.replace(/^\s*\* ?/, '').trim())
  return lines
    .join('\n')
    .trim()
    .split(/\n\n+/)
    .map((/** @type {string} */ paragraph) => paragraph.replaceAll('\n', ' '))
}

/**
 * An error with the place of something that the reference cannot read.
 *
 * @param {Source} source
 * @param {Node} node
 */
export function unreadable({ file, text }, { start, type }) {
  const line = text.slice(0, start).split('\n').length
  return new Error(`${file}:${line}: the reference cannot read this ${type ?? 'declaration'}.`)
}
