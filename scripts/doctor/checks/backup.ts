import { findLast } from "@/gateway/features/platform/backup/service";
import { type Finding, ok, warn } from "../check";
import { ofTables } from "../kinds";

const nightsMax = 2;
const secondsPerHour = 60 * 60;
const lateHours = nightsMax * 24;

/** Of the backups that the shop makes by itself. */
export const backupCheck = ofTables({
	name: "backup",
	remedy: "npm run backup -- --to FOLDER",
	ask: async (db, { settings }) =>
		settings.BACKUP_TO
			? judgeBackup(await findLast(db), settings.BACKUP_TO)
			: [],
});

function judgeBackup(
	last: Awaited<ReturnType<typeof findLast>>,
	folder: string,
): Finding[] {
	const hours = Math.floor(
		(last?.ageSeconds ?? Number.POSITIVE_INFINITY) / secondsPerHour,
	);
	const again = `npm run backup -- --to ${folder} says why, if it fails again`;
	const findings: Finding[] = [];
	if (last?.failure)
		findings.push(warn(`the last backup failed: ${last.failure}`, again));
	if (hours >= lateHours)
		findings.push(
			warn(
				Number.isFinite(hours)
					? `the last backup was made ${hours} hours ago`
					: "the shop has made no backup yet",
				`let a process run that does the shop's jobs; ${again}`,
			),
		);
	return findings.length > 0
		? findings
		: [ok(`the last backup was made ${hours} hours ago`)];
}
