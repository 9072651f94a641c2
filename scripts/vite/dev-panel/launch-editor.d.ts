declare module 'launch-editor' {
  export default function launch(file: string, onError: () => void): void;
}
declare module 'launch-editor/guess.js' {
  export default function guessEditor(): [editor: string | null, ...args: string[]];
}
