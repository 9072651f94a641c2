import './start-line.css';

/** Shows a sentence until the bar is there, and returns what changes it; undefined removes it. */
export function showStartLine(sentence: string) {
  const line = document.createElement('p');
  line.className = 'start-line';
  line.role = 'status';
  line.textContent = sentence;
  document.body.append(line);
  return (next: string | undefined) => {
    if (next === undefined) line.remove();
    else line.textContent = next;
  };
}
