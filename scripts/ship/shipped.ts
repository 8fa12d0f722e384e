/** What a shop runs of the repository and of its build; packages come beside it. */
export const shippedPaths = [
	".next",
	".node-version",
	"LICENSE",
	"NOTICE.md",
	"gateway",
	"lib",
	"messages",
	"next.config.js",
	"package-lock.json",
	"package.json",
	"public",
	"scripts/backup",
	"scripts/backup.ts",
	"scripts/doctor",
	"scripts/doctor.ts",
	"scripts/operator",
	"scripts/operator.ts",
	"scripts/sample-orders",
	"scripts/start",
	"scripts/start.mjs",
	"tsconfig.json",
];

/** Below them, what the build kept for the next one and what tests alone read. */
const left =
	/^\.next\/(?:cache|dev|diagnostics|trace[^/]*|types)(?:\/|$)|\.test\.tsx?$|(?:^|\/)testing(?:\/|$)|^scripts\/start\/kill-rounds/;

export function isShipped(path: string): boolean {
	const isBelow = (folder: string) =>
		path === folder || path.startsWith(`${folder}/`);
	return shippedPaths.some(isBelow) && !left.test(path);
}
