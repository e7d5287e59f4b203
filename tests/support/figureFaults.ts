import type { Page } from 'playwright'

/**
 * What is wrong with the figures on a page: columns whose decimals differ, units that the heading and the cells both say, amounts
 * in no currency, and hyphens in place of minus signs. `amounts` are the names of columns of amounts.
 */
export const figureFaults = (page: Page, amounts: readonly string[]): Promise<FoundFigures> =>
  page.evaluate(findFaults, amounts)

interface FoundFigures {
  /** The number of columns of figures that were looked at. */
  readonly columns: number
  readonly faults: readonly string[]
}

/** Runs in the page. */
function findFaults(amounts: readonly string[]): FoundFigures {
  const textOf = (element: Element) => (element instanceof HTMLElement ? element.innerText.trim() : '')
  const figure = /^[+−-]?(?:[A-Z]{3} )?[+−-]?[^\d\s]{0,3}\d[\d,]*(?:\.(\d+))?%?(?: m²)?$/
  const unit = /m²|㎡|CNY|HKD|¥|HK\$/
  const tables = [...document.querySelectorAll('#content table')].map((table) => ({
    heads: [...table.querySelectorAll('thead th')].map(
      (head) => head.getAttribute('aria-label') ?? textOf(head),
    ),
    rows: [...table.querySelectorAll('tbody tr:not([aria-hidden])')].map((row) =>
      [...row.children].map(textOf),
    ),
  }))
  const grids = [...document.querySelectorAll('#content [role=grid]')].map((grid) => ({
    heads: ['every amount of the grid'],
    rows: [...grid.querySelectorAll('[role=gridcell]')].map((cell) => [textOf(cell).split('\n')[0] ?? '']),
  }))
  const columns = [...tables, ...grids].flatMap(({ heads, rows }) =>
    heads.map((head, at) => ({
      head,
      cells: rows.map((row) => row[at] ?? '').filter((text) => text !== ''),
    })),
  )
  const ofFigures = columns
    .map(({ head, cells }) => ({ head, cells: cells.filter((text) => figure.test(text)) }))
    .filter(({ cells }) => cells.length > 0)
  const faults = ofFigures.flatMap(({ head, cells }) => {
    const decimals = new Set(cells.map((text) => figure.exec(text)?.[1]?.length ?? 0))
    const isSaid = unit.test(head.replace(/per m²|每㎡|每平方米/, ''))
    const bare = head.replace(/[ (（]+(?:CNY|HKD)[)）]$/, '')
    return [
      ...(decimals.size > 1 ? [`${head}: decimals differ: ${cells.slice(0, 9).join(' | ')}`] : []),
      ...(isSaid && cells.some((text) => unit.test(text)) ? [`${head}: says its unit twice`] : []),
      ...(/m²\).*\(m²/.test(head) ? [`${head}: says its unit twice`] : []),
      ...(amounts.includes(bare) && !cells.every((text) => unit.test(head) || unit.test(text))
        ? [`${head}: in which currency is ${cells[0]}?`]
        : []),
    ]
  })
  const hyphens = textOf(document.querySelector('#content') ?? document.body).match(
    /(?<=^|[\s(（:：])-[¥$\dA-Z]{0,3}\d[\d,.]*%?/gm,
  )
  return {
    columns: ofFigures.length,
    faults: [...faults, ...(hyphens ?? []).map((text) => `${text}: a hyphen is not a minus sign`)],
  }
}
