/** Gives the frame of an e-mail the height of its content, so that it has no scroll bar of its own. */
export function fitMail(): void {
  const frame = document.querySelector<HTMLIFrameElement>("iframe.mail")
  if (!frame) return
  const fit = () => {
    const height = frame.contentDocument?.body?.scrollHeight
    if (height) frame.style.height = `${height + 2}px`
  }
  frame.addEventListener("load", fit)
  addEventListener("resize", fit)
  fit()
}
