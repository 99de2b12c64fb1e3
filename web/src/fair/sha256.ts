/**
 * SHA-256 (FIPS 180-4), our own: the browser's is missing on the plain-http addresses of a home
 * network, where a proof of fair deals is needed most. It answers at once, so a deal reads like one.
 */

const PRIMES = primes(64);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with a 1, zeros and its length behind it: whole blocks. */
function padded(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const bits = new DataView(whole.buffer);
  bits.setUint32(whole.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  bits.setUint32(whole.length - 4, (message.length * 8) >>> 0);
  return whole;
}

/** The hash of some bytes: 32 of them. */
export function sha256(message: Uint8Array): Uint8Array {
  const whole = padded(message);
  const read = new DataView(whole.buffer);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  const at = (i: number): number => w[i] as number;
  for (let block = 0; block < whole.length; block += BLOCK) {
    for (let i = 0; i < 16; i += 1) w[i] = read.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const early = at(i - 15);
      const late = at(i - 2);
      const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      w[i] = at(i - 16) + low + at(i - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let i = 0; i < 64; i += 1) {
      const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const first = (h + mixed + chosen + (K[i] as number) + at(i)) | 0;
      const stirred = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + stirred + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] as number) + word));
  }
  const digest = new Uint8Array(32);
  const write = new DataView(digest.buffer);
  state.forEach((word, i) => write.setInt32(4 * i, word));
  return digest;
}

type Eight = [number, number, number, number, number, number, number, number];

/** Bytes as lower-case hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that hexadecimal digits mean. */
export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** A text as it is hashed. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Pieces one behind the other. */
export function joined(...pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A number in four bytes, the highest first. */
export function word(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
