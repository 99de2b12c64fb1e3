/**
 * Role cards as pictures of one piece. The court shows dozens of them at once, and as drawings in the
 * page each would bring fifty elements along; as an image each is drawn once and copied.
 */
const drawings = import.meta.glob<string>(['../art/role-*.svg', '../art/back-*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const made = new Map<string, string>();

/** The address of a drawing of the art room, as an image. */
export function picture(name: string): string {
  const known = made.get(name);
  if (known !== undefined) return known;
  const drawing = drawings[`../art/${name}.svg`] ?? '';
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  made.set(name, address);
  return address;
}
