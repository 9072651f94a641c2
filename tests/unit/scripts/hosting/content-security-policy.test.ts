import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/site/headers/content-security-policy.ts';

const nothingInline = { inlineScripts: [], inlineStyles: [] };

/** The policy as browsers read it: values by directive. */
function directives(policy: string): Record<string, string[]> {
  const parts = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]));
}

test('nothing is allowed that is not named, and nothing unsafe is named', () => {
  const policy = contentSecurityPolicy({ map: 'https://maps.example/', ...nothingInline });
  expect(directives(policy)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'require-trusted-types-for': ["'script'"],
  });
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/maps\.example)|data:/);
});

test('another map of the shop may be framed, and no other page of the web', () => {
  const map = 'https://www.google.com/maps/embed?pb=!1m18';
  const policy = contentSecurityPolicy({ map, ...nothingInline });
  expect(directives(policy)['frame-src']).toEqual(['https://www.google.com']);
});

test('what stands inline is allowed by its hash', () => {
  const policy = contentSecurityPolicy({
    map: 'https://maps.example/',
    inlineScripts: ['sha256-a'],
    inlineStyles: ['sha256-b', 'sha256-c'],
  });
  expect(directives(policy)).toMatchObject({
    'script-src': ["'self'", "'sha256-a'"],
    'style-src': ["'self'", "'sha256-b'", "'sha256-c'"],
  });
});
