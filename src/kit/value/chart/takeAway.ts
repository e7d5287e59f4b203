/** Saves a picture, given as a data URL, under a title. */
export function savePicture(title: string, picture: string): void {
  const link = document.createElement('a')
  link.href = picture
  // Characters that file systems do not allow in names.
  link.download = `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.png`
  link.click()
}

/** Prints a picture, given as a data URL, on a separate page. */
export function printPicture(title: string, picture: string): void {
  const frame = document.createElement('iframe')
  // Not `hidden`, because some browsers would then print nothing.
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0'
  frame.title = title
  frame.tabIndex = -1
  document.body.append(frame)
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) return
  page.title = title
  const image = page.createElement('img')
  image.alt = title
  image.style.width = '100%'
  image.addEventListener('load', () => view.print())
  view.addEventListener('afterprint', () => frame.remove())
  page.body.append(image)
  image.src = picture
}
