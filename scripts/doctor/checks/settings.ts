import { type Check, fail, ok } from "../check";

/** The lines of the settings' own schemas end in a stop and hold the remedy. */
export const settingsCheck: Check = {
	name: "settings",
	remedy: "see the tables of settings in docs/operating.md",
	run: ({ settingFaults }) =>
		settingFaults.length === 0
			? [ok("each is right by itself, and together")]
			: settingFaults.map((line) =>
					fail(line.replace(/\.$/, ""), "in the environment or in .env"),
				),
};
