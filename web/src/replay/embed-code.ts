/** The code with which another site shows a replay in a frame. */
export function embedCode(address: string, title: string): string {
  const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="800" height="600" loading="lazy" allowfullscreen></iframe>`;
}
