/** A finger can't hover: its first tap on a choice tells what would happen, the second chooses. */

export class Taps {
  /** What was tapped once. */
  pressed = $state<string | null>(null);

  /** Whether this click chooses; a mouse and a key always do. */
  chooses(event: MouseEvent, what: string): boolean {
    const finger = (event as PointerEvent).pointerType === 'touch';
    const first = finger && this.pressed !== what;
    this.pressed = first ? what : null;
    return !first;
  }

  /** What is no longer offered has not been tapped. */
  keep(offered: readonly string[]): void {
    if (this.pressed !== null && !offered.includes(this.pressed)) this.pressed = null;
  }
}
