import { caching, type Headers } from './headers.ts';
import type { Machine } from './machine.ts';

/**
 * The site as a Caddyfile (Caddy 2.6 or newer). Caddy gets its certificate and leads http to https
 * by itself.
 * @param headers those of every answer
 */
export function caddyfile(headers: Headers, { name, folder }: Machine): string {
  return `# Written by "npm run build". What must be yours: the name of the host, and root.

(every_answer) {
	header {
${Object.entries(headers)
  .map(([header, value]) => `		${header} "${value}"`)
  .join('\n')}
		-Server
	}
}

${name} {
	root * ${folder}
	import every_answer

	@assets path /assets/*
	header @assets Cache-Control "${caching.assets}"
	@others not path /assets/*
	header @others Cache-Control "${caching.others}"

	# A page has one address: /about, not /about.html or /about/.
	redir /index.html / permanent
	@otherwise path_regexp page ^/([a-z0-9-]+)(?:\\.html|/)$
	redir @otherwise /{re.page.1} permanent

	@missing path /404.html
	error @missing 404

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}

	# An error begins anew, without what was set above.
	handle_errors {
		import every_answer
		header Cache-Control "${caching.others}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
