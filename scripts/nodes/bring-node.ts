import { execFileSync } from "node:child_process";

/** The program of a Node.js of this line, which npm brings where it is not there yet. */
export function bringNode(major: number): string {
	const printed = execFileSync(
		"npm",
		[
			"exec",
			"--yes",
			"--silent",
			`--package=node@${major}`,
			"--call",
			'node --print "process.execPath"',
		],
		{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
	);
	return printed.trim();
}
