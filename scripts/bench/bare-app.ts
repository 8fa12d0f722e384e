import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nextProgram, type Served, serve } from "./serve";

// The least that Next can do for the same answers, on the same machine with the same packages: what our own pages are
// measured against. It lies in a folder of this repository that git ignores, so that it finds these packages.

const layout = `export default function Layout({ children }) {
	return <html lang="en"><body>{children}</body></html>;
}
`;

/** Text stands in a page twice: as markup and in what the browser's React reads. */
const stored = (sizes: number[]) => `export const dynamicParams = false;
export function generateStaticParams() {
	return ${JSON.stringify(sizes.map((bytes) => ({ bytes: String(bytes) })))};
}
export default async function Page({ params }) {
	const { bytes } = await params;
	return <p>{"harbour ".repeat(Math.ceil(Math.max(bytes - 6000, 0) / 16))}</p>;
}
`;

const rendered = `import Link from "next/link";
export const dynamic = "force-dynamic";
export default function Page() {
	return (
		<ul>
			{Array.from({ length: 24 }, (_, at) => (
				<li key={at}>
					<Link href={"/empty?" + at} prefetch={false}>
						<img src="/picture.webp" alt="" width="400" height="400" loading="lazy" />
						<h3>Goods number {at}</h3>
						<p>{(at * 1.1).toFixed(2)}</p>
					</Link>
				</li>
			))}
		</ul>
	);
}
`;

const empty = "export default function Page() {\n\treturn null;\n}\n";

// Next looks further up for what is missing here, and would find the shop's: these do nothing.
const instrumentation = "export function register() {}\n";
const middleware = `export default function middleware() {}
export const config = { matcher: "/nothing" };
`;

/** Builds and serves it: `/stored/<bytes>` for each size, `/rendered` with 24 cards, `/empty`. */
export async function serveBareApp(
	root: string,
	sizes: number[],
): Promise<Served> {
	const cwd = join(root, ".next-bare");
	rmSync(cwd, { recursive: true, force: true });
	const files = {
		"package.json": '{ "name": "bare", "private": true }\n',
		"next.config.mjs": "export default { poweredByHeader: false };\n",
		"middleware.js": middleware,
		"instrumentation.js": instrumentation,
		"instrumentation-client.js": "export {};\n",
		"app/layout.jsx": layout,
		"app/empty/page.jsx": empty,
		"app/rendered/page.jsx": rendered,
		"app/stored/[bytes]/page.jsx": stored(sizes),
	};
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(cwd, name)), { recursive: true });
		writeFileSync(join(cwd, name), text);
	}
	const env = { ...process.env, NODE_ENV: "production" as const };
	execFileSync(process.execPath, [nextProgram(root), "build"], {
		cwd,
		env,
		stdio: ["ignore", "ignore", "inherit"],
	});
	return serve({
		argv: (port) => [nextProgram(root), "start", "-p", String(port)],
		cwd,
		env,
		path: "/empty",
	});
}
