/** The databases the gateway promises to run on; a test run uses one of them. */
export type EngineName = "embedded" | "postgresql";

/** A fresh database with the sample shop in it; whoever opened it closes it. */
export interface TestDatabase {
	url: string;
	close: () => Promise<void>;
}

/** How a run gets its databases: one template is prepared, every test file works on a copy of its own. */
export interface Engine {
	/** For as many workers as will ask for copies at once. */
	prepareTemplate: (workers: number) => Promise<string>;
	copyTemplate: (template: string) => Promise<TestDatabase>;
	dropTemplate: (template: string) => Promise<void>;
}

export function engineName(): EngineName {
	return process.env.TEST_ENGINE === "postgresql" ? "postgresql" : "embedded";
}
