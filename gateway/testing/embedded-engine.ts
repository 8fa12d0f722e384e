import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { startEmbeddedDatabase } from "../db/embedded/start";
import { askHost, startHosts, stopHosts } from "./embedded-hosts";
import type { Engine } from "./engine";
import { fillTemplate } from "./fill-template";
import { quickFolder } from "./quick-folder";

/** A database for each test file, on a copy of the template's files. */
export const embeddedEngine: Engine = {
	async prepareTemplate(workers) {
		const template = await mkdtemp(path.join(quickFolder(), "harbour-test-"));
		const database = await startEmbeddedDatabase(template);
		try {
			await fillTemplate(database.connectionString);
		} finally {
			await database.stop();
		}
		await startHosts(workers);
		return template;
	},
	async copyTemplate(template) {
		// Inside the template, so that whatever a broken test leaves behind goes with it.
		const copy = await mkdtemp(path.join(template, "copy-"));
		cpSync(path.join(template, "postgres"), path.join(copy, "postgres"), {
			recursive: true,
		});
		return {
			url: await askHost("open", copy),
			close: async () => {
				await askHost("close", copy);
				await rm(copy, { recursive: true, force: true });
			},
		};
	},
	async dropTemplate(template) {
		stopHosts();
		await rm(template, { recursive: true, force: true });
	},
};
