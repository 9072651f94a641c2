import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { findProgram, type Engine, type Tab } from './engine.ts';

/** Controls WebKitGTK's MiniBrowser through WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'webkit',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isInstalled: () => ['WebKitWebDriver', 'Xvfb'].every((name) => findProgram(name)),
  open: openTab,
};

async function openTab(): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // The sandbox needs permissions that build machines do not have.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      DISPLAY: `:${display.toString().trim()}`,
    },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 60_000 });
    return await startTab(port, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function startTab(port: number, stop: () => void): Promise<Tab> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Without its toolbar the window can be as narrow as a phone.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  });
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const find = (xpath: string) => session.findElement(By.xpath(xpath));
  const click = async (xpath: string) => {
    const element = await find(xpath);
    // The driver does not scroll to elements below the visible part of a page.
    await session.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    // A notice that is still moving cannot be clicked.
    await vi.waitFor(() => element.click(), { timeout: 10_000 });
  };
  return {
    goTo: (url) => session.get(url),
    resize: async (size) => void (await session.manage().window().setRect(size)),
    click,
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    choose: (xpath, option) => click(`${xpath}/option[.="${option}"]`),
    back: () => session.navigate().back(),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    // WebKitGTK starts no mail program, so the tab itself opens the `mailto:` URL.
    lastMailUrl: () => session.getCurrentUrl(),
    close: async () => {
      await session.quit();
      stop();
    },
  };
}
