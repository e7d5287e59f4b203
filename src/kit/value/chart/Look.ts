/** How a chart is drawn. */
export interface Look {
  readonly appearance: 'light' | 'dark'
  /** The user's language, such as `zh_CN`. */
  readonly locale: string
  /** The font family of the page, which differs by language. */
  readonly font: string
  /** Without animation, for example for users who prefer reduced motion. */
  readonly isStill: boolean
  /** For a file or for print, with title and legend. */
  readonly isPicture: boolean
}
