/** Pixels of a picture for one of its drawing units: sharp on a projector and in print. */
const SCALE = 2

/** Draws an SVG text as a PNG picture. The SVG must bring everything with it. */
export async function renderPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SCALE
  canvas.height = image.naturalHeight * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('the picture could not be written'))
    }, 'image/png')
  })
}
