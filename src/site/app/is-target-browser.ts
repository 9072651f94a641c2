/**
 * Returns true if the browser is as new as the build's target (`browserTarget`). Older browsers keep
 * the plain HTML, because a method that they lack could break the page. Chrome 109, Firefox 114 and
 * Safari 16.4 have all of these features. Each older browser lacks one.
 */
export function isTargetBrowser(): boolean {
  return (
    // Chrome 108, Firefox 113 and Safari 16.4.
    CSS.supports('height: 1dvh') &&
    'CompressionStream' in window &&
    // The newest methods of ES2022, the version that src/site/tsconfig.json allows.
    'hasOwn' in Object &&
    'at' in Array.prototype
  );
}
