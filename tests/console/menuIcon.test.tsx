import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'

afterEach(cleanup)

const markOf = (icon: string | null) => {
  const { container } = render(<MenuIcon icon={icon} />)
  return () => container.querySelector('svg')?.getAttribute('data-testid') ?? container.innerHTML
}

describe('the icon of a menu entry', () => {
  it.each([
    ['storefront', 'StorefrontOutlinedIcon'],
    ['rocket_launch', 'RocketLaunchOutlinedIcon'],
    ['RocketLaunch', 'RocketLaunchOutlinedIcon'],
    ['3d_rotation', 'ThreeDRotationOutlinedIcon'],
    ['360', 'ThreeSixtyOutlinedIcon'],
    ['6_k', 'SixKOutlinedIcon'],
    ['no_such_icon', 'ArticleOutlinedIcon'],
    ['constructor', 'ArticleOutlinedIcon'],
    ['<b>', 'ArticleOutlinedIcon'],
    ['', 'ArticleOutlinedIcon'],
    [null, 'ArticleOutlinedIcon'],
  ])('called %j is %s', async (icon, drawn) => {
    const mark = markOf(icon)
    await waitFor(() => expect(mark()).toBe(drawn), { timeout: 20_000 })
  })

  it('is the default where its image is not to be had', () => {
    const { container, rerender } = render(<MenuIcon icon="images/a.png" />)
    const image = container.querySelector('img') ?? document.body
    expect(image.getAttribute('src')).toBe('images/a.png')
    fireEvent.error(image)
    expect(container.querySelector('svg')?.getAttribute('data-testid')).toBe('ArticleOutlinedIcon')
    rerender(<MenuIcon icon="images/b.png" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('images/b.png')
  })
})
