import { z } from "zod";

/** Settings of the backup that the shop makes every night. */
export const backupSettings = {
	BACKUP_TO: z.string().optional(),
	BACKUP_AT: z
		.string()
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be an hour such as 04:00")
		.default("04:00"),
	BACKUP_KEEP: z.coerce
		.number("must be a whole number from 1 to 9999")
		.int("must be a whole number from 1 to 9999")
		.min(1, "must be a whole number from 1 to 9999")
		.max(9_999, "must be a whole number from 1 to 9999")
		.default(14),
	BACKUP_PASSPHRASE_FILE: z.string().optional(),
};
