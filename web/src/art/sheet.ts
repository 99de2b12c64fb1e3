/** Drawings that go once into the page as a hidden sheet of symbols, to be used a hundred times. */

const there = new Set<string>();

/** Zero size rather than `display: none`, which would switch off clips and gradients of the symbols. */
export function layOut(name: string, symbols: () => string): void {
  if (there.has(name)) return;
  there.add(name);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('class', 'art-sheet');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.innerHTML = symbols();
  document.body.prepend(sheet);
}
