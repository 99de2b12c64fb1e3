/**
 * How a text of the rules is written (see the head of en/rules.ftl), turned into what a page draws:
 * a line is a paragraph, “– ” begins an item of a list, “? ” a question whose answer is the next line.
 */

/** A piece of a line; a term is a word the rules define there. */
export interface Piece {
  text: string;
  term: boolean;
}

export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] };

export interface Asked {
  question: string;
  answer: Piece[];
}

export interface Read {
  blocks: Block[];
  asked: Asked[];
}

const ITEM = '– ';
const QUESTION = '? ';

export function read(text: string): Read {
  const blocks: Block[] = [];
  const asked: Asked[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  let question: string | null = null;
  for (const line of lines) {
    if (!line) continue;
    const last = blocks.at(-1);
    if (line.startsWith(QUESTION)) question = line.slice(QUESTION.length);
    else if (question !== null) {
      asked.push({ question, answer: pieces(line) });
      question = null;
    } else if (!line.startsWith(ITEM)) blocks.push({ kind: 'paragraph', pieces: pieces(line) });
    else if (last?.kind === 'list') last.items.push(pieces(line.slice(ITEM.length)));
    else blocks.push({ kind: 'list', items: [pieces(line.slice(ITEM.length))] });
  }
  return { blocks, asked };
}

/** Every other piece between underscores is a term. */
function pieces(line: string): Piece[] {
  return line
    .split('_')
    .map((text, at) => ({ text, term: at % 2 === 1 }))
    .filter((piece) => piece.text);
}
