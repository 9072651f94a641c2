import { useCallback, useRef, useState } from 'react';

/** A question with two answers. */
export interface QuestionTexts {
  text: string;
  yes: string;
  /** The safe answer, which Escape and Back give too. */
  no: string;
}

export interface OpenQuestion extends QuestionTexts {
  answer: (isYes: boolean) => void;
}

/** Returns the open question, and `ask`, which opens one. A question that is still open is answered with no. */
export function useQuestion() {
  const [question, setQuestion] = useState<OpenQuestion>();
  const open = useRef<OpenQuestion>(undefined);
  /** Gives the safe answer to the open question. Returns false if none is open. */
  const dismiss = useCallback(() => {
    const isOpen = open.current !== undefined;
    open.current?.answer(false);
    return isOpen;
  }, []);
  const ask = useCallback(
    (texts: QuestionTexts) => {
      dismiss();
      return new Promise<boolean>((resolve) => {
        const answer = (isYes: boolean) => {
          open.current = undefined;
          setQuestion(undefined);
          resolve(isYes);
        };
        open.current = { ...texts, answer };
        setQuestion(open.current);
      });
    },
    [dismiss],
  );
  return { question, ask, dismiss };
}
