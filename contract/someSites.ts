/** Some of the sites: those of a region, those outside a region, or a list. */
export type SomeSites =
  /** The sites of a region: `{ region: 'HK' }`. */
  | { readonly region: string }
  /** All sites except those of a region. */
  | { readonly outside: string }
  /** A list of site ids: `{ sites: ['9'] }`. */
  | { readonly sites: readonly string[] }
