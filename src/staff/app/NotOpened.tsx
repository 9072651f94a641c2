import type { ReactNode } from 'react';

/** Renders a sentence in place of the bar. */
export function NotOpened({ children }: { children: ReactNode }) {
  return (
    <aside>
      <div className="preview" role="status">
        {children}
      </div>
    </aside>
  );
}
