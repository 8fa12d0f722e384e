interface LockedPackage {
	version?: string;
	license?: string;
	dev?: boolean;
}

/** As npm writes it; keys are folders such as `node_modules/a/node_modules/b`. */
export interface LockFile {
	packages: Record<string, LockedPackage>;
}

const folder = "node_modules/";

/** A table of every package the shop runs with, on any system; made from the lock file, so equal on every machine. */
export function licenceTable(lock: LockFile): string {
	const rows = Object.entries(lock.packages)
		.filter(([path, { dev }]) => path !== "" && !dev)
		.map(([path, { version, license }]) => {
			const name = path.slice(path.lastIndexOf(folder) + folder.length);
			if (!license) throw new Error(`${name} names no licence`);
			return `| ${name} | ${version} | ${license} |`;
		});
	const sorted = [...new Set(rows)].sort();
	return ["| package | version | licence |", "|---|---|---|", ...sorted].join(
		"\n",
	);
}
