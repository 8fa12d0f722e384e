import { existsSync, mkdtempSync, rmdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Where a kernel keeps the limit, in the first and in the second version of control groups. */
const kinds = [
	["/sys/fs/cgroup/memory", "memory.limit_in_bytes"],
	["/sys/fs/cgroup", "memory.max"],
] as const;

/**
 * A control group of so much memory, such as 1g; none where the kernel gives us none. It is named after our folder for
 * temporary files, so that whoever removes that finds it.
 */
export function limitMemory(size: string): {
	group: string;
	release: () => void;
} {
	const [, count = 0, unit = ""] = /^(\d+)([MG])$/i.exec(size) ?? [];
	const bytes = Number(count) * 1_024 ** (unit.toUpperCase() === "G" ? 3 : 2);
	for (const [parent, file] of kinds) {
		if (!bytes || !existsSync(join(parent, "cgroup.procs"))) continue;
		const group = mkdtempSync(join(parent, `${basename(tmpdir())}-`));
		if (existsSync(join(group, file))) {
			writeFileSync(join(group, file), String(bytes));
			return { group, release: () => rmdirSync(group) };
		}
		rmdirSync(group);
	}
	console.log("memory is not limited");
	return { group: "", release: () => {} };
}
